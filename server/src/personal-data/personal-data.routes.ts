import { fromMinor, minor } from "@errand/core/money";
import { exportPersonalData } from "@errand/core/personal-data/personal-data.contract";
import type { ShopApi } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { type Section, sections } from "./sections.ts";

/** Gives customers everything that the shop stores about them. */
export function personalDataRoutes(api: ShopApi) {
  serve(api, exportPersonalData, async (_input, { db, shopper, language, now }) => {
    const { businessName } = await api.shop();
    const exported = [];
    for (const section of sections) {
      const { key, fields } = section;
      const { rows } = await db.execute<Row>(section.query(shopper.customerId, language));
      exported.push({
        key,
        title: messageIn(language, "personalData", `title.${key}`),
        fields: fields.map((field) => ({
          key: field,
          label: messageIn(language, "personalData", `field.${field}`),
        })),
        rows: rows.map((row) => toExportedRow(row, section)),
      });
    }
    return { shop: businessName, generated_at: now.toISOString(), sections: exported };
  });
}

type Row = Record<string, string | number | boolean | null>;

function toExportedRow(row: Row, { fields, amounts = [] }: Section): Row {
  return Object.fromEntries(
    fields.map((field) => {
      const value = row[field] ?? null;
      const isAmount = typeof value === "number" && amounts.includes(field);
      return [field, isAmount ? fromMinor(minor(value)) : value];
    }),
  );
}
