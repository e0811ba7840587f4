/** One line of the table: what was measured, the floor it stands beside, and what was aimed at. */
export interface Row {
  number: number;
  what: string;
  measured: string;
  floor: string;
  /** Measured / floor, where that is what the target is about. */
  ratio?: number;
  target: string;
}

export function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString("en")}/s`;
}

export function table(rows: Row[]): string {
  const lines = rows.map(({ number, what, measured, floor, ratio, target }) =>
    [number, what, measured, floor, ratio?.toFixed(2) ?? "", target].join(" | "),
  );
  return [
    "| # | what | measured | floor, same run | ratio | target now |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines.map((line) => `| ${line} |`),
  ].join("\n");
}
