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
