/** One line of the table: the measurement, its floor and its target. */
export interface Row {
  number: number;
  what: string;
  measured: string;
  floor: string;
  /** Measured / floor, where the target is a ratio. */
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
