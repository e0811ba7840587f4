import { byteOrderMark } from "@errand/core/csv";
import { readStoreFigures } from "@errand/core/store-desk/store-figures.contract";
import type { OrderApi } from "../orders/order-api.ts";
import { completePeriod } from "../orders/period-of-days.ts";
import { serveResponse } from "../requests/serve.ts";
import { figuresTable } from "./store-figures.csv.ts";
import {
  type FigureQuery,
  readBestItems,
  readHourFigures,
  readRefusalReasons,
} from "./store-figures.data.ts";
import { summarize } from "./summarize-figures.ts";

/** What a store sold and how it worked, as JSON or as a table for a spreadsheet. */
export function storeFigureRoutes(api: OrderApi) {
  serveResponse(api, readStoreFigures, async (input, { db, staff, now, language }, c) => {
    const { timeZone, currencyCode } = await api.shop();
    const period = completePeriod(input, now, timeZone);
    const query: FigureQuery = { ...period, storeId: staff.storeId, timeZone };
    const hours = await readHourFigures(db, query);
    const figures = readStoreFigures.reply.parse({
      ...period,
      ...summarize(hours, period),
      refusal_reasons: await readRefusalReasons(db, query),
      best_items: await readBestItems(db, query, language),
    });
    if (!asksForTable(c.req.header("accept"))) return c.json(figures);
    const name = `figures-${period.from}-${period.to}.csv`;
    return c.body(byteOrderMark + figuresTable(figures, language, currencyCode), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    });
  });
}

/** Browsers and programs that take anything get JSON. */
function asksForTable(accept: string | undefined): boolean {
  const types = (accept ?? "").split(",").map((type) => type.split(";")[0]?.trim().toLowerCase());
  return types.includes("text/csv") && !types.includes("application/json");
}
