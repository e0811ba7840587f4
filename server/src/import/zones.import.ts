import type { LocalizedText } from "@errand/core/language";
import { type Area, getParts } from "@errand/core/location/area";
import { type BasisPoints, fromPercent, minor } from "@errand/core/money";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { toImportReason } from "../messages/import-reason.ts";
import { modules } from "../modules/modules.tables.ts";
import { optionalNumberField, optionalTextField, optionalWordsField } from "./fields.ts";
import { RefusedRow } from "./import-error.ts";
import { getArea } from "./place-shapes.ts";
import type { ImportRow } from "./read-rows.ts";
import type { RejectedRow } from "./report.ts";
import type { Importer } from "./run-import.ts";

/** The initial delivery charge of a new zone. */
const charges = {
  chargeType: "distance",
  perKmCharge: minor(60),
  minimumCharge: minor(250),
} as const;

interface ImportedZone {
  name: LocalizedText;
  area: Area;
  /** Added to the delivery charge; null leaves the present value. */
  deliveryFeeRise: BasisPoints | null;
  deliveryFeeMessage: LocalizedText | null;
  /** English names of zones; null leaves the present value. */
  deliversTo: string[] | null;
  at: string;
}

/**
 * Imports zones from GeoJSON polygons and multi-polygons. A zone whose English name exists gets the
 * new bounds; a new one is open and served by every active module. `delivery_fee_rise` is a
 * percentage; `delivers_to` names the other zones that its stores deliver to, known ones or of the
 * same 1,000 rows.
 */
export const zonesImport: Importer<ImportedZone> = {
  read(row, options) {
    const name = optionalWordsField(row, options.name, 100);
    if (name === null) throw new RefusedRow("missing", { field: options.name });
    return {
      name,
      area: getArea(row),
      deliveryFeeRise: feeRiseOf(row),
      deliveryFeeMessage: optionalWordsField(row, "delivery_fee_message"),
      deliversTo: namesIn(optionalTextField(row, "delivers_to", 2_000)),
      at: row.at,
    };
  },

  async write(tx, batch) {
    const active = await tx
      .select({ id: modules.id })
      .from(modules)
      .where(eq(modules.active, true));
    const refused = await withUnknownNames(tx, batch);
    const written = batch.filter(({ at }) => !refused.some((row) => row.at === at));
    for (const { name, area, deliveryFeeRise, deliveryFeeMessage } of written) {
      const values = {
        area,
        ...getBounds(area),
        ...(deliveryFeeRise !== null && {
          deliveryFeeRise,
          deliveryFeeRaised: deliveryFeeRise > 0,
          deliveryFeeMessage,
        }),
      };
      const updated = await tx
        .update(zones)
        .set(values)
        .where(sql`${zones.name}->>'en' = ${name.en}`)
        .returning({ id: zones.id });
      if (updated.length > 0) continue;

      const [zone] = await tx
        .insert(zones)
        .values({ name, displayName: name, ...values })
        .returning({ id: zones.id });
      if (!zone || active.length === 0) continue;
      await tx
        .insert(zoneModules)
        .values(active.map((module) => ({ zoneId: zone.id, moduleId: module.id, ...charges })));
    }
    for (const { name, deliversTo } of written) {
      if (deliversTo === null) continue;
      await tx
        .update(zones)
        .set({
          deliversTo: sql`array(
            select z.id from ${zones} z where z.name->>'en' = any(${sql.param(deliversTo)}) order by z.id
          )`,
        })
        .where(sql`${zones.name}->>'en' = ${name.en}`);
    }
    return refused;
  },
};

function namesIn(text: string | null): string[] | null {
  return text?.split(";").map((name) => name.trim()) ?? null;
}

/** The rows that name a zone which neither exists nor is in the batch. */
async function withUnknownNames(tx: Database, batch: ImportedZone[]): Promise<RejectedRow[]> {
  if (batch.every(({ deliversTo }) => deliversTo === null)) return [];
  const stored = await tx.select({ name: sql<string>`${zones.name}->>'en'` }).from(zones);
  const known = new Set(
    [...stored, ...batch.map(({ name }) => ({ name: name.en }))].map(({ name }) => name),
  );
  return batch.flatMap(({ at, deliversTo }) => {
    const unknown = deliversTo?.find((name) => !known.has(name));
    return unknown === undefined
      ? []
      : [{ at, reason: toImportReason("noZone", { name: unknown }) }];
  });
}

function feeRiseOf(row: ImportRow): BasisPoints | null {
  const percent = optionalNumberField(row, "delivery_fee_rise");
  if (percent === null) return null;
  if (percent < 0 || percent > 1000) {
    throw new RefusedRow("notPercentage", { field: "delivery_fee_rise", text: percent });
  }
  return fromPercent(percent);
}

/** The bounding box of a zone. */
export function getBounds(area: Area) {
  const bounds = { south: 90, north: -90, west: 180, east: -180 };
  for (const [lng, lat] of getParts(area).flat(2)) {
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
    bounds.west = Math.min(bounds.west, lng);
    bounds.east = Math.max(bounds.east, lng);
  }
  return bounds;
}
