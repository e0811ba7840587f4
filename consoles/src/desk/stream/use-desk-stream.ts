import type { LiveState } from "@errand/client/live-updates.ts";
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { DeskStream } from "./desk-stream.ts";

export const DeskStreamContext = createContext<DeskStream | null>(null);

export function useDeskStream(): DeskStream {
  const found = useContext(DeskStreamContext);
  if (found === null) throw new Error("useDeskStream requires a DeskStreamContext.");
  return found;
}

/** Whether the server is heard. */
export function useDeskConnection(): LiveState {
  const { subscribe, connection } = useDeskStream();
  return useSyncExternalStore(subscribe, connection);
}

/** Calls `heard` with the data of each event of this name while the screen is shown. */
export function useDeskEvent(event: string, heard: (data: unknown) => void): void {
  const stream = useDeskStream();
  const onHeard = useEffectEvent(heard);
  useEffect(() => stream.on(event, (data) => onHeard(data)), [stream, event]);
}
