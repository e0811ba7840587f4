import { createContext, useContext, useSyncExternalStore } from "react";
import type { Sounds } from "./sounds.ts";

export const SoundContext = createContext<Sounds | null>(null);

export function useSounds(): Sounds {
  const found = useContext(SoundContext);
  if (found === null) throw new Error("useSounds requires a SoundContext.");
  return found;
}

/** Whether this device can ring now. */
export function useCanRing(): boolean {
  const sounds = useSounds();
  return useSyncExternalStore(sounds.subscribe, sounds.canPlay);
}
