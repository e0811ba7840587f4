import { localize } from "@errand/core/language";
import {
  getProvider,
  listLatestProviders,
  listPopularProviders,
  listProviderReviews,
  listProviders,
} from "@errand/core/rental/rental.contract";
import { dependsOn } from "../caching/dependencies.ts";
import { everyVehicleTag } from "../caching/tags.ts";
import { type ReadContext, twoDecimals } from "../items/items.data.ts";
import type { ListContext } from "../lists/pages.ts";
import { listStores, type StoreQuery } from "../lists/store-list.data.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { serve } from "../requests/serve.ts";
import { findStoresByName } from "../stores/stores-by-name.data.ts";
import {
  findProvider,
  readProviderDetails,
  readProviders,
  readTripsOfProviders,
} from "./provider.data.ts";
import type { RentalApi } from "./rental-api.ts";
import { dependOnVehicleReviews, readVehicleReviews } from "./vehicle-reviews.data.ts";

/** The URL of the picture of shared links to a provider; implemented by a later feature. */
export type ProviderPreviewUrl = (api: RentalApi, ctx: ReadContext, id: number) => Promise<string>;

export function providerRoutes(api: RentalApi, previewUrl: ProviderPreviewUrl) {
  const page = async (
    ctx: ListContext,
    query: Pick<StoreQuery, "limit" | "offset" | "order" | "only">,
  ) => {
    const { limit, offset } = query;
    const { ids, total } = await listStores(api, ctx.db, {
      ...ctx,
      ...query,
      only: (store) => store.active && (query.only?.(store) ?? true),
    });
    return { total_size: total, limit, offset, stores: await readProviders(api, ctx, ids) };
  };

  serve(api, listProviders, async ({ name, ...paging }, ctx) => {
    requireModuleType("rental", ctx.module);
    const named = name === undefined ? null : new Set(await findStoresByName(api, ctx, name));
    const only: StoreQuery["only"] = ({ id }) => named?.has(id) ?? true;
    return page(ctx, { ...paging, only, order: ctx.place ? "nearby" : "popular" });
  });

  serve(api, listPopularProviders, async (paging, ctx) => {
    dependsOn(everyVehicleTag);
    requireModuleType("rental", ctx.module);
    await api.changes.flushed();
    const trips = await readTripsOfProviders(ctx.db);
    const tripsOf = ({ id }: { id: number }) => trips.get(id) ?? 0;
    return page(ctx, {
      ...paging,
      order: (a, b) => tripsOf(b) - tripsOf(a) || b.avgRating - a.avgRating,
    });
  });

  serve(api, listLatestProviders, async (paging, ctx) => {
    requireModuleType("rental", ctx.module);
    return page(ctx, { ...paging, order: "latest" });
  });

  serve(api, getProvider, async ({ id: idOrSlug }, ctx) => {
    requireModuleType("rental", ctx.module);
    const { id } = await findProvider(ctx.db, ctx.module.id, idOrSlug);
    return {
      ...(await readProviderDetails(api, ctx, id)),
      link_preview_full_url: await previewUrl(api, ctx, id),
    };
  });

  serve(api, listProviderReviews, async ({ id, limit, offset }, ctx) => {
    requireModuleType("rental", ctx.module);
    const { db, language, module } = ctx;
    const provider = await findProvider(db, module.id, String(id));
    dependOnVehicleReviews(id);
    const query = { limit, offset, language, url: api.settings.url };
    const name = localize(provider.name, language);
    if (!provider.showsReviews) {
      const none = { name, ratings: starsOf([]), avg_rating: 0, rating_count: 0 };
      return { total_size: 0, limit, offset, reviews: [], provider: none };
    }
    const { total, reviews } = await readVehicleReviews(db, { providerId: id }, query);
    return {
      total_size: total,
      limit,
      offset,
      reviews,
      provider: {
        name,
        ratings: starsOf(provider.ratings),
        avg_rating: twoDecimals(provider.avgRating),
        rating_count: provider.ratingCount,
      },
    };
  });
}

/** The numbers of ratings with five to one stars. */
function starsOf([n5 = 0, n4 = 0, n3 = 0, n2 = 0, n1 = 0]: number[]): Stars {
  return [n5, n4, n3, n2, n1];
}

type Stars = [number, number, number, number, number];
