import { createSounds, type Sounds, type Tone } from "../../console/sounds.ts";

/** The three sounds of the tablet: a new order, a courier at the counter, trouble. */
type SoundName = "new" | "courier" | "trouble";

const sounds: Record<SoundName, readonly Tone[]> = {
  new: [
    { pitch: 880, from: 0, to: 0.22 },
    { pitch: 1174.7, from: 0.2, to: 0.42 },
    { pitch: 1568, from: 0.4, to: 0.85 },
  ],
  courier: [
    { pitch: 1046.5, from: 0, to: 0.16 },
    { pitch: 1046.5, from: 0.26, to: 0.5 },
  ],
  trouble: [
    { pitch: 196, from: 0, to: 0.35 },
    { pitch: 155.6, from: 0.35, to: 0.9 },
  ],
};

export type TabletSounds = Sounds<SoundName>;

export const createTabletSounds = (): TabletSounds => createSounds(sounds);
