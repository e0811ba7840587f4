import { createContext, useContext, useSyncExternalStore } from "react";
import type { Shift, ShiftState } from "./shift.ts";

export const ShiftContext = createContext<Shift | null>(null);

export function useShift(): Shift {
  const found = useContext(ShiftContext);
  if (found === null) throw new Error("useShift requires a ShiftContext.");
  return found;
}

export function useShiftState(): ShiftState {
  const shift = useShift();
  return useSyncExternalStore(shift.subscribe, shift.state);
}
