import type { DeskContract } from "@errand/core/contract.desk";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { BalanceBridge } from "../../console/office/balance-bridge.tsx";
import { DataTable } from "../../console/office/data-table.tsx";
import { officeFieldClasses } from "../../console/office/office-field.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";

type Statement = DeskContract["GET /desk/stores/{id}/statements/{month}"]["reply"];

const columns = [
  "sales",
  "commission",
  "delivery",
  "collected_cash",
  "refunds",
  "paid_out",
] as const;
/** What raises the balance; the others lower it. */
const raising: readonly string[] = ["sales", "delivery"];

type Movements = Pick<Statement, (typeof columns)[number]>;

/** The account of a store in a month, as the store reads it. */
export function StatementPage() {
  const t = useMessages("ledger");
  const { local } = useTimeText();
  const { filter, change } = useAddressFilter(["month"]);
  const present = local(Date.now()).day.slice(0, 7);
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(filter.month) ? filter.month : present;
  const { storeId = "" } = useParams();
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery({
    ...endpointQuery(scope, "GET /desk/stores/{id}/statements/{month}", {
      ...{ id: Number(storeId), month },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead
        title={query.data ? t("statementOf", { store: query.data.store.name }) : t("statement")}
      >
        <label className="flex items-center gap-2">
          <span className="text-meta font-semibold text-strong">{t("month")}</span>
          <input
            type="month"
            value={month}
            max={present}
            onChange={({ target }) => change({ month: target.value })}
            className={officeFieldClasses}
          />
        </label>
      </PageHead>
      <QueryState query={query}>{(statement) => <Month statement={statement} />}</QueryState>
    </>
  );
}

function Month({ statement }: { statement: Statement }) {
  const t = useMessages("ledger");
  const money = useMoney();
  const { date } = useTimeText();
  const amountsOf = (row: Movements) =>
    columns.map((column) => ({
      name: t(`moved.${column}`),
      amount: raising.includes(column) ? row[column] : -row[column],
    }));
  if (statement.days.length === 0) {
    return (
      <p className="p-4 text-strong md:p-5">
        {t("noDays")} {t("closing")}: <b>{money(statement.closing_balance)}</b>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-4 p-4 md:p-5">
      <div className="max-w-4xl">
        <BalanceBridge
          opening={{ name: t("opening"), amount: statement.opening_balance }}
          steps={amountsOf(statement).filter(({ amount }) => amount !== 0)}
          closing={{ name: t("closing"), amount: statement.closing_balance }}
          label={t("bridge")}
          money={money}
        />
      </div>
      <DataTable
        caption={t("statement")}
        columns={[t("day"), ...columns.map((column) => t(`moved.${column}`))]}
        rows={statement.days.toReversed().map((row) => ({
          key: row.day,
          cells: [
            date(`${row.day}T12:00:00Z`),
            ...amountsOf(row).map(({ amount }) => (amount === 0 ? "–" : money(amount))),
          ],
        }))}
      />
    </div>
  );
}
