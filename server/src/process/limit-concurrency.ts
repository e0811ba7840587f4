export type LimitedTasks = {
  /** Runs a task when its turn comes, or returns "busy" without running it. */
  run<Result>(task: () => Promise<Result>): Promise<Result | "busy">;
  /** Resolves as soon as no task runs or waits: then work may start that nobody waits for. */
  whenIdle(): Promise<void>;
};

/**
 * Runs at most `running` tasks at the same time while up to `waiting` others queue; above that the
 * result is "busy". Tasks run in order; when more than `newestFirstAbove` wait, the newest runs
 * next.
 */
export function limitConcurrency(limits: {
  running: number;
  waiting: number;
  newestFirstAbove?: number;
}): LimitedTasks {
  const newestFirstAbove = limits.newestFirstAbove ?? Number.POSITIVE_INFINITY;
  const queue: (() => void)[] = [];
  let idle: PromiseWithResolvers<void> | null = null;
  let running = 0;

  function release() {
    // The slot is handed to the next in the queue, so that a newcomer cannot take it.
    const next = queue.length > newestFirstAbove ? queue.pop() : queue.shift();
    if (next) return next();
    running--;
    if (running > 0) return;
    idle?.resolve();
    idle = null;
  }

  return {
    async run(task) {
      if (running === limits.running) {
        if (queue.length === limits.waiting) return "busy";
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        running++;
      }
      try {
        return await task();
      } finally {
        release();
      }
    },
    whenIdle() {
      if (running === 0) return Promise.resolve();
      idle ??= Promise.withResolvers();
      return idle.promise;
    },
  };
}
