import { createContext, useContext, useSyncExternalStore } from "react";
import type { TabletSounds } from "./sounds.ts";

export const SoundContext = createContext<TabletSounds | null>(null);

export function useSounds(): TabletSounds {
  const found = useContext(SoundContext);
  if (found === null) throw new Error("useSounds requires a SoundContext.");
  return found;
}

/** Whether this device can ring now. */
export function useCanRing(): boolean {
  const sounds = useSounds();
  return useSyncExternalStore(sounds.subscribe, sounds.canPlay);
}
