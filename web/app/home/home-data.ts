import type { Call } from "../api-request.ts";
import type { Browse } from "./browse.ts";
import { readFirst, requestOf } from "./browse.ts";

/** Spec §9: popular stores come by twelve, the latest are cut to twelve. */
const storesInRail = 12;
const itemsInRail = 12;
export const allStoresRequest = { filter_data: "all", limit: 12 } as const;

/**
 * What the home page of a module shows. What is seen first is waited for; the rest follows in the
 * same answer, and a part of it that fails leaves the others standing.
 */
export async function readSections(call: Call) {
  const items = { limit: itemsInRail };
  const later = {
    discounted: call("GET /items/discounted", items),
    latestStores: call("GET /stores/latest", { limit: storesInRail }),
    recommended: call("GET /items/recommended", items),
    newItems: call("GET /items/new-arrival", items),
    allStores: call("GET /stores/get-stores/{filter_data}", allStoresRequest),
  };
  // What fails before the page gets to it is not lost: the page shows it in its place.
  for (const part of Object.values(later)) part.catch(() => {});
  const [categories, popularStores, popularItems] = await Promise.all([
    call("GET /categories"),
    call("GET /stores/popular", { limit: storesInRail, offset: 1 }),
    call("GET /items/popular", items),
  ]);
  return { categories, popularStores, popularItems, later };
}

export type Sections = Awaited<ReturnType<typeof readSections>>;

/** A list in place of the sections, with the categories above it. */
export async function readBrowse(call: Call, browse: Browse) {
  const [categories, first] = await Promise.all([
    call("GET /categories"),
    readFirst(call, requestOf(browse)),
  ]);
  return { categories, first };
}

/** What parcel and rental have to show for now. */
export async function readPreview(call: Call) {
  const [categories, stores] = await Promise.all([
    call("GET /categories"),
    call("GET /stores/get-stores/{filter_data}", allStoresRequest),
  ]);
  return { categories, stores };
}

export type Preview = Awaited<ReturnType<typeof readPreview>>;
