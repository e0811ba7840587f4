import type { Call, Reply } from "../api/api-request.ts";
import { homeLayouts, type ShopType } from "./home-layouts.ts";
import { contentOf, type HomePlan, planHome, type SectionData } from "./home-plan.ts";
import { allStoresEndpoint, allStoresRequest } from "./requests.ts";
import { sections } from "./sections.tsx";

export interface HomeData {
  plan: HomePlan;
  /** The content of the sections that the server renders. */
  content: SectionData;
  /** The first page of all stores; null when the browser loads it. */
  allStores: Reply<typeof allStoresEndpoint> | null;
  /** The length of the list of all stores, whose place the page keeps; null when it failed to load. */
  storeCount: number | null;
}

/**
 * Reads every section to plan the page, and returns the content of those above the fold; for a crawler,
 * which does not scroll, of all. The browser loads the others near the viewport.
 */
export async function readHome(call: Call, type: ShopType, isCrawler: boolean): Promise<HomeData> {
  const { top, first, further } = homeLayouts[type];
  const allStores = call(allStoresEndpoint, allStoresRequest).catch(() => null);
  const entries = await Promise.all(
    [...top, ...first, ...further].map(async (name) => {
      const data = await sections[name].read(call).catch(() => undefined);
      return [name, data] as const;
    }),
  );
  const data: SectionData = Object.fromEntries(entries.filter(([, each]) => each !== undefined));
  const plan = planHome(type, data);
  const rendered = [...plan.top, ...plan.first, ...(isCrawler ? plan.further : [])];
  return {
    plan,
    content: Object.fromEntries(
      rendered
        .filter(({ name }) => name in data)
        .map((planned) => [planned.name, contentOf(planned, data[planned.name])]),
    ),
    allStores: isCrawler ? await allStores : null,
    storeCount: (await allStores)?.total_size ?? null,
  };
}

/** A kind of parcel to send, or of vehicle to rent. */
export interface PreviewCategory {
  id: number;
  name: string;
  description?: string;
  image_full_url: string | null;
}

/** Loads the preview that parcel and rental show instead of a shop. */
export async function readPreview(call: Call, type: "parcel" | "rental") {
  const [kinds, stores, { banners: reasons }] = await Promise.all([
    readKinds(call, type),
    call(allStoresEndpoint, allStoresRequest),
    call("GET /other-banners/why-choose"),
  ]);
  return { kinds, stores, reasons };
}

async function readKinds(call: Call, type: "parcel" | "rental"): Promise<PreviewCategory[]> {
  if (type === "parcel") {
    const kinds = await call("GET /parcel-category");
    return kinds.map(({ id, name, description, image_full_url }) => ({
      id,
      name,
      description,
      image_full_url,
    }));
  }
  const { vehicles } = await call("GET /rental/vehicle/category-list", { limit: 100 });
  return vehicles;
}

export type Preview = Awaited<ReturnType<typeof readPreview>>;
