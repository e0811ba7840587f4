import { csvRow } from "@errand/core/csv";
import type { StatementOrder } from "@errand/core/ledger/store-statements.contract";

const columns = [
  "day",
  "kind",
  "order_id",
  "sales",
  "commission",
  "delivery",
  "collected_cash",
  "refunds",
  "paid_out",
  "change",
] as const;

/**
 * The orders of days as a table, amounts with a decimal point in every language and with the sign
 * that they have in the account of the store.
 */
export function statementTable(days: { day: string; orders: StatementOrder[] }[]): {
  rows: string;
  count: number;
} {
  const rows = days.flatMap(({ day, orders }) =>
    orders.map((order) => {
      const amounts = {
        sales: order.sales,
        commission: 0 - order.commission,
        delivery: order.delivery,
        collected_cash: 0 - order.collected_cash,
        refunds: 0 - order.refunds,
        paid_out: 0 - order.paid_out,
      };
      const change = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
      const cells: Record<(typeof columns)[number], string | number | null> = {
        ...{ day, kind: order.kind, order_id: order.order_id },
        ...amounts,
        change: Math.round(change * 100) / 100,
      };
      return csvRow(columns.map((column) => cells[column]));
    }),
  );
  return { rows: csvRow(columns) + rows.join(""), count: rows.length };
}
