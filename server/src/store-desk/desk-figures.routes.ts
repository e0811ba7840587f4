import { csvRow } from "@errand/core/csv";
import { AppError } from "@errand/core/errors";
import { readDeskFigures } from "@errand/core/store-desk/desk-figures.contract";
import type * as z from "zod";
import type { ShopApi } from "../config/shop.ts";
import { servesZone } from "../orders/order-ownership.ts";
import { completePeriod } from "../orders/period-of-days.ts";
import { serveResponse } from "../requests/serve.ts";
import { asksForTable, sendTable } from "../requests/table-response.ts";
import { readDeskFigures as readFigures } from "./desk-figures.data.ts";

type Figures = z.output<typeof readDeskFigures.reply>;

/** What the shop sold in the zones of an operator, as JSON or as a table for a spreadsheet. */
export function deskFigureRoutes(api: ShopApi) {
  serveResponse(api, readDeskFigures, async ({ zone_id, module_id, ...days }, ctx, c) => {
    const { db, staff, now, language, address } = ctx;
    if (zone_id !== undefined && !servesZone(staff, zone_id)) {
      throw new AppError("zone_not_found", { field: "zone_id" });
    }
    const { timeZone } = await api.shop();
    const period = completePeriod(days, now, timeZone);
    const zoneIds = zone_id === undefined ? staff.zoneIds : [zone_id];
    const query = { ...period, timeZone, zoneIds, moduleId: module_id };
    const figures = readDeskFigures.reply.parse({
      ...period,
      ...(await readFigures(db, query, language)),
    });
    if (!asksForTable(c)) return c.json(figures);
    await api.recordAudit(db, {
      ...{ staff, address, at: now },
      action: readDeskFigures.path,
      subject: "figures",
      after: { ...period, zone_id: zone_id ?? null, module_id: module_id ?? null },
    });
    return sendTable(c, `figures-${period.from}-${period.to}`, figuresTable(figures));
  });
}

/** A row for the period, each day, hour, zone and module; the first column says which. */
function figuresTable(figures: Figures): string {
  const row = (
    about: string,
    name: string,
    {
      orders,
      delivered,
      canceled,
      sales,
    }: Pick<Figures, "orders" | "delivered" | "canceled" | "sales">,
  ) => csvRow([about, name, orders, delivered, canceled, sales]);
  return [
    csvRow(["about", "name", "orders", "delivered", "canceled", "sales"]),
    row("period", `${figures.from} – ${figures.to}`, figures),
    ...figures.days.map((each) => row("day", each.day, each)),
    ...figures.hours.map((each) => row("hour", `${String(each.hour).padStart(2, "0")}:00`, each)),
    ...figures.zones.map((each) => row("zone", each.name, each)),
    ...figures.modules.map((each) => row("module", each.name, each)),
  ].join("");
}
