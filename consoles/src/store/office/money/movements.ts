import type { StoreContract } from "@errand/core/contract.store";
import { dateFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";

/** What moves the account of a store (contract 6.3). */
export interface Movements {
  sales: number;
  commission: number;
  delivery: number;
  collected_cash: number;
  refunds: number;
  paid_out: number;
}

export type Statement = StoreContract["GET /store/statements/{month}"]["reply"];

/** An order of a day of the statement. */
export interface ShownOrder {
  day: string;
  orderId: number;
}

/** What the balance changed by, in whole cents. */
export function changeOf(row: Movements): number {
  const { sales, commission, delivery, collected_cash, refunds, paid_out } = row;
  const change = sales - commission + delivery - collected_cash - refunds - paid_out;
  return Math.round(change * 100) / 100;
}

const columns = ["sales", "commission", "delivery", "collected", "refunds", "paidOut"] as const;
export type Column = (typeof columns)[number];

/** What moved the balance, as the columns state it: what lowered it is below zero. */
export function toAmounts(row: Movements): Record<Column, number> {
  return {
    sales: row.sales,
    commission: -row.commission,
    delivery: row.delivery,
    collected: -row.collected_cash,
    refunds: -row.refunds,
    paidOut: -row.paid_out,
  };
}

/** Most stores neither deliver nor take cash themselves: the balance has the room of that. */
export function findColumns({ days }: Pick<Statement, "days">): Column[] {
  const amounts = days.map(toAmounts);
  const isUsed = (column: Column) => amounts.some((each) => each[column] !== 0);
  return columns.filter(
    (column) => (column !== "delivery" && column !== "collected") || isUsed(column),
  );
}

/** The days of a statement, the last first, each with the balance at its end. */
export function daysWithBalance({
  opening_balance,
  days,
}: Pick<Statement, "opening_balance" | "days">) {
  let balance = opening_balance;
  const balanced = days.map((row) => {
    balance = Math.round((balance + changeOf(row)) * 100) / 100;
    return { ...row, balance };
  });
  return balanced.toReversed();
}

const shownMonths = 12;

/** The last twelve months, `YYYY-MM`, the present one first. */
export function formerMonths(present: string): string[] {
  const [year = 0, month = 1] = present.split("-").map(Number);
  return Array.from({ length: shownMonths }, (_, back) => {
    const index = year * 12 + month - 1 - back;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
  });
}

export function monthText(month: string, language: Language): string {
  const format = dateFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
