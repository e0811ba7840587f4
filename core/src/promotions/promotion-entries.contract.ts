import * as z from "zod";
import { amountKind } from "../catalog/catalog.types.ts";
import {
  entryListEndpoints,
  entryOrderEndpoint,
  nameEndpoints,
} from "../entries/entry-endpoints.ts";
import { localizedText, pictureName } from "../entries/localized.ts";
import { clock, flag, id } from "../values.ts";

/** What the shop shows and offers to customers, beside its coupons (contract 7.3). */

const permission = "marketing";

export const bannerValues = z.object({
  module_id: id,
  /** Null: every zone. */
  zone_id: id.nullable().default(null),
  title: localizedText(100),
  image: pictureName,
  /** What it opens: at most one of a link, a store and an item. */
  link: z.string().max(500).nullable().default(null),
  store_id: id.nullable().default(null),
  item_id: id.nullable().default(null),
  /** Shown on the page of this store only. */
  owner_store_id: id.nullable().default(null),
  featured: flag.default(0),
});
export type BannerValues = z.output<typeof bannerValues>;

export const deskBanners = entryListEndpoints({
  ...{ path: "/desk/banners", permission, one: "banner", many: "banners" },
  values: bannerValues,
  errors: ["entry_target"],
});
export const namedDeskBanners = nameEndpoints("Banners", deskBanners);

export const campaignValues = z.object({
  module_id: id,
  title: localizedText(100),
  description: localizedText(500),
  image: pictureName,
  /** Its hours on each day; null: all day. */
  start_time: clock.nullable().default(null),
  end_time: clock.nullable().default(null),
  store_ids: z.array(id).max(500).default([]),
});
export type CampaignValues = z.output<typeof campaignValues>;

export const deskCampaigns = entryListEndpoints({
  ...{ path: "/desk/campaigns", permission, one: "campaign", many: "campaigns" },
  values: campaignValues,
  errors: ["entry_target"],
});
export const namedDeskCampaigns = nameEndpoints("Campaigns", deskCampaigns);

export const flashSaleValues = z.object({
  module_id: id,
  title: localizedText(100),
  items: z
    .array(
      z.object({
        item_id: id,
        /** The pieces for sale. */
        stock: z.int().min(1).max(100_000),
        discount_type: amountKind,
        discount: z.number().min(0.01).max(9_999_999.99),
      }),
    )
    .min(1)
    .max(500),
});
export type FlashSaleValues = z.output<typeof flashSaleValues>;

export const deskFlashSales = entryListEndpoints({
  ...{ path: "/desk/flash-sales", permission, one: "flash sale", many: "flash sales" },
  values: flashSaleValues,
  errors: ["entry_target", "flash_sale_overlaps", "flash_sale_times", "flash_sale_discount"],
});
export const namedDeskFlashSales = nameEndpoints("FlashSales", deskFlashSales);

export const advertisementValues = z.object({
  store_id: id,
  add_type: z.enum(["store_promotion", "video_promotion"]).default("store_promotion"),
  title: localizedText(100),
  description: localizedText(500),
  /** Null: the pictures of the store. */
  cover: pictureName.nullable().default(null),
  profile: pictureName.nullable().default(null),
  video_url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .default(null),
  is_rating_active: flag.default(1),
  is_review_active: flag.default(1),
});
export type AdvertisementValues = z.output<typeof advertisementValues>;

const advertisements = {
  path: "/desk/advertisements",
  permission,
  many: "advertisements",
} as const;

export const deskAdvertisements = entryListEndpoints({
  ...{ ...advertisements, one: "advertisement" },
  values: advertisementValues,
  errors: ["entry_target"],
});
export const orderDeskAdvertisements = entryOrderEndpoint(advertisements);
export const namedDeskAdvertisements = nameEndpoints("Advertisements", {
  // Before `{entry_id}`, which would match it, too.
  order: orderDeskAdvertisements,
  ...deskAdvertisements,
});
