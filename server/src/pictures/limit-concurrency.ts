/** Lets a few do their work at once and the others wait their turn; refuses when too many wait. */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let working = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result | "busy"> => {
    if (working === atOnce) {
      if (queue.length === waiting) return "busy";
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      working++;
    }
    try {
      return await work();
    } finally {
      // The place is handed on: nobody new can slip in before the one who waited.
      const next = queue.shift();
      if (next) next();
      else working--;
    }
  };
}
