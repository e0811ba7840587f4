import { Gauge } from "prom-client";
import type { Streams } from "./streams.ts";

/** The live streams of this process. */
export function createStreamMetrics(streams: Pick<Streams, "count">): Gauge[] {
  const open = new Gauge({
    name: "live_streams_open",
    help: "Live streams (Server-Sent Events) of this process",
    registers: [],
    collect() {
      this.set(streams.count());
    },
  });
  return [open];
}
