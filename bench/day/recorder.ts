/** What a request is for, as the tables name it. */
export type Kind =
  | "page"
  | "list"
  | "item"
  | "search"
  | "cart"
  | "order"
  | "status"
  | "store's act"
  | "courier's position"
  | "message";

interface Sample {
  kind: Kind;
  /** The hour of the day for which it was planned. */
  hour: number;
  /** Milliseconds from the moment for which it was planned to its response. */
  ms: number;
  isError: boolean;
}

/** The figures of one kind of requests. */
export interface Figures {
  count: number;
  p50: number;
  p99: number;
  errors: number;
}

/**
 * Times of requests of an open loop: whoever is late because the server is slow counts the wait,
 * too.
 */
export class Recorder {
  readonly #samples: Sample[] = [];
  /** Texts of the first errors. */
  readonly errors: string[] = [];

  /** Records what was planned for `plannedAt`, in milliseconds of `performance.now()`. */
  async record<T>(
    plan: { kind: Kind; hour: number; plannedAt: number },
    act: () => Promise<T>,
  ): Promise<T | null> {
    const { kind, hour, plannedAt } = plan;
    try {
      const result = await act();
      this.#samples.push({ kind, hour, ms: performance.now() - plannedAt, isError: false });
      return result;
    } catch (error) {
      this.#samples.push({ kind, hour, ms: performance.now() - plannedAt, isError: true });
      if (this.errors.length < 5) this.errors.push(`${kind}: ${String(error)}`);
      return null;
    }
  }

  get all(): Figures {
    return toFigures(this.#samples);
  }

  byKind(): [Kind, Figures][] {
    const groups = Map.groupBy(this.#samples, ({ kind }) => kind);
    return [...groups].map(([kind, samples]) => [kind, toFigures(samples)]);
  }

  /** By hour of the day, from 0; hours without requests are left out. */
  byHour(isCounted: (kind: Kind) => boolean): Map<number, Figures> {
    const counted = this.#samples.filter(({ kind }) => isCounted(kind));
    const groups = Map.groupBy(counted, ({ hour }) => Math.floor(hour));
    return new Map([...groups].map(([hour, samples]) => [hour, toFigures(samples)]));
  }
}

function toFigures(samples: Sample[]): Figures {
  const times = samples.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  const errors = samples.filter(({ isError }) => isError).length;
  return { count: samples.length, p50: at(0.5), p99: at(0.99), errors };
}
