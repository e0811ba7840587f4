import { localize } from "@errand/core/language";
import {
  listVehicleBrands,
  listVehicleCategories,
} from "@errand/core/rental/vehicle-taxonomy.contract";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { settingsTag } from "../caching/tags.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import { vehicleBrands, vehicleCategories, vehicles } from "./rental.tables.ts";
import type { RentalApi } from "./rental-api.ts";
import { selectValues } from "./vehicle-names.data.ts";
import { offeredBy } from "./vehicle-search.ts";

/** Categories and brands of vehicles. */
export function taxonomyRoutes(api: RentalApi) {
  serve(api, listVehicleCategories, async ({ limit, offset, search }, ctx) => {
    dependsOn(settingsTag);
    requireModuleType("rental", ctx.module);
    const { db, language, module } = ctx;
    const { id, name, image, moduleId, active } = vehicleCategories;
    const matching = and(
      eq(moduleId, module.id),
      eq(active, true),
      search === undefined
        ? undefined
        : sql`strpos(search_text(${name}), plain_text(${search})) > 0`,
    );
    const [rows, total] = await Promise.all([
      db
        .select({ id, name, image })
        .from(vehicleCategories)
        .where(matching)
        .orderBy(id)
        .limit(limit)
        .offset((offset - 1) * limit),
      db.$count(vehicleCategories, matching),
    ]);
    const categories = rows.map((row) => ({
      id: row.id,
      name: localize(row.name, language),
      image_full_url: pictureUrl(api.settings.url, row.image),
    }));
    return { total_size: total, limit, offset, vehicles: categories };
  });

  serve(api, listVehicleBrands, async ({ limit, offset, search, unused }, ctx) => {
    requireModuleType("rental", ctx.module);
    const providerIds = await offeredBy(api, { ...ctx, zoneIds: null });
    const { id, name, image, active } = vehicleBrands;
    const isUsed = inArray(id, selectValues(ctx.db, vehicles.brandId, providerIds));
    const matching = and(
      unused === 1 ? or(isUsed, eq(active, true)) : and(isUsed, eq(active, true)),
      search === undefined
        ? undefined
        : sql`strpos(plain_text(${name}), plain_text(${search})) > 0`,
    );
    const [rows, total] = await Promise.all([
      ctx.db
        .select({ id, name, image })
        .from(vehicleBrands)
        .where(matching)
        .orderBy(name)
        .limit(limit)
        .offset((offset - 1) * limit),
      ctx.db.$count(vehicleBrands, matching),
    ]);
    const brands = rows.map(({ image, ...brand }) => ({
      ...brand,
      image_full_url: pictureUrl(api.settings.url, image),
    }));
    return { total_size: total, limit, offset, brands };
  });
}
