/** Returns whether `intervalMs` have passed since it was last true; true the first time. */
export function createInterval(intervalMs: number): (now: Date) => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now.getTime() - lastMs < intervalMs) return false;
    lastMs = now.getTime();
    return true;
  };
}
