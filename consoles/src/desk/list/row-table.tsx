import { classNames } from "@errand/ui/class-names.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { WideContent } from "../../console/office/wide-content.tsx";
import { useRowKeys } from "./use-row-keys.ts";

interface RowTableProps {
  caption: string;
  columns: readonly { label: string; isFigure?: boolean }[];
  /** `to`: what the first cell opens. */
  rows: readonly { key: string | number; to?: string; cells: readonly ReactNode[] }[];
}

/** A dense table of things, each of which can be opened; J and K lead from one to the next. */
export function RowTable({ caption, columns, rows }: RowTableProps) {
  const body = useRowKeys();
  const alignOf = (index: number) => (columns[index]?.isFigure ? "text-end" : "text-start");
  return (
    <WideContent label={caption}>
      <table className="w-full border-collapse whitespace-nowrap tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map(({ label }, index) => (
              <th
                key={label}
                scope="col"
                className={classNames(
                  "px-3 py-2 font-semibold text-strong first:ps-5 last:pe-5",
                  alignOf(index),
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ key, to, cells: [first, ...rest] }) => (
            <tr key={key} className="border-b border-line hover:bg-sunken">
              <th scope="row" className="py-0 ps-5 pe-3 text-start">
                {to === undefined ? (
                  <span className="inline-flex min-h-11 items-center md:pointer-fine:min-h-9">
                    {first}
                  </span>
                ) : (
                  <Link
                    data-row=""
                    to={to}
                    className="inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline md:pointer-fine:min-h-9"
                  >
                    {first}
                  </Link>
                )}
              </th>
              {rest.map((cell, index) => (
                <td
                  key={columns[index + 1]?.label}
                  className={classNames("px-3 last:pe-5", alignOf(index + 1))}
                >
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
