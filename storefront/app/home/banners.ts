import type { Item } from "@errand/core/catalog/catalog.types";
import type { Banner, Campaign } from "@errand/core/promotions/promotions.types";
import type { Call } from "../api/api-request.ts";
import { storePath } from "../catalog/paths.ts";
import { campaignPath } from "../promotions/promotion-page.ts";

/** A banner of the carousel: its picture and the target of its link. */
export interface Slide {
  key: string;
  title: string;
  /** The campaign or the campaign item that it announces. */
  about: { campaign: Campaign } | { item: Item } | null;
  image: string | null;
  leadsTo:
    | { item: { slug: string; module_id: number } }
    | { page: string }
    | { elsewhere: string }
    | null;
}

/**
 * The banners of a module, featured ones first, then its campaigns and what is sold for some days
 * only.
 */
export async function readBanners(call: Call): Promise<Slide[] | null> {
  const [all, featured, campaignItems] = await Promise.all([
    call("GET /banners"),
    call("GET /banners", { featured: 1 }),
    call("GET /campaigns/item"),
  ]);
  const isFeatured = new Set(featured.banners.map(({ id }) => id));
  const others = all.banners.filter(({ id }) => !isFeatured.has(id));
  const slides = [
    ...[...featured.banners, ...others].map(slideOf),
    ...all.campaigns.map(slideOfCampaign),
    ...campaignItems.map(slideOfItem),
  ];
  return slides.length > 0 ? slides : null;
}

export function slideOf({ id, title, image_full_url, store, item, link }: Banner): Slide {
  return {
    key: `banner-${id}`,
    title,
    about: null,
    image: image_full_url,
    leadsTo: leadsTo({ store, item, link }),
  };
}

function slideOfCampaign(campaign: Campaign): Slide {
  const { id, title, image_full_url } = campaign;
  return {
    key: `campaign-${id}`,
    title,
    about: { campaign },
    image: image_full_url,
    leadsTo: { page: campaignPath(id) },
  };
}

function slideOfItem(item: Item): Slide {
  const { id, name, image_full_url } = item;
  return {
    key: `item-${id}`,
    title: name,
    about: { item },
    image: image_full_url,
    leadsTo: leadsTo({ item, store: null, link: null }),
  };
}

function leadsTo({ store, item, link }: Pick<Banner, "store" | "item" | "link">): Slide["leadsTo"] {
  if (item) return { item: { slug: item.slug, module_id: item.module_id } };
  if (store) return { page: storePath(store) };
  return linkedPage(link);
}

/** A page of the shop or elsewhere that a banner names. */
export function linkedPage(link: string | null): Slide["leadsTo"] {
  if (link === null) return null;
  if (/^\/(?!\/)/.test(link)) return { page: link };
  // Other values are not URLs of pages; `javascript:` would be dangerous.
  return /^https?:\/\//.test(link) ? { elsewhere: link } : null;
}
