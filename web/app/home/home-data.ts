import type { Call } from "../api-request.ts";
import { compositions, type ShopType } from "./compositions.ts";
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
    compositions[type].first.map(async (name) => {
      const data = await sections[name].read(call).catch(() => undefined);
      return [name, data] as const;
    }),
  );
  return Object.fromEntries(first.filter(([, data]) => data !== undefined));
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
