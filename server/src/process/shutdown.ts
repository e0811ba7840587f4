/** What has to be stopped when the process is, the last started first. */
export function createShutdown() {
  const acts: (() => unknown)[] = [];
  let running: Promise<void> | null = null;

  async function stopAll() {
    for (let act = acts.pop(); act; act = acts.pop()) await act();
  }

  return {
    add(act: () => unknown) {
      acts.push(act);
    },
    isStopping: () => running !== null,
    /** Stops everything; further calls return the same promise. */
    run(): Promise<void> {
      running ??= stopAll();
      return running;
    },
  };
}
