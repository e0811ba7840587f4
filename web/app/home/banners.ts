import type { Banner } from "@errand/core/promotions/promotions.types";
import type { Call } from "../api/api-request.ts";
import { storePath } from "../catalog/paths.ts";

/** A banner of the carousel: its picture and the target of its link. */
export interface Slide {
  id: number;
  title: string;
  image: string | null;
  leadsTo:
    | { item: { slug: string; module_id: number } }
    | { page: string }
    | { elsewhere: string }
    | null;
}

/** The banners of a module, featured ones first. */
export async function readBanners(call: Call): Promise<Slide[] | null> {
  const [all, featured] = await Promise.all([
    call("GET /banners"),
    call("GET /banners", { featured: 1 }),
  ]);
  const isFeatured = new Set(featured.banners.map(({ id }) => id));
  const slides = [...featured.banners, ...all.banners.filter(({ id }) => !isFeatured.has(id))].map(
    slideOf,
  );
  return slides.length > 0 ? slides : null;
}

export function slideOf({ id, title, image_full_url, store, item, link }: Banner): Slide {
  return { id, title, image: image_full_url, leadsTo: leadsTo({ store, item, link }) };
}

function leadsTo({ store, item, link }: Pick<Banner, "store" | "item" | "link">): Slide["leadsTo"] {
  if (item) return { item: { slug: item.slug, module_id: item.module_id } };
  if (store) return { page: storePath(store) };
  if (link === null) return null;
  if (/^\/(?!\/)/.test(link)) return { page: link };
  // Other values are not URLs of pages; `javascript:` would be dangerous.
  return /^https?:\/\//.test(link) ? { elsewhere: link } : null;
}
