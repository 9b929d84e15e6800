/** For tests: a painter that delivers when it is told to. */
import { vi } from "vitest";

import type { Commission, Delivery } from "./painter";

export class FakePainter {
  readonly asked: Commission[] = [];
  onmessage: ((message: MessageEvent<Delivery>) => void) | null = null;

  /** Before each test: nobody has asked for anything, and whoever hires a painter gets this one. */
  begin(): void {
    this.asked.splice(0);
    const hired = () => this;
    vi.stubGlobal("Worker", function () {
      return hired();
    });
  }

  postMessage(commission: Commission): void {
    this.asked.push(commission);
  }

  /** Deliver the picture of a world of this size, or say that it cannot be painted. */
  deliver(slug: string, radius: number, isPainted = true): void {
    const keys = this.asked.map(({ key }) => key);
    const key = keys.find((one) => one.startsWith(`${slug} ${radius} `));
    if (key === undefined) throw new Error(`nobody asked for ${slug} ${radius}`);
    const file = isPainted ? new Blob(["x"]) : undefined;
    this.onmessage?.(new MessageEvent("message", { data: { key, file } }));
  }
}
