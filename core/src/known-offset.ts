/** A span without a clock change: from `from` until `until`, in milliseconds since 1970. */
export interface OffsetSpan {
  timeZone: string;
  offset: number;
  from: number;
  until: number;
}

let known: OffsetSpan | null = null;

/**
 * Saves a browser the slow start of `Intl` for the moments of a span that the server has computed.
 */
export function knowOffset(span: OffsetSpan | null): void {
  known = span;
}

/** The UTC offset of `timeZone` at an instant of that span, in milliseconds; null outside it. */
export function knownOffset(instant: number, timeZone: string): number | null {
  const isKnown = known?.timeZone === timeZone && instant >= known.from && instant < known.until;
  return known && isKnown ? known.offset : null;
}
