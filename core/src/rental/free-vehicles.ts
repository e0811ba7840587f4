/**
 * A time that vehicles are taken for, from `start` up to but not including `end`, in milliseconds.
 */
export interface Span {
  start: number;
  end: number;
}

export interface Hold extends Span {
  quantity: number;
}

/**
 * How many of `total` vehicles are free for the whole of a span: those that the busiest moment
 * within it leaves. Never below zero. Source: contract 5.4.
 */
export function freeVehicles(total: number, holds: readonly Hold[], span: Span): number {
  const overlapping = holds.filter(({ start, end }) => start < span.end && span.start < end);
  // Between two starts nothing is taken, so the busiest moment is at the start of a hold or of the
  // span.
  const moments = [span.start, ...overlapping.map(({ start }) => start)].filter(
    (moment) => moment >= span.start,
  );
  const taken = moments.map((moment) =>
    overlapping
      .filter(({ start, end }) => start <= moment && moment < end)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
  return Math.max(0, total - Math.max(...taken));
}

/**
 * The first start from `span.start` until `latest` at which so many vehicles are free for as long
 * as the span is; null without one. Something becomes free only where a hold ends. Source: contract
 * 10.1.
 */
export function findNextFree(
  { total, quantity }: { total: number; quantity: number },
  holds: readonly Hold[],
  span: Span,
  latest: number,
): number | null {
  const length = span.end - span.start;
  const ends = holds.map(({ end }) => end).filter((end) => end > span.start && end <= latest);
  const starts = [span.start, ...ends].sort((a, b) => a - b);
  const isFree = (start: number) =>
    freeVehicles(total, holds, { start, end: start + length }) >= quantity;
  return starts.find(isFree) ?? null;
}
