/** What is said of a connection that does not stand. */
import type { Connection } from "../../api/socket";
import { say } from "../../words/words";

/** Why nothing comes from the server, and that it is tried again; empty while all is well. */
export function awayWords(connection: Connection): string {
  if (connection === "lost") return say("web-reconnecting");
  return connection === "busy" ? say("web-turned-away") : "";
}
