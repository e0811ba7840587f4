import { numberFormat } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Spinner } from "@errand/ui/spinner.tsx";
import { useQuery } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment, useState } from "react";
import { Link } from "react-router";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import {
  type Column,
  changeOf,
  daysWithBalance,
  findColumns,
  type Movements,
  type ShownOrder,
  type Statement,
  toAmounts,
} from "./movements.ts";

interface StatementDaysProps {
  statement: Statement;
  month: string;
  /** The order that is shown beside; null without one. */
  shown: ShownOrder | null;
}

/** The days of a month, the last first; each opens its orders. */
export function StatementDays({ statement, month, shown }: StatementDaysProps) {
  const t = useMessages("store-money");
  const [open, setOpen] = useState(shown?.day ?? null);
  const { date } = useTimeText();
  const percent = numberFormat(useLanguage(), { style: "percent", maximumFractionDigits: 2 });
  const columns = findColumns(statement);
  if (statement.days.length === 0) return <p className="p-5 text-strong">{t("none")}</p>;
  return (
    <div className="overflow-x-auto border-t border-line">
      <table className="w-full border-collapse whitespace-nowrap tabular-nums">
        <caption className="sr-only">{t("day")}</caption>
        <thead>
          <tr className="border-b border-line text-strong">
            <th scope="col" className="px-5 py-2 text-start font-semibold">
              {t("day")}
            </th>
            {[...columns, "closing" as const].map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-end font-semibold last:pe-5">
                {column === "commission"
                  ? t("commissionRate", { rate: percent.format(statement.commission_rate / 100) })
                  : t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {daysWithBalance(statement).map((row) => (
            <Fragment key={row.day}>
              <tr className="border-b border-line">
                <th scope="row" className="px-3 text-start">
                  <button
                    type="button"
                    aria-expanded={open === row.day}
                    onClick={() => setOpen(open === row.day ? null : row.day)}
                    className="flex min-h-11 items-center gap-2 px-2 font-bold"
                  >
                    <ChevronRight
                      aria-hidden
                      className={`size-4.5 ${open === row.day ? "rotate-90" : "rtl:-scale-x-100"}`}
                    />
                    {date(`${row.day}T12:00:00Z`)}
                  </button>
                  <span className="hidden ps-2 print:inline">{date(`${row.day}T12:00:00Z`)}</span>
                </th>
                <AmountCells columns={columns} row={row} balance={row.balance} />
              </tr>
              {open === row.day && (
                <DayOrders
                  columns={columns}
                  month={month}
                  day={row.day}
                  shown={shown?.day === row.day ? shown.orderId : null}
                />
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayOrdersProps {
  columns: readonly Column[];
  month: string;
  day: string;
  /** The order that is shown beside. */
  shown: number | null;
}

function DayOrders({ columns, month, day, shown }: DayOrdersProps) {
  const t = useMessages("store-money");
  const controls = useMessages("controls");
  const { endpointQuery, scope } = useStoreClient();
  const query = useQuery(
    endpointQuery(scope, "GET /store/statements/{month}/orders", { month, day }),
  );
  if (!query.data) {
    return (
      <tr className="border-b border-line bg-panel">
        <td colSpan={columns.length + 2} className="px-5 py-3 text-center">
          {query.error ? (
            <OfficeButton tone="outline" onClick={() => void query.refetch()}>
              {controls("again")}
            </OfficeButton>
          ) : (
            <Spinner className="inline-block size-5" />
          )}
        </td>
      </tr>
    );
  }
  return query.data.orders.map((row, index) => (
    <tr
      key={row.order_id ?? `other ${index}`}
      className={`border-b border-line ${shown !== null && row.order_id === shown ? "bg-call-soft" : "bg-panel"}`}
    >
      <th scope="row" className="ps-12 text-start font-semibold">
        {row.order_id === null ? (
          <span className="inline-flex min-h-11 items-center">{t("other")}</span>
        ) : (
          <Link
            to={`?${new URLSearchParams({ month, day, order: String(row.order_id) })}`}
            replace
            aria-current={shown === row.order_id ? "true" : undefined}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {t(row.kind === "order" ? "order" : "trip", { id: String(row.order_id) })}
          </Link>
        )}
      </th>
      <AmountCells columns={columns} row={row} />
    </tr>
  ));
}

interface AmountCellsProps {
  columns: readonly Column[];
  row: Movements;
  /** At the end of a day; missing for an order, which states what it changed instead. */
  balance?: number;
}

function AmountCells({ columns, row, balance }: AmountCellsProps) {
  const money = useMoney();
  const amounts = toAmounts(row);
  return (
    <>
      {columns.map((column) => (
        <td
          key={column}
          className={`px-3 text-end ${column === "refunds" && amounts[column] < 0 ? "text-bad" : ""}`}
        >
          {amounts[column] === 0 ? "–" : money(amounts[column])}
        </td>
      ))}
      <td
        className={`pe-5 text-end ${balance === undefined ? "font-semibold text-strong" : "font-bold"}`}
      >
        {money(balance ?? changeOf(row))}
      </td>
    </>
  );
}
