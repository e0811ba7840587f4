import type { Call } from "../api/api-request.ts";
import { homeLayouts, type ShopType } from "./home-layouts.ts";
import type { HomeSection } from "./home-section.tsx";
import { allStoresRequest } from "./requests.ts";
import { type SectionName, sections } from "./sections.tsx";

/** The data of each section that the server loaded; null for an empty section. */
export type FirstSections = Partial<Record<SectionName, unknown>>;

/**
 * Loads the sections above the fold; for a crawler, which does not scroll, all that need no sign-in. The
 * browser loads the others, and those that fail here, near the viewport.
 */
export async function readFirstSections(
  call: Call,
  type: ShopType,
  isCrawler: boolean,
): Promise<FirstSections> {
  const { first, further } = homeLayouts[type];
  const names = isCrawler ? [...first, ...further.filter(isPublic)] : first;
  const entries = await Promise.all(
    names.map(async (name) => {
      const data = await sections[name].read(call).catch(() => undefined);
      return [name, data] as const;
    }),
  );
  return Object.fromEntries(entries.filter(([, data]) => data !== undefined));
}

function isPublic(name: SectionName): boolean {
  const section: HomeSection = sections[name];
  return !section.isPersonal;
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
    call("GET /stores/get-stores/{filter_data}", allStoresRequest),
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
