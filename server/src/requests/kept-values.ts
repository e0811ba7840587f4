import type { Changes } from "../database/changes.ts";

/** What was made from the catalogue for a minute of the clock, up to a size together. */
export interface KeptValues<Value> {
  get(key: string, now: Date): Value | undefined;
  /** Before something is made: gives what keeps it, unless a change comes in between. */
  begin(now: Date): (key: string, value: Value) => void;
  clear(): void;
}

/**
 * Keeps values until the catalogue changes; what depends on the clock (is a store open?) is dropped
 * when its minute ends. The oldest go when all are larger than `most`.
 */
export function keepValues<Value>(
  changes: Changes,
  most: number,
  sizeOf: (value: Value) => number,
): KeptValues<Value> {
  const values = new Map<string, { value: Value; until: number }>();
  let size = 0;
  let generation = 0;
  const clear = () => {
    generation += 1;
    size = 0;
    values.clear();
  };
  const drop = (key: string) => {
    const found = values.get(key);
    if (found) size -= sizeOf(found.value);
    values.delete(key);
  };
  changes.on("catalogue", clear);

  return {
    clear,
    get(key, now) {
      const found = values.get(key);
      return found && found.until > now.getTime() ? found.value : undefined;
    },
    begin(now) {
      const begun = generation;
      const until = endOfMinute(now);
      return (key, value) => {
        if (begun !== generation) return;
        drop(key);
        if (sizeOf(value) > most) return;
        values.set(key, { value, until });
        size += sizeOf(value);
        for (const oldest of values.keys()) {
          if (size <= most) break;
          drop(oldest);
        }
      };
    },
  };
}

export function endOfMinute(now: Date): number {
  return (Math.floor(now.getTime() / 60_000) + 1) * 60_000;
}
