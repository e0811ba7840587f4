import * as z from "zod";
import { coupon, item } from "../catalog/catalog.types.ts";
import { listAccess } from "../catalog/listing.ts";
import { anywhere, endpoint } from "../endpoint.ts";
import { flag, id, page, paging } from "../values.ts";
import {
  advertisement,
  banner,
  campaign,
  campaignDetails,
  flashItem,
  flashSale,
  otherBannerKey,
} from "./promotions.types.ts";

export const listBanners = endpoint("GET /banners", {
  about: "Banners that lead to a store, an item or a link, and the running campaigns.",
  allow: "anyone",
  needs: ["zone"],
  reads: ["module"],
  ...anywhere,
  input: z.object({ featured: flag.default(0) }),
  reply: z.object({ campaigns: z.array(campaign), banners: z.array(banner) }),
  errors: [],
});

export const listStoreBanners = endpoint("GET /banners/{store_id}", {
  about: "The banners of a store's own page.",
  ...listAccess,
  ...anywhere,
  input: z.object({ store_id: id }),
  reply: z.array(banner),
  errors: ["store_not_found"],
});

const ofModule = {
  allow: "anyone",
  needs: ["module"],
  ...anywhere,
  input: z.object({}),
  errors: [],
} as const;

export const listOtherBanners = endpoint("GET /other-banners", {
  about: "Pictures between the sections of a module's home page.",
  ...ofModule,
  reply: z.object({
    banners: z.array(z.object({ key: otherBannerKey, image_full_url: z.string() })),
  }),
});

export const listReasons = endpoint("GET /other-banners/why-choose", {
  about: "Reasons to choose a module.",
  ...ofModule,
  reply: z.object({
    banners: z.array(
      z.object({
        id,
        title: z.string(),
        short_description: z.string(),
        image_full_url: z.string(),
      }),
    ),
  }),
});

export const listCampaigns = endpoint("GET /campaigns/basic", {
  about: "Running campaigns that stores have joined.",
  ...listAccess,
  ...anywhere,
  input: z.object({}),
  reply: z.array(campaign),
  errors: [],
});

export const getCampaign = endpoint("GET /campaigns/basic-campaign-details", {
  about: "A running campaign with its stores, open ones first.",
  ...listAccess,
  input: z.object({ basic_campaign_id: id }),
  reply: campaignDetails,
  errors: ["campaign_not_found"],
});

export const listCampaignItems = endpoint("GET /campaigns/item", {
  about: "Campaign items that are sold now or within a week.",
  ...listAccess,
  ...anywhere,
  input: z.object({}),
  reply: z.array(item),
  errors: [],
});

export const getFlashSale = endpoint("GET /flash-sales", {
  about: "The running flash sale with at most 20 of its items.",
  ...listAccess,
  ...anywhere,
  input: z.object({}),
  reply: z.object({ flash_sale: flashSale.nullable() }),
  errors: [],
});

export const listFlashSaleItems = endpoint("GET /flash-sales/items", {
  about: "All items of a running flash sale.",
  ...listAccess,
  ...anywhere,
  input: z.object({ flash_sale_id: id, ...paging }),
  reply: page("products", flashItem).extend({ flash_sale: flashSale }),
  errors: ["flash_sale_not_found", "offset_too_large"],
});

export const listAdvertisements = endpoint("GET /advertisement/list", {
  about: "Advertisements of stores, highest priority first.",
  ...listAccess,
  input: z.object({}),
  reply: z.array(advertisement),
  errors: [],
});

export const listAllCoupons = endpoint("GET /coupon/list/all", {
  about: "The coupons that every customer can use now.",
  ...listAccess,
  ...anywhere,
  input: z.object({ store_id: id.optional() }),
  reply: z.array(coupon),
  errors: [],
});
