/**
 * Runs at most `running` tasks at the same time while up to `waiting` others queue; above that the result is
 * "busy". Tasks run in order; when more than `newestFirstAbove` wait, the newest runs next.
 */
export function limitConcurrency(limits: {
  running: number;
  waiting: number;
  newestFirstAbove?: number;
}) {
  const newestFirstAbove = limits.newestFirstAbove ?? Number.POSITIVE_INFINITY;
  const queue: (() => void)[] = [];
  let running = 0;

  return async <Result>(task: () => Promise<Result>): Promise<Result | "busy"> => {
    if (running === limits.running) {
      if (queue.length === limits.waiting) return "busy";
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running++;
    }
    try {
      return await task();
    } finally {
      // The slot is handed to the next in the queue, so that a newcomer cannot take it.
      const next = queue.length > newestFirstAbove ? queue.pop() : queue.shift();
      if (next) next();
      else running--;
    }
  };
}
