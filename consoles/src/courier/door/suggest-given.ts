/** The notes of a purse, and the sums that people make of them. */
const steps = [5, 10, 20, 50, 100];

/** The two next round amounts that a customer gives for what is due. */
export function suggestGiven(due: number): number[] {
  const rounded = steps.map((step) => Math.ceil(due / step) * step);
  return [...new Set(rounded)]
    .filter((amount) => amount > due)
    .toSorted((a, b) => a - b)
    .slice(0, 2);
}
