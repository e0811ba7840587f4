import { localize } from "@errand/core/language";
import { fromMinor, toPercent } from "@errand/core/money";
import { listParcelCategories, listParcelInstructions } from "@errand/core/parcel/parcel.contract";
import { eq } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { settingsTag } from "../caching/tags.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import type { Api } from "../requests/api.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import { parcelCategories, parcelInstructions } from "./parcel.tables.ts";

export function parcelRoutes(api: Api) {
  serve(api, listParcelCategories, async (_input, { db, language, module }) => {
    dependsOn(settingsTag);
    requireModuleType("parcel", module);
    const rows = await db
      .select()
      .from(parcelCategories)
      .where(eq(parcelCategories.moduleId, module.id))
      .orderBy(parcelCategories.id);
    return rows.map((row) => ({
      id: row.id,
      name: localize(row.name, language),
      description: localize(row.description, language),
      image_full_url: pictureUrl(api.settings.url, row.image),
      module_id: row.moduleId,
      parcel_per_km_shipping_charge: fromMinor(row.perKmCharge),
      parcel_minimum_shipping_charge: fromMinor(row.minimumCharge),
      tax: toPercent(row.taxRate),
    }));
  });

  serve(api, listParcelInstructions, async ({ limit, offset }, { db, language }) => {
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(parcelInstructions)
        .orderBy(parcelInstructions.id)
        .limit(limit)
        .offset((offset - 1) * limit),
      db.$count(parcelInstructions),
    ]);
    const data = rows.map(({ id, instruction }) => ({
      id,
      instruction: localize(instruction, language),
    }));
    return { total_size: total, limit, offset, data };
  });
}
