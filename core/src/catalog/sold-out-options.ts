/**
 * Until when options of an item are sold out, as ISO times by the key of the option. An option is a
 * value of a group of options, or a variation.
 */
export type SoldOutOptions = Readonly<Record<string, string>>;

export type OptionRef = { groupId: string; optionId: string } | { variationId: number | string };

export function toOptionKey(option: OptionRef): string {
  return "variationId" in option
    ? String(option.variationId)
    : `${option.groupId}/${option.optionId}`;
}

/** Until when an option is sold out at a time; null while the store has some. */
export function findOptionEnd(soldOut: SoldOutOptions, option: OptionRef, at: Date): string | null {
  return findLastingEnd(soldOut[toOptionKey(option)] ?? null, at);
}

/** A stated end as an ISO time while it is not over. */
export function findLastingEnd(until: string | null, at: Date): string | null {
  if (until === null || at.getTime() >= Date.parse(until)) return null;
  return new Date(until).toISOString();
}

/** With one more sold out until a time, or back with null; what is over is left out. */
export function withOptionEnd(
  soldOut: SoldOutOptions,
  option: OptionRef,
  { until, now }: { until: Date | null; now: Date },
): SoldOutOptions {
  const { [toOptionKey(option)]: _before, ...others } = soldOut;
  const lasting = Object.entries(others).filter(([, end]) => now.getTime() < Date.parse(end));
  if (until !== null && now < until) lasting.push([toOptionKey(option), until.toISOString()]);
  return Object.fromEntries(lasting);
}
