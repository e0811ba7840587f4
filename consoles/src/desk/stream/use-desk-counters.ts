import type { DeskCounters } from "@errand/core/store-desk/desk-live.contract";
import { useSyncExternalStore } from "react";
import { useDeskStream } from "./use-desk-stream.ts";

/** How much waits, as the stream said last; nothing before that. */
export function useDeskCounters(): DeskCounters {
  const { subscribe, last } = useDeskStream();
  const said = useSyncExternalStore(subscribe, () => last("counters"));
  return (said as DeskCounters | undefined) ?? {};
}
