import type { Box } from "./boxes.ts";

/** What the codes on a bag are about: a box to tick, an order that is fetched later, or nothing. */
export type Scanned = { tick: string } | { otherOrder: number } | { nothing: true };

/** The slip on each bag has the number of its order. */
const orderNumber = /^\d{1,15}$/;

/** Each scan ticks the next bag of its order, the last one again once all are ticked. */
export function findScanned(
  codes: readonly string[],
  boxes: readonly Box[],
  ticked: ReadonlySet<string>,
): Scanned {
  const numbers = codes.filter((code) => orderNumber.test(code)).map(Number);
  const ofOrder = boxes.filter(({ jobId, kind }) => kind !== "cash" && numbers.includes(jobId));
  const box = ofOrder.find(({ key }) => !ticked.has(key)) ?? ofOrder.at(-1);
  if (box) return { tick: box.key };
  const [other] = numbers;
  return other === undefined ? { nothing: true } : { otherOrder: other };
}
