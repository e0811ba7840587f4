/**
 * A computation in steps, after each of which it can be interrupted, so that a server answers
 * requests meanwhile.
 */
export type Steps<Result> = Generator<undefined, Result>;

/** Runs a computation to its end without an interruption, and returns its result. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
