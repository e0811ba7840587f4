import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { entryListEndpoints, nameEndpoints } from "../entries/entry-endpoints.ts";
import { entryEffect } from "../entries/entry-schema.ts";
import { flag, id, money, text } from "../values.ts";

/** The zones of the shop and what a delivery costs in them, at the desk (contract 7.3). */

const words = z.strictObject({ en: text(500), fr: text(500) });

const position = z.tuple([z.number().min(-360).max(360), z.number().min(-90).max(90)]);
/** Closed: it ends where it begins. */
const ring = z.array(position).min(4).max(20_000);
/** The outer ring, then its holes. */
const rings = z.array(ring).min(1).max(200);
export const zoneShape = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("Polygon"), coordinates: rings }),
  z.strictObject({ type: z.literal("MultiPolygon"), coordinates: z.array(rings).min(1).max(200) }),
]);

/** What a delivery of one module costs: a fixed charge, or one by the distance. */
export const deliveryTerms = z.strictObject({
  kind: z.enum(["fixed", "distance"]),
  /** Of the kind `fixed`. */
  charge: money.nullable().default(null),
  /** Of the kind `distance`, as the least and the most are. */
  per_km: money.nullable().default(null),
  minimum: money.nullable().default(null),
  maximum: money.nullable().default(null),
  /** Orders above it cannot be paid in cash. */
  maximum_cash_order: money.nullable().default(null),
});

export const zoneValues = z.strictObject({
  name: words,
  area: zoneShape,
  /** The ways to pay that the zone takes, of those of the shop. */
  cash: z.boolean(),
  online: z.boolean(),
  transfers: z.boolean(),
  /** Percent on top of the delivery charge. */
  delivery_fee_rise: z.number().min(0).max(1000),
  /** Why it is on top. */
  delivery_fee_message: words.nullable(),
  /** The other zones that stores of this one deliver to. */
  delivers_to: z.array(id).max(500),
  /** By the id of the module; null and missing: the module does not serve the zone. */
  delivery: z.record(z.stringFormat("id", /^[1-9]\d{0,9}$/), deliveryTerms.nullable()),
});
export type ZoneValues = z.output<typeof zoneValues>;
export type ZoneDeliveryTerms = z.output<typeof deliveryTerms>;

/** What `check` refuses values for. */
const errors = [
  "zone_area_crossing",
  "zone_area_invalid",
  "zone_name_taken",
  "zone_target_unknown",
  "zone_terms_invalid",
] as const;

export const deskZones = entryListEndpoints({
  path: "/desk/settings/zones",
  permission: "settings",
  one: "zone",
  many: "zones",
  values: zoneValues,
  errors,
});

export const namedDeskZones = nameEndpoints("Zones", deskZones);

export const findDeskZoneEffects = endpoint("POST /desk/settings/zones/effects", {
  about:
    "What a change of a zone would mean, before it is published: addresses, stores and open orders gained and lost, and what orders of the last 24 hours would have cost.",
  allow: { staff: "desk", permission: "settings" },
  isRead: true,
  input: z.object({
    /** Missing: a new zone. */
    entry_id: id.optional(),
    values: zoneValues,
    active: flag.default(1),
  }),
  reply: z.object({ effects: z.array(entryEffect) }),
  errors: ["entry_not_found", ...errors],
});
