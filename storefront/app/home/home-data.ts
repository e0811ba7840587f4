import type { RouterContextProvider } from "react-router";
import type { Call, Reply } from "../api/api-request.ts";
import { callContext } from "../rendering/server-context.ts";
import type { ShopType } from "./home-layouts.ts";
import { outlineFor } from "./home-outline.ts";
import type { HomePlan, SectionData } from "./home-plan.ts";
import { leaveToBrowser } from "./leave-to-browser.ts";
import { readPlanned } from "./read-planned.ts";
import { allStoresEndpoint, allStoresRequest } from "./requests.ts";

export interface HomeData {
  plan: HomePlan;
  /** The content of the sections that the server renders. */
  content: SectionData;
  /** The first page of all stores; null when the browser loads it. */
  allStores: Reply<typeof allStoresEndpoint> | null;
  /**
   * The length of the list of all stores, whose place the page keeps; null when it failed to load.
   */
  storeCount: number | null;
}

/**
 * Returns the plan of the page and the content of the sections above the fold; for a crawler, which
 * does not scroll, of all. The browser loads the others near the viewport.
 */
export async function readHome(
  context: Readonly<RouterContextProvider>,
  type: ShopType,
  isCrawler: boolean,
): Promise<HomeData> {
  const call = context.get(callContext);
  const { plan, storeCount } = await outlineFor(context, type);
  const rendered = [...plan.top, ...plan.first, ...(isCrawler ? plan.further : [])];
  const [content, allStores] = await Promise.all([
    Promise.all(rendered.map((planned) => leaveToBrowser(readPlanned(call, planned)))),
    isCrawler ? leaveToBrowser(call(allStoresEndpoint, allStoresRequest)) : null,
  ]);
  const loaded = rendered.flatMap(({ name }, index) =>
    content[index] === null ? [] : [[name, content[index]] as const],
  );
  return { plan, content: Object.fromEntries(loaded), allStores, storeCount };
}

/** What the home page of parcels shows. */
export async function readParcelHome(call: Call) {
  const [categories, { banners: reasons }] = await Promise.all([
    call("GET /parcel-category"),
    call("GET /other-banners/why-choose"),
  ]);
  return { categories, reasons };
}

export type ParcelHomeData = Awaited<ReturnType<typeof readParcelHome>>;
