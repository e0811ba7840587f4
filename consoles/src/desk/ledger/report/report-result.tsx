import type { GatewayReport } from "@errand/core/payouts/gateway-report.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { DataTable } from "../../../console/office/data-table.tsx";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";
import { Figures } from "../../list/figures.tsx";

/** Where a report and the books agree, and where they do not. */
export function ReportResult({ result }: { result: GatewayReport }) {
  const t = useMessages("ledger");
  const money = useMoney();
  const { date } = useTimeText();
  const { different, unknown, missing } = result;
  const agrees = different.length + unknown.length + missing.length === 0;
  return (
    <>
      <div role="status">
        <Figures
          rows={[
            [t("report.reported"), money(result.reported)],
            [t("report.booked"), money(result.booked)],
            [t("report.matched"), result.matched],
          ]}
        />
        {agrees && <p className="px-4 py-3 font-bold text-good md:px-5">{t("report.agrees")}</p>}
      </div>
      <div className="flex flex-col gap-6 p-4 md:p-5">
        {different.length > 0 && (
          <Table
            title={t("report.different", { count: different.length })}
            columns={[t("report.column.reference"), t("report.reported"), t("report.booked")]}
            rows={different.map(({ reference, amount, booked }) => [
              reference,
              money(amount),
              money(booked),
            ])}
          />
        )}
        {unknown.length > 0 && (
          <Table
            title={t("report.unknown", { count: unknown.length })}
            columns={[t("report.column.reference"), t("report.column.amount")]}
            rows={unknown.map(({ reference, amount }) => [reference, money(amount)])}
          />
        )}
        {missing.length > 0 && (
          <Table
            title={t("report.missing", { count: missing.length })}
            columns={[
              ...[t("report.column.reference"), t("column.at")],
              ...[t("column.order"), t("report.column.amount")],
            ]}
            rows={missing.map(({ reference, amount, at, order_ids }) => [
              reference,
              date(at),
              order_ids.map((id) => (
                <Link key={id} to={`/desk/orders/${id}`} className="underline">
                  {id}
                </Link>
              )),
              money(amount),
            ])}
          />
        )}
      </div>
    </>
  );
}

function Table({
  title,
  columns,
  rows,
}: {
  title: string;
  columns: readonly string[];
  rows: Parameters<typeof DataTable>[0]["rows"][number]["cells"][];
}) {
  return (
    <section>
      <h2 className="mb-1 text-body font-bold">{title}</h2>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows.map((cells, index) => ({ key: `${cells[0]} ${index}`, cells }))}
      />
    </section>
  );
}
