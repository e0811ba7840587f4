import type { StoreContract } from "@errand/core/contract.store";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useNow } from "../../../console/use-now.ts";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { DataTable } from "../data-table.tsx";
import { Figure } from "../figure.tsx";
import { PageHead } from "../page-head.tsx";
import { QueryState } from "../query-state.tsx";
import { BalanceBridge } from "./balance-bridge.tsx";
import { changeOf, formerMonths, type Movements, monthText } from "./movements.ts";
import { PayoutAccount } from "./payout-account.tsx";
import { Refunds } from "./refunds.tsx";

type Statement = StoreContract["GET /store/statements/{month}"]["reply"];

/** What the shop owes the store and why: the month, its days, their orders. */
export function MoneyPage() {
  const t = useMessages("store-money");
  const office = useMessages("office");
  const language = useLanguage();
  const { local } = useTimeText();
  const { day } = local(useNow(60_000));
  const months = formerMonths(day.slice(0, 7));
  const [params, setParams] = useSearchParams();
  const month = months.find((each) => each === params.get("month")) ?? months[0] ?? "";
  const { endpointQuery, scope } = useStoreClient();
  const statement = useQuery(endpointQuery(scope, "GET /store/statements/{month}", { month }));
  return (
    <>
      <PageHead title={office("section.money")}>
        <select
          aria-label={t("month")}
          value={month}
          onChange={(event) => setParams({ month: event.target.value }, { replace: true })}
          className="min-h-11 rounded-[9px] border border-line bg-paper px-3 font-semibold md:min-h-9"
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {monthText(each, language)}
            </option>
          ))}
        </select>
      </PageHead>
      <div className="grid xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <QueryState query={statement}>
            {(data) => (
              <>
                <Bridge statement={data} />
                <Days statement={data} month={month} />
              </>
            )}
          </QueryState>
        </div>
        <aside className="border-line bg-panel max-xl:border-t xl:border-s">
          <Refunds />
          <PayoutAccount />
        </aside>
      </div>
    </>
  );
}

function Bridge({ statement }: { statement: Statement }) {
  const t = useMessages("store-money");
  const money = useMoney();
  const closing = statement.closing_balance;
  const steps = [
    { name: t("sales"), amount: statement.sales },
    { name: t("commission"), amount: -statement.commission },
    { name: t("delivery"), amount: statement.delivery },
    { name: t("collected"), amount: -statement.collected_cash },
    { name: t("refunds"), amount: -statement.refunds },
    { name: t("paidOut"), amount: -statement.paid_out },
  ];
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 px-4 pt-4 md:px-5">
        <span className="font-semibold text-strong">{closing < 0 ? t("youOwe") : t("owes")}</span>
        <b className="text-[2rem] font-extrabold tabular-nums">{money(Math.abs(closing))}</b>
      </p>
      <Figure
        title={t("bridge")}
        picture={
          <BalanceBridge
            opening={{ name: t("opening"), amount: statement.opening_balance }}
            steps={steps.filter(({ amount }) => amount !== 0)}
            closing={{ name: t("closing"), amount: closing }}
            label={t("bridge")}
            money={money}
          />
        }
        table={
          <DataTable
            caption={t("bridge")}
            columns={[t("change"), ""]}
            rows={[
              { name: t("opening"), amount: statement.opening_balance },
              ...steps,
              { name: t("closing"), amount: closing },
            ].map(({ name, amount }) => ({ key: name, cells: [name, money(amount)] }))}
          />
        }
      />
    </>
  );
}

const columns = ["sales", "commission", "delivery", "collected", "refunds", "paidOut"] as const;

function Days({ statement, month }: { statement: Statement; month: string }) {
  const t = useMessages("store-money");
  const [open, setOpen] = useState<string | null>(null);
  const { date } = useTimeText();
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
            {[...columns, "change" as const].map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-end font-semibold last:pe-5">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statement.days.toReversed().map((row) => (
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
                </th>
                <AmountCells row={row} isStrong />
              </tr>
              {open === row.day && <DayOrders month={month} day={row.day} />}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayOrders({ month, day }: { month: string; day: string }) {
  const t = useMessages("store-money");
  const { endpointQuery, scope } = useStoreClient();
  const query = useQuery(
    endpointQuery(scope, "GET /store/statements/{month}/orders", { month, day }),
  );
  return query.data?.orders.map((row, index) => (
    <tr key={row.order_id ?? `other ${index}`} className="border-b border-line bg-panel">
      <th scope="row" className="ps-12 text-start font-semibold">
        {row.order_id === null ? (
          <span className="inline-flex min-h-11 items-center">{t("other")}</span>
        ) : (
          <Link
            to={
              row.kind === "order"
                ? `/vendor/orders/${row.order_id}`
                : `/vendor/office/trips/${row.order_id}`
            }
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {t(row.kind === "order" ? "order" : "trip", { id: String(row.order_id) })}
          </Link>
        )}
      </th>
      <AmountCells row={row} />
    </tr>
  ));
}

function AmountCells({ row, isStrong = false }: { row: Movements; isStrong?: boolean }) {
  const money = useMoney();
  const amounts = [
    row.sales,
    -row.commission,
    row.delivery,
    -row.collected_cash,
    -row.refunds,
    -row.paid_out,
  ];
  return (
    <>
      {amounts.map((amount, index) => (
        <td
          key={columns[index]}
          className={`px-3 text-end ${columns[index] === "refunds" && amount < 0 ? "text-bad" : ""}`}
        >
          {amount === 0 ? "–" : money(amount)}
        </td>
      ))}
      <td className={`pe-5 text-end ${isStrong ? "font-bold" : "font-semibold"}`}>
        {money(changeOf(row))}
      </td>
    </>
  );
}
