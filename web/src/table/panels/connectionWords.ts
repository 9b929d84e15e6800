/** What to say about a lost connection. */
import type { Connection } from "../../api/socket";
import { say } from "../../words/words";

/** Why nothing comes from the server, and that we keep trying; empty while all is well. */
export function awayWords(connection: Connection): string {
  if (connection === "lost") return say("web-reconnecting");
  return connection === "busy" ? say("web-turned-away") : "";
}
