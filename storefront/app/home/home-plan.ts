import { homeLayouts, type ShopType } from "./home-layouts.ts";
import type { HomeSection, RailKind } from "./home-section.tsx";
import { type SectionName, sections } from "./sections.tsx";

/** A section that the home page shows. */
export interface PlannedSection {
  name: SectionName;
  /** The entries of a rail; those above show none of them. */
  ids?: number[];
}

export interface HomePlan {
  top: PlannedSection[];
  first: PlannedSection[];
  further: PlannedSection[];
}

/** A longer page repeats itself. The list of all stores, which is always last, is one of them. */
export const maxSections = 8;

/** A rail with fewer cards leaves a gap on the widest screen, which has so many columns. */
const minCards: Record<RailKind, number> = { items: 6, stores: 4 };

/** The loaded data of each section: null for an empty one; absent for one that failed to load. */
export type SectionData = Partial<Record<SectionName, unknown>>;

/**
 * Selects the sections of a home page from top to bottom: those with content, rails only when they
 * are full of entries that no rail above shows. One of the first that failed to load is left to the
 * browser.
 */
export function planHome(type: ShopType, data: SectionData): HomePlan {
  const layout = homeLayouts[type];
  const shown: Record<RailKind, Set<number>> = { items: new Set(), stores: new Set() };
  let room = maxSections - 1;

  function plan(names: readonly SectionName[], isRetried: boolean): PlannedSection[] {
    return names.flatMap((name) => {
      const section = room > 0 ? planned(name, data, shown, isRetried) : null;
      if (section === null) return [];
      room -= 1;
      return [section];
    });
  }

  return {
    top: plan(layout.top, true),
    first: plan(layout.first, true),
    further: plan(layout.further, false),
  };
}

function planned(
  name: SectionName,
  data: SectionData,
  shown: Record<RailKind, Set<number>>,
  isRetried: boolean,
): PlannedSection | null {
  const content = data[name];
  if (content === undefined) return isRetried ? { name } : null;
  if (content === null) return null;
  const { rail, itemIdsOf }: HomeSection = sections[name];
  for (const id of itemIdsOf?.(content) ?? []) shown.items.add(id);
  if (!rail) return { name };
  const { kind, max } = rail;
  const ids = (content as { id: number }[])
    .map(({ id }) => id)
    .filter((id) => !shown[kind].has(id))
    .slice(0, max);
  if (ids.length < minCards[kind]) return null;
  for (const id of ids) shown[kind].add(id);
  return { name, ids };
}

/** The entries of a planned rail; all content of another section. */
export function contentOf({ ids }: PlannedSection, content: unknown): unknown {
  if (ids === undefined || !Array.isArray(content)) return content;
  return content.filter(({ id }) => ids.includes(id));
}

/** Leaves out the last sections, so that `extra` further ones do not exceed the maximum. */
export function withRoomFor({ top, first, further }: HomePlan, extra: number): PlannedSection[] {
  const room = maxSections - 1 - top.length - first.length - extra;
  return further.slice(0, Math.max(0, room));
}
