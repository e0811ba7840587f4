import type { Call } from "../api/api-request.ts";
import { homeLayouts, type ShopType } from "./home-layouts.ts";
import { allStoresRequest } from "./requests.ts";
import { type SectionName, sections } from "./sections.tsx";

/** What was read for a section: null when there is nothing to show. */
export type FirstSections = Partial<Record<SectionName, unknown>>;

/**
 * The sections of a module's home that are seen at once. The others are read by the browser when
 * the visitor comes near them, and so is one that could not be read here.
 */
export async function readFirstSections(call: Call, type: ShopType): Promise<FirstSections> {
  const first = await Promise.all(
    homeLayouts[type].first.map(async (name) => {
      const data = await sections[name].read(call).catch(() => undefined);
      return [name, data] as const;
    }),
  );
  return Object.fromEntries(first.filter(([, data]) => data !== undefined));
}

/** What can be sent, or rented. */
export interface Kind {
  id: number;
  name: string;
  description?: string;
  image_full_url: string | null;
}

/** What parcel and rental have to show. */
export async function readPreview(call: Call, type: "parcel" | "rental") {
  const [kinds, stores, { banners: reasons }] = await Promise.all([
    readKinds(call, type),
    call("GET /stores/get-stores/{filter_data}", allStoresRequest),
    call("GET /other-banners/why-choose"),
  ]);
  return { kinds, stores, reasons };
}

async function readKinds(call: Call, type: "parcel" | "rental"): Promise<Kind[]> {
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
