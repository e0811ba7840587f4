import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { module } from "../modules/modules.contract.ts";
import { flag, id, latitude, longitude, money, percent, text } from "../values.ts";

const rings = z.array(z.array(z.tuple([z.number(), z.number()])));
/** A zone of several parts, such as islands, is a MultiPolygon. */
const area = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: rings }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(rings) }),
]);

const zoneModule = z.object({
  zone_id: id,
  module_id: id,
  delivery_charge_type: z.enum(["fixed", "distance"]),
  fixed_shipping_charge: money.nullable(),
  per_km_shipping_charge: money.nullable(),
  minimum_shipping_charge: money.nullable(),
  maximum_shipping_charge: money.nullable(),
  maximum_cod_order_amount: money.nullable(),
});

const bareZone = z.object({
  id,
  name: z.string(),
  display_name: z.string(),
  status: flag,
  coordinates: area,
  cash_on_delivery: z.boolean(),
  digital_payment: z.boolean(),
  offline_payment: z.boolean(),
  increased_delivery_fee: percent,
  increased_delivery_fee_status: flag,
  increase_delivery_charge_message: z.string().nullable(),
});
export type BareZone = z.infer<typeof bareZone>;

export const zone = bareZone.extend({
  /**
   * What deliveries cost in addition from a distance in kilometres on; the longest one reached
   * counts.
   */
  distance_charges: z.array(z.object({ distance: z.number(), charge: money })),
  modules: z.array(module.extend({ pivot: zoneModule })),
});
export type Zone = z.infer<typeof zone>;

export const place = z.object({
  place_id: z.string(),
  formatted_address: z.string(),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  /** It is a street without a house number. */
  is_street: z.literal(true).optional(),
});
export type Place = z.infer<typeof place>;

/**
 * A place that matches an address; `partial_match` where the number that was asked for is not
 * known, only its street.
 */
export const matchedPlace = place.extend({ partial_match: z.literal(true).optional() });

const lookupStatus = z.enum(["OK", "ZERO_RESULTS"]);

export const listZones = endpoint("GET /zone/list", {
  about: "All open zones, by name.",
  allow: "anyone",
  input: z.object({}),
  reply: z.array(bareZone),
  errors: [],
});

export const getZoneId = endpoint("GET /config/get-zone-id", {
  about: "The open zones that contain a point, smallest first.",
  allow: "anyone",
  input: z.object({ lat: latitude, lng: longitude }),
  reply: z.object({ zone_id: z.string(), zone_data: z.array(zone) }),
  errors: ["coordinates_outside_zones"],
});

export const checkZone = endpoint("GET /zone/check", {
  about: "Whether a point lies in a zone.",
  allow: "anyone",
  input: z.object({ lat: latitude, lng: longitude, zone_id: id }),
  reply: z.object({ inside: z.boolean() }),
  errors: ["zone_not_found"],
});

export const geocode = endpoint("GET /config/geocode-api", {
  about:
    "The address at a point, or the points that match an address; at most five. One with `is_street` has no house number; one with `partial_match` is only the street of the address: its number is not known.",
  allow: "anyone",
  rateLimit: "maps",
  input: z.object({
    lat: latitude.optional(),
    lng: longitude.optional(),
    address: text(255).min(4).optional(),
  }),
  reply: z.object({ status: lookupStatus, results: z.array(matchedPlace) }),
  errors: ["address_or_coordinates_needed"],
});

export const prediction = z.object({
  place_id: z.string(),
  description: z.string(),
  main_text: z.string(),
  secondary_text: z.string(),
});
export type Prediction = z.infer<typeof prediction>;

export const autocompletePlace = endpoint("GET /config/place-api-autocomplete", {
  about: "Streets, addresses and places that start with the text; at most eight.",
  allow: "anyone",
  rateLimit: "maps",
  input: z.object({ search_text: text(100) }),
  reply: z.object({ status: lookupStatus, predictions: z.array(prediction) }),
  errors: [],
});

export const placeDetails = endpoint("GET /config/place-api-details", {
  about: "The address and the position of a predicted place.",
  allow: "anyone",
  rateLimit: "maps",
  input: z.object({ placeid: text(255) }),
  reply: z.object({ status: lookupStatus, result: place }),
  errors: ["place_not_found"],
});

const routeInput = z.object({
  origin_lat: latitude,
  origin_lng: longitude,
  destination_lat: latitude,
  destination_lng: longitude,
  mode: z.enum(["DRIVE", "WALK"]).default("DRIVE"),
});
const routeLength = z.object({
  status: lookupStatus,
  distanceMeters: z.int().nullable(),
  duration: z.int().nullable(),
});

export const measureDistance = endpoint("GET /config/distance-api", {
  about:
    "Length in metres and duration in seconds of the route between two points; null on ZERO_RESULTS.",
  allow: "anyone",
  rateLimit: "maps",
  input: routeInput,
  reply: routeLength,
  errors: [],
});

export const extraCharge = endpoint("GET /vehicle/extra_charge", {
  about: "What a delivery over a distance in kilometres costs in addition, whatever the vehicle.",
  allow: "anyone",
  input: z.object({ distance: z.number().min(0).max(20_000) }),
  reply: z.object({ extra_charge: money }),
  errors: [],
});

export const findDirection = endpoint("GET /config/direction-api", {
  about: "Like distance-api, with the route as an encoded polyline (precision 5).",
  allow: "anyone",
  rateLimit: "maps",
  input: routeInput,
  reply: routeLength.extend({ polyline: z.string().nullable() }),
  errors: [],
});
