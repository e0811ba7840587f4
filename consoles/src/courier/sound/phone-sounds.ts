import { createContext, useContext, useSyncExternalStore } from "react";
import { createSounds, type Sounds, type Tone } from "../../console/sounds.ts";

/** The two sounds of the phone: an offer, and that another was faster. */
type SoundName = "offer" | "gone";

const sounds: Record<SoundName, readonly Tone[]> = {
  offer: [
    { pitch: 784, from: 0, to: 0.18 },
    { pitch: 1046.5, from: 0.16, to: 0.34 },
    { pitch: 1318.5, from: 0.32, to: 0.5 },
    { pitch: 1568, from: 0.48, to: 0.9 },
  ],
  gone: [{ pitch: 261.6, from: 0, to: 0.4 }],
};

export type PhoneSounds = Sounds<SoundName>;

export const createPhoneSounds = (): PhoneSounds => createSounds(sounds);

export const PhoneSoundContext = createContext<PhoneSounds | null>(null);

export function usePhoneSounds(): PhoneSounds {
  const found = useContext(PhoneSoundContext);
  if (found === null) throw new Error("usePhoneSounds requires a PhoneSoundContext.");
  return found;
}

/** Whether this phone can ring now. */
export function useCanRing(): boolean {
  const phoneSounds = usePhoneSounds();
  return useSyncExternalStore(phoneSounds.subscribe, phoneSounds.canPlay);
}
