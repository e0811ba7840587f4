import type { ReactNode } from "react";
import { WideContent } from "./wide-content.tsx";

interface DataTableProps {
  caption: string;
  /** The first column names the row; the others are figures. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of figures. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <WideContent label={caption}>
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-start">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`px-2 py-2 font-semibold text-strong ${index === 0 ? "text-start" : "text-end"}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="px-2 py-2 text-start font-semibold">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={columns[index + 1]} className="px-2 py-2 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideContent>
  );
}
