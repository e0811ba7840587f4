import { eq, sql } from "drizzle-orm";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { polygonOf, textField } from "./fields.ts";
import type { Importer } from "./run-import.ts";

/** What delivery costs in a new zone until the owner decides, in minor units. */
const charges = { chargeType: "distance", perKmCharge: 60, minimumCharge: 250 } as const;

/**
 * Zones from GeoJSON polygons. One whose name is known gets the new bounds; a new one is open and
 * served by every active module.
 */
export const zonesImport: Importer<{ name: string; area: ReturnType<typeof polygonOf> }> = {
  read: (row, options) => ({ name: textField(row, options.name, 100), area: polygonOf(row) }),

  async write(tx, things) {
    const active = await tx
      .select({ id: modules.id })
      .from(modules)
      .where(eq(modules.active, true));
    for (const { name, area } of things) {
      const place = { area: { type: "Polygon" as const, coordinates: area }, ...boxOf(area) };
      const known = await tx
        .update(zones)
        .set(place)
        .where(sql`${zones.name}->>'en' = ${name}`)
        .returning({ id: zones.id });
      if (known.length > 0) continue;

      const words = { en: name, fr: name };
      const [zone] = await tx
        .insert(zones)
        .values({ name: words, displayName: words, ...place })
        .returning({ id: zones.id });
      if (!zone || active.length === 0) continue;
      await tx
        .insert(zoneModules)
        .values(active.map((module) => ({ zoneId: zone.id, moduleId: module.id, ...charges })));
    }
    return [];
  },
};

function boxOf(area: [number, number][][]) {
  const points = area.flat();
  const lngs = points.map(([lng]) => lng);
  const lats = points.map(([, lat]) => lat);
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  };
}
