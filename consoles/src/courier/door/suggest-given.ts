/** The notes of a purse, and the sums that people make of them. */
const steps = [5, 10, 20, 50, 100];

/** The next round amount that a customer gives for what is due; none for a round one. */
export function suggestGiven(due: number): number[] {
  const rounded = steps.map((step) => Math.ceil(due / step) * step);
  return rounded
    .filter((amount) => amount > due)
    .toSorted((a, b) => a - b)
    .slice(0, 1);
}
