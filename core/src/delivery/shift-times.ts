/** Until how many hours before its start a place in a shift can be given back. */
export const leaveHours = 2;

const maxHours = 12;
const hour = 3_600_000;

/** Whether a shift can be planned at `now`: it is not over, and lasts at most 12 hours. */
export function isPlannable({ from, to }: { from: Date; to: Date }, now: Date): boolean {
  const length = to.getTime() - from.getTime();
  return length > 0 && length <= maxHours * hour && to > now;
}
