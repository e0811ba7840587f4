import type { Call } from "../api-request.ts";
import type { Browse } from "./browse.ts";
import { readFirst, requestOf } from "./browse.ts";

/** Spec §9: popular stores come by twelve, the latest are cut to twelve. */
const storesInRail = 12;
const itemsInRail = 12;
export const allStoresRequest = { filter_data: "all", limit: 12 } as const;

/** A part of a page: with the page where it was ready soon, else still on its way. */
export type Part<Data> = { now: Data } | { later: Promise<Data> };

/** As long as nobody notices; a page that is whole at once also stands where it stood when somebody comes back. */
const patience = 150;

/**
 * What the home page of a module shows. What is seen first is waited for, the rest for a moment; what
 * takes longer follows in the same answer, and a part that fails leaves the others standing.
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
  const isLate = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const [categories, popularStores, popularItems] = await Promise.all([
    call("GET /categories"),
    call("GET /stores/popular", { limit: storesInRail, offset: 1 }),
    call("GET /items/popular", items),
  ]);
  const [discounted, latestStores, recommended, newItems, allStores] = await Promise.all([
    partOf(later.discounted, isLate),
    partOf(later.latestStores, isLate),
    partOf(later.recommended, isLate),
    partOf(later.newItems, isLate),
    partOf(later.allStores, isLate),
  ]);
  return {
    categories,
    popularStores,
    popularItems,
    later: { discounted, latestStores, recommended, newItems, allStores },
  };
}

/** A part that fails stays a promise: the page shows the fault in its place. */
function partOf<Data extends object>(
  data: Promise<Data>,
  isLate: Promise<null>,
): Promise<Part<Data>> {
  return Promise.race([data, isLate]).then(
    (now) => (now === null ? { later: data } : { now }),
    () => ({ later: data }),
  );
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
