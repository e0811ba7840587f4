import type { Call } from "../api/api-request.ts";
import { contentOf, type PlannedSection } from "./home-plan.ts";
import type { HomeSection } from "./home-section.tsx";
import { sections } from "./sections.tsx";

/** The content of a planned section; null when there is nothing to show any more. */
export async function readPlanned(call: Call, planned: PlannedSection): Promise<unknown> {
  const { rail, read }: HomeSection = sections[planned.name];
  const content =
    rail?.kind === "items" && planned.ids
      ? await call("GET /items/by-ids", { ids: planned.ids })
      : contentOf(planned, await read(call));
  return Array.isArray(content) && content.length === 0 ? null : content;
}
