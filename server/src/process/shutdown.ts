/** Collects what the process has to stop before it ends; the last added stops first. */
export function createShutdown() {
  const steps: (() => unknown)[] = [];
  let running: Promise<void> | null = null;

  async function stopAll() {
    for (let stop = steps.pop(); stop; stop = steps.pop()) await stop();
  }

  return {
    add(stop: () => unknown) {
      steps.push(stop);
    },
    isStopping: () => running !== null,
    /** Stops everything; further calls return the same promise. */
    run(): Promise<void> {
      running ??= stopAll();
      return running;
    },
  };
}
