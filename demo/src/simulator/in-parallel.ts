/** Calls at the same time, so that visitors find free connections to the database. */
const parallelCalls = 4;

/** Works on all entries, a few at the same time, in their order. */
export async function inParallel<Entry>(
  entries: Entry[],
  work: (entry: Entry) => Promise<void>,
): Promise<void> {
  const left = entries.values();
  const worker = async () => {
    for (const entry of left) await work(entry);
  };
  await Promise.all(Array.from({ length: parallelCalls }, worker));
}
