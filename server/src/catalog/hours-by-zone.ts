import type { OpeningHours } from "@errand/core/catalog/availability";
import type { StoreSummary } from "./store-summary.data.ts";

/** Opening hours that active stores of one module have in common. */
export interface HoursInZone extends OpeningHours {
  moduleId: number;
  storeIds: number[];
}

/**
 * The different opening hours in each zone (`isWithin`). A thousand stores have few of them, so a
 * list that asks which stores are open at a time compares each only once.
 */
export function hoursByZone(stores: readonly StoreSummary[]): Map<number, HoursInZone[]> {
  const zones = new Map<number, Map<string, HoursInZone>>();
  for (const { id, active, ...store } of stores) {
    if (!active) continue;
    const { moduleId, zoneId, pickupZoneIds, schedules, closedDates, pausedUntil } = store;
    const key = JSON.stringify([moduleId, schedules, closedDates, pausedUntil]);
    for (const zone of new Set([zoneId, ...pickupZoneIds])) {
      const known = zones.get(zone) ?? new Map<string, HoursInZone>();
      zones.set(zone, known);
      const hours = { moduleId, active, schedules, closedDates, pausedUntil };
      const { storeIds } = known.get(key) ?? { storeIds: [] };
      known.set(key, { ...hours, storeIds: [...storeIds, id] });
    }
  }
  return new Map([...zones].map(([zone, known]) => [zone, [...known.values()]]));
}
