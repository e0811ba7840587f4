import { classNames } from "@errand/ui/class-names.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { WideContent } from "../../console/office/wide-content.tsx";
import { useColumns } from "./use-columns.ts";
import { useRowKeys } from "./use-row-keys.ts";

/** A column of a table of the desk. */
export interface Column {
  label: string;
  name?: string;
  isFigure?: boolean;
}

interface RowTableProps {
  caption: string;
  /** Those with a name can be hidden, but the first. */
  columns: readonly Column[];
  /** `to`: what the first cell opens. */
  rows: readonly { key: string | number; to?: string; cells: readonly ReactNode[] }[];
}

/** A dense table of things, each of which can be opened; J and K lead from one to the next. */
export function RowTable({ caption, columns, rows }: RowTableProps) {
  const body = useRowKeys();
  const { hidden } = useColumns();
  const isShown = ({ name }: Column) => name === undefined || !hidden.has(name);
  const alignOf = ({ isFigure }: Column) => (isFigure ? "text-end" : "text-start");
  return (
    <WideContent label={caption}>
      <table className="w-full border-collapse whitespace-nowrap tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.filter(isShown).map((column) => (
              <th
                key={column.label}
                scope="col"
                className={classNames(
                  "px-3 py-2 font-semibold text-strong first:ps-5 last:pe-5",
                  alignOf(column),
                )}
              >
                {column.label}
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
              {columns.slice(1).map((column, index) =>
                isShown(column) ? (
                  <td key={column.label} className={classNames("px-3 last:pe-5", alignOf(column))}>
                    {rest[index]}
                  </td>
                ) : null,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </WideContent>
  );
}
