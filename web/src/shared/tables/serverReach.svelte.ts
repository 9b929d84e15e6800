/** How far links to this server reach: this machine, its network, or the world. */
import { serverShown } from "../../api/rest";
import type { ServerShown } from "../../api/wire";

export type Distance = "here" | "network" | "world";

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const A_NETWORK =
  /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cde])|^[^.[\]]+$|\.local$/;

export function distanceOf(host: string): Distance {
  if (THIS_MACHINE.test(host)) return "here";
  return A_NETWORK.test(host) ? "network" : "world";
}

export class ServerReach {
  #told: ServerShown | null = $state.raw(null);

  /** Ask the server; until it has answered, links use this page's own address. */
  async ask(): Promise<void> {
    if (this.#told) return;
    this.#told = await serverShown().catch(() => null);
  }

  /** The start of links: where others can reach the server, if this page's address is of no use to
   *  them. */
  get base(): string {
    const others = this.#told?.address;
    return others && distanceOf(location.hostname) === "here" ? others : location.origin;
  }

  get distance(): Distance {
    return distanceOf(this.base.replace(/^\w+:\/\/|:\d+$/g, ""));
  }

  /** The command that starts the server so that others can reach it; empty until known. */
  get command(): string {
    return this.#told?.command ?? "";
  }
}

export const serverReach = new ServerReach();
