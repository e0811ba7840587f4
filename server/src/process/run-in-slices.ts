import { setImmediate } from "node:timers/promises";
import type { Steps } from "@errand/core/steps";

/** How long a slice takes, in milliseconds; the step that it ends with may take longer. */
const sliceMs = 5;

/** Runs a computation, and lets the process answer requests between slices of it. */
export async function runInSlices<Result>(
  steps: Steps<Result>,
  { slice = sliceMs }: { slice?: number } = {},
): Promise<Result> {
  let begun = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - begun < slice) continue;
    await setImmediate();
    begun = performance.now();
  }
}
