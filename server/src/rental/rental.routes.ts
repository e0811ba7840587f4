import { localize } from "@errand/core/language";
import {
  listProviders,
  listTopRatedVehicles,
  listVehicleCategories,
} from "@errand/core/rental/rental.contract";
import { and, eq, sql } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { settingsTag } from "../caching/tags.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { listStores } from "../lists/store-list.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import { findStoresByName } from "../stores/stores-by-name.data.ts";
import { readProviders } from "./provider.data.ts";
import { vehicleCategories } from "./rental.tables.ts";
import { readTopRatedVehicles } from "./vehicle.data.ts";

export function rentalRoutes(api: CatalogApi) {
  serve(api, listTopRatedVehicles, async ({ limit, offset }, ctx) => {
    requireModuleType("rental", ctx.module);
    const query = { moduleId: ctx.module.id, zoneIds: ctx.zoneIds, limit, offset };
    const { total, vehicles } = await readTopRatedVehicles(api, ctx, query);
    return { total_size: total, limit, offset, vehicles };
  });

  serve(api, listVehicleCategories, async ({ limit, offset, search }, ctx) => {
    dependsOn(settingsTag);
    requireModuleType("rental", ctx.module);
    const { db, language, module } = ctx;
    const { id, name, image, moduleId } = vehicleCategories;
    const matching = and(
      eq(moduleId, module.id),
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

  serve(api, listProviders, async ({ limit, offset, name }, ctx) => {
    requireModuleType("rental", ctx.module);
    const named = name === undefined ? null : new Set(await findStoresByName(api, ctx, name));
    const { ids, total } = await listStores(api, ctx.db, {
      ...ctx,
      limit,
      offset,
      only: ({ id }) => named?.has(id) ?? true,
      order: ctx.place ? "nearby" : "popular",
    });
    return { total_size: total, limit, offset, stores: await readProviders(api, ctx, ids) };
  });
}
