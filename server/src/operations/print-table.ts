/**
 * Prints rows below their header. The first column is aligned to the left, the others to the right,
 * where their numbers are; `left` names more columns of text.
 */
export function printTable(
  header: string[],
  rows: string[][],
  print: (line: string) => void,
  { left = [] }: { left?: string[] } = {},
) {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isLeft = header.map((title, column) => column === 0 || left.includes(title));
  for (const row of [header, ...rows]) {
    const cells = row.map((cell, column) =>
      isLeft[column] ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    print(cells.join("  ").trimEnd());
  }
}
