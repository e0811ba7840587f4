import { csvRow } from "@errand/core/csv";
import type { Language } from "@errand/core/language";
import type { readStoreFigures } from "@errand/core/store-desk/store-figures.contract";
import type * as z from "zod";
import { type MessageKey, messageIn } from "../messages/messages.ts";

type Figures = z.output<typeof readStoreFigures.reply>;

function bestSeller(
  about: string,
  { name, sales, quantity }: { name: string; sales: number; quantity: number },
) {
  return [about, name, ...[null, null, null], sales.toFixed(2), quantity, null];
}

/**
 * The figures as one table, whose first column says what a row is about. Amounts have a decimal
 * point in every language. Names of items and reasons are written by people: `csvRow` keeps
 * spreadsheets from running them.
 */
export function figuresTable(figures: Figures, language: Language, currency: string): string {
  const text = (key: MessageKey<"storeFigures">) => messageIn(language, "storeFigures", key);
  const counts = ({ orders, delivered, refusals, sales }: Figures["days"][number] | Figures) => [
    orders,
    delivered,
    refusals,
    sales.toFixed(2),
  ];
  const { times } = figures;
  const { made, kept } = figures.promises;
  const promises = { kept, missed: made - kept };
  const rows: (string | number | null)[][] = [
    [
      text("column.about"),
      text("column.name"),
      text("column.orders"),
      text("column.delivered"),
      text("column.refusals"),
      `${text("column.sales")} (${currency})`,
      text("column.pieces"),
      text("column.minutes"),
    ],
    [text("about.period"), `${figures.from} – ${figures.to}`, ...counts(figures), null, null],
    ...figures.days.map((row) => [text("about.day"), row.day, ...counts(row), null, null]),
    ...figures.hours.map((row) => [
      text("about.hour"),
      `${String(row.hour).padStart(2, "0")}:00`,
      ...counts({ ...row, day: "" }),
      null,
      null,
    ]),
    ...figures.best_items.map((item) => bestSeller(text("about.item"), item)),
    ...figures.best_vehicles.map((vehicle) => bestSeller(text("about.vehicle"), vehicle)),
    ...figures.refusal_reasons.map(({ reason, count }) => [
      text("about.refusal"),
      reason ?? text("noReason"),
      ...[null, null, count, null, null, null],
    ]),
    ...(["kept", "missed"] as const).map((promise) => [
      text("about.promise"),
      text(`promise.${promise}`),
      promises[promise],
      ...[null, null, null, null, null],
    ]),
    ...(["accept", "prepare", "deliver"] as const).map((time) => [
      text("about.time"),
      text(`time.${time}`),
      ...[null, null, null, null, null, times[time]],
    ]),
  ];
  return rows.map(csvRow).join("");
}
