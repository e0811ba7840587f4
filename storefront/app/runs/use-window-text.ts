import { useDateTimeText } from "../orders/date-time-text.ts";

/** The times between which a run is at the door: "19:30–19:40", or one time. */
export function useWindowText() {
  const { clock } = useDateTimeText();
  return ({ from, to }: { from: string; to: string }) => {
    const [first, last] = [clock(from), clock(to)];
    return first === last ? first : `${first}–${last}`;
  };
}
