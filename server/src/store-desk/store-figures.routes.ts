import { readStoreFigures } from "@errand/core/store-desk/store-figures.contract";
import { reasonIn } from "../messages/reason.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { completePeriod } from "../orders/period-of-days.ts";
import { serveResponse } from "../requests/serve.ts";
import { asksForTable, sendTable } from "../requests/table-response.ts";
import { figuresTable } from "./store-figures.csv.ts";
import { type FigureQuery, type FigureReader, storeFigures } from "./store-figures.data.ts";
import { summarize } from "./summarize-figures.ts";

/**
 * What a store or a rental provider sold and how it worked, as JSON or as a table for a
 * spreadsheet.
 */
export function storeFigureRoutes(api: OrderApi, ofProvider: FigureReader) {
  serveResponse(api, readStoreFigures, async (input, { db, staff, now, language }, c) => {
    const { timeZone, currencyCode } = await api.shop();
    const period = completePeriod(input, now, timeZone);
    const query: FigureQuery = { ...period, storeId: staff.storeId, timeZone };
    const reader = staff.kind === "rental_staff" ? ofProvider : storeFigures;
    const hours = await reader.readHours(db, query);
    const figures = readStoreFigures.reply.parse({
      ...period,
      ...summarize(hours, period),
      refusal_reasons: (await reader.readReasons(db, query)).map(({ reason, count }) => ({
        reason: reason && reasonIn(language, reason),
        count,
      })),
      ...(await reader.readBest(db, query, language)),
    });
    if (!asksForTable(c)) return c.json(figures);
    const name = `figures-${period.from}-${period.to}`;
    return sendTable(c, name, figuresTable(figures, language, currencyCode));
  });
}
