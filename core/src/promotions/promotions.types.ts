import * as z from "zod";
import { amountKind, item, store } from "../catalog/catalog.types.ts";
import { clock, day, flag, id, money, slug, timestamp } from "../values.ts";

/** Campaigns, banners, flash sales and advertisements in API responses (contract 2.3). */

const nullableUrl = z.string().nullable();

export const campaign = z.object({
  id,
  title: z.string(),
  description: z.string(),
  image_full_url: nullableUrl,
  module_id: id,
  available_date_starts: day,
  available_date_ends: day,
  start_time: clock.nullable(),
  end_time: clock.nullable(),
});
export type Campaign = z.infer<typeof campaign>;
export const campaignDetails = campaign.extend({ stores: z.array(store) });

export const banner = z.object({
  id,
  title: z.string(),
  type: z.enum(["store_wise", "item_wise", "default"]),
  image_full_url: nullableUrl,
  link: z.string().nullable(),
  store: z
    .object({
      id,
      slug,
      name: z.string(),
      module_id: id,
      zone_id: id,
      latitude: z.number(),
      longitude: z.number(),
    })
    .nullable(),
  item: item.nullable(),
});
export type Banner = z.infer<typeof banner>;

export const otherBannerKey = z.enum([
  "basic_section_nearby",
  "bottom_section_banner",
  "best_reviewed_section_banner",
  "new_arrival_section_banner",
  "promotion",
]);

export const flashItem = z.object({
  id,
  flash_sale_id: id,
  item_id: id,
  stock: z.int(),
  sold: z.int(),
  available_stock: z.int(),
  price: money,
  discount_type: amountKind,
  discount: z.number(),
  discount_amount: money,
  item,
});
export type FlashItem = z.infer<typeof flashItem>;

export const flashSale = z.object({
  id,
  title: z.string(),
  start_date: timestamp,
  end_date: timestamp,
  active_products: z.array(flashItem),
});
export type FlashSale = z.infer<typeof flashSale>;

export const advertisement = z.object({
  id,
  store_id: id,
  add_type: z.enum(["video_promotion", "store_promotion"]),
  title: z.string(),
  description: z.string(),
  cover_image_full_url: nullableUrl,
  profile_image_full_url: nullableUrl,
  video_attachment_full_url: nullableUrl,
  is_rating_active: flag,
  is_review_active: flag,
  average_rating: z.number(),
  reviews_comments_count: z.int(),
  store,
});
export type Advertisement = z.infer<typeof advertisement>;
