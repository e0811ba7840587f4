import { localValues } from "@errand/ui/safe-storage.ts";
import { personalValue } from "../../console/staff-session.ts";

/** Whether somebody takes orders on this device, and when a sound of it was last heard. */
export interface ShiftState {
  /** Since when, in milliseconds; null while nobody does. */
  since: number | null;
  /** When a person last confirmed or answered a ring; null before the first time. */
  heardAt: number | null;
}

export interface Shift {
  state(): ShiftState;
  subscribe(listener: () => void): () => void;
  start(): void;
  end(): void;
  noteHeard(): void;
}

/** Creates the shift of this device, which survives a reload. */
export function createShift(): Shift {
  const name = personalValue("store", "shift");
  // Written by `change` alone.
  let state = (localValues.readJson(name) as ShiftState | null) ?? { since: null, heardAt: null };
  const listeners = new Set<() => void>();

  function change(changes: Partial<ShiftState>) {
    state = { ...state, ...changes };
    localValues.write(name, JSON.stringify(state));
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => change({ since: Date.now() }),
    end: () => change({ since: null }),
    noteHeard: () => change({ heardAt: Date.now() }),
  };
}
