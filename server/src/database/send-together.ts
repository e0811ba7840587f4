/**
 * Waits for statements that were sent on one connection without waiting for each other, and returns
 * their results. PostgreSQL executes named ones in the order of the calls and skips those after a
 * failed one; others are sent later, in any order. Waits for all even after an error, so that none
 * is sent once the transaction has ended, and throws the first error: the others follow from it.
 */
export async function sendTogether<const Results extends unknown[]>(
  ...sent: Results
): Promise<{ [Place in keyof Results]: Awaited<Results[Place]> }> {
  let first: { error: unknown } | null = null;
  const watched = sent.map((result) =>
    Promise.resolve(result).catch((error: unknown) => {
      first ??= { error };
    }),
  );
  const results = await Promise.all(watched);
  // Assigned in a callback, which the compiler does not follow.
  const failed = first as { error: unknown } | null;
  if (failed) throw failed.error;
  return results as { [Place in keyof Results]: Awaited<Results[Place]> };
}
