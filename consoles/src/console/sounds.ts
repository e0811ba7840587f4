export interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from the beginning of the sound. */
  from: number;
  to: number;
}

/** The loudness of a sound, and that of a ring that nobody has answered for long. */
const gains = { usual: 0.5, loud: 1 };

export interface Sounds<Name extends string> {
  /** Whether a sound would be heard: the browser allows it, and the device plays it. */
  canPlay(): boolean;
  /** Called in a press, it makes the browser allow sound; resolves to whether it does. */
  allow(): Promise<boolean>;
  play(name: Name, isLoud?: boolean): void;
  /** Calls back when `canPlay` may have changed; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the sounds of a console, made by the browser's own synthesizer, so that none has to be
 * loaded before it can ring.
 */
export function createSounds<Name extends string>(
  sounds: Record<Name, readonly Tone[]>,
): Sounds<Name> {
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
      if (!("AudioContext" in globalThis)) return false;
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
