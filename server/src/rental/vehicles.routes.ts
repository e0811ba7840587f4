import { AppError } from "@errand/core/errors";
import {
  getVehicle,
  listPopularVehicleNames,
  listProviderVehicles,
  listTopRatedVehicles,
  listVehicleReviews,
  readVehicleCalendar,
  searchVehicles,
  suggestVehicles,
} from "@errand/core/rental/rental.contract";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { dependsOn } from "../caching/dependencies.ts";
import { everyVehicleTag, vehicleTag } from "../caching/tags.ts";
import type { ReadContext } from "../items/items.data.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import { requireCalendarRange } from "./calendar-range.ts";
import { findProvider } from "./provider.data.ts";
import type { RentalApi } from "./rental-api.ts";
import { findVehicle, readVehicleResponses } from "./vehicle.data.ts";
import { readVehicleDays } from "./vehicle-calendar.data.ts";
import { readPopularNames, suggestNames } from "./vehicle-names.data.ts";
import { dependOnVehicleReviews, readVehicleReviews } from "./vehicle-reviews.data.ts";
import { listTopRated, searchFleet } from "./vehicle-search.ts";

/** The URL of the picture of shared links to a vehicle; implemented by a later feature. */
export type VehiclePreviewUrl = (
  api: RentalApi,
  ctx: ReadContext,
  vehicle: Vehicle,
) => Promise<string>;

export function vehicleRoutes(api: RentalApi, previewUrl: VehiclePreviewUrl) {
  serve(api, listTopRatedVehicles, async (page, ctx) => {
    requireModuleType("rental", ctx.module);
    return listTopRated(api, ctx, page);
  });

  serve(api, searchVehicles, async ({ provider_id: providerId, ...search }, ctx) => {
    requireModuleType("rental", ctx.module);
    return searchFleet(api, ctx, { ...search, providerId });
  });

  serve(api, listProviderVehicles, async ({ provider_id, ...search }, ctx) => {
    requireModuleType("rental", ctx.module);
    const { id: providerId } = await findProvider(ctx.db, ctx.module.id, provider_id);
    return searchFleet(api, ctx, { ...search, providerId, anywhere: true });
  });

  serve(api, suggestVehicles, async ({ name }, ctx) => {
    requireModuleType("rental", ctx.module);
    return suggestNames(api, ctx, name);
  });

  serve(api, listPopularVehicleNames, async (_input, ctx) => {
    dependsOn(everyVehicleTag);
    requireModuleType("rental", ctx.module);
    return readPopularNames(api, ctx);
  });

  serve(api, getVehicle, async ({ id: idOrSlug }, ctx) => {
    requireModuleType("rental", ctx.module);
    const { id } = await findVehicle(ctx.db, ctx.module.id, idOrSlug);
    const [vehicle] = await readVehicleResponses(api, ctx, [id]);
    if (!vehicle) throw new AppError("vehicle_not_found");
    return { ...vehicle, link_preview_full_url: await previewUrl(api, ctx, vehicle) };
  });

  serve(api, readVehicleCalendar, async ({ id: idOrSlug, from, to }, ctx) => {
    const { db, module, now } = ctx;
    requireModuleType("rental", module);
    const { timeZone } = await api.shop();
    requireCalendarRange({ from, to }, { timeZone, now });
    const { id } = await findVehicle(db, module.id, idOrSlug);
    const days = await readVehicleDays(db, [id], { from, to, timeZone }, now);
    return { days: days.get(id) ?? [] };
  });

  serve(api, listVehicleReviews, async ({ id, limit, offset }, ctx) => {
    requireModuleType("rental", ctx.module);
    const { db, language, module } = ctx;
    const { providerId, showsReviews } = await findVehicle(db, module.id, String(id));
    dependsOn(vehicleTag(id));
    dependOnVehicleReviews(providerId);
    if (!showsReviews) return { total_size: 0, limit, offset, reviews: [] };
    const query = { limit, offset, language, url: api.settings.url };
    const { total, reviews } = await readVehicleReviews(db, { vehicleId: id }, query);
    return { total_size: total, limit, offset, reviews };
  });
}
