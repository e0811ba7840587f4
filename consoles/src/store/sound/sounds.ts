/**
 * The three sounds of the tablet, made by the browser's own synthesizer, so that none has to be
 * loaded before it can ring: a new order, a courier at the counter, trouble.
 */
export type SoundName = "new" | "courier" | "trouble";

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from the beginning of the sound. */
  from: number;
  to: number;
}

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

/** The loudness of a sound, and that of a ring that nobody has answered for a minute. */
const gains = { usual: 0.5, loud: 1 };

export interface Sounds {
  /** Whether a sound would be heard: the browser allows it, and the device plays it. */
  canPlay(): boolean;
  /** Called in a press, it makes the browser allow sound; resolves to whether it does. */
  allow(): Promise<boolean>;
  play(name: SoundName, isLoud?: boolean): void;
  /** Calls back when `canPlay` may have changed; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export function createSounds(): Sounds {
  const listeners = new Set<() => void>();
  let context: AudioContext | null = null;

  /** Its creation is a load of its own for the device, so it waits until it is needed. */
  function getContext(): AudioContext {
    if (context) return context;
    context = new AudioContext();
    context.addEventListener("statechange", () => {
      for (const listener of listeners) listener();
    });
    return context;
  }

  return {
    canPlay: () => context?.state === "running",
    async allow() {
      const sound = getContext();
      // A browser that does not allow it leaves the promise open.
      await Promise.race([
        sound.resume().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, 500)),
      ]);
      return sound.state === "running";
    },
    play(name, isLoud = false) {
      if (context?.state !== "running") return;
      const { currentTime, destination } = context;
      for (const { pitch, from, to } of sounds[name]) {
        const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
        const gain = new GainNode(context, { gain: 0 });
        const peak = isLoud ? gains.loud : gains.usual;
        gain.gain.setValueAtTime(0, currentTime + from);
        gain.gain.linearRampToValueAtTime(peak, currentTime + from + 0.02);
        gain.gain.exponentialRampToValueAtTime(0.001, currentTime + to);
        tone.connect(gain).connect(destination);
        tone.start(currentTime + from);
        tone.stop(currentTime + to);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
