import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import type { Position } from "@errand/core/location/geometry";
import {
  autocompletePlace,
  type BareZone,
  checkZone,
  extraCharge,
  findDirection,
  geocode,
  getZoneId,
  listZones,
  measureDistance,
  type Place,
  placeDetails,
} from "@errand/core/location/location.contract";
import { encodePolyline } from "@errand/core/location/polyline";
import { isStreetOnly } from "@errand/core/location/typed-address";
import { fromMinor, type Minor, toPercent } from "@errand/core/money";
import { distanceCharge } from "@errand/core/pricing/distance-charges";
import { flagOf } from "@errand/core/values";
import { eq, inArray } from "drizzle-orm";
import { cachedValue } from "../caching/cached-value.ts";
import { dependsOn } from "../caching/dependencies.ts";
import { settingsTag } from "../caching/tags.ts";
import type { Database } from "../database/database.ts";
import type { GeocodedLocation, RouteLength } from "../integrations/maps.ts";
import { serve } from "../requests/serve.ts";
import type { LocationApi } from "./location-api.ts";
import { isInZone, readOpenZones, type ZoneRow, zonesAt } from "./zones.data.ts";
import { zoneModules, zones } from "./zones.tables.ts";

export function locationRoutes(api: LocationApi) {
  const openZones = cachedValue(api.changes, "catalogue", () => readOpenZones(api.db), ["zones"]);

  serve(api, listZones, async (_input, { language }) => {
    dependsOn(settingsTag);
    return (await openZones()).map((zone) => toZoneResponse(zone, language));
  });

  serve(api, getZoneId, async ({ lat, lng }, { db, language }) => {
    dependsOn(settingsTag);
    const found = zonesAt(await openZones(), lat, lng);
    if (found.length === 0) throw new AppError("coordinates_outside_zones");
    return {
      zone_id: JSON.stringify(found.map((zone) => zone.id)),
      zone_data: await withModules(api, db, found, language),
    };
  });

  serve(api, checkZone, async ({ lat, lng, zone_id }, { db }) => {
    const [zone] = await db.select().from(zones).where(eq(zones.id, zone_id));
    if (!zone) throw new AppError("zone_not_found");
    return { inside: isInZone(zone, lat, lng) };
  });

  serve(api, geocode, async ({ lat, lng, address }, { language }) => {
    const isPoint = lat !== undefined && lng !== undefined;
    const isHalf = (lat === undefined) !== (lng === undefined);
    if (isHalf || isPoint === (address !== undefined)) {
      throw new AppError("address_or_coordinates_needed", { field: "address" });
    }
    if (isPoint) {
      const nearest = await api.maps.reverse(lat, lng, language);
      const results = nearest ? [toPlaceResponse(nearest)] : [];
      return { status: toSearchStatus(results), results };
    }
    const found = await api.maps.geocode(address ?? "", language);
    const results = found.map((place) => ({
      ...toPlaceResponse(place),
      ...(isStreetOnly(address ?? "", place.address) && { partial_match: true as const }),
    }));
    return { status: toSearchStatus(results), results };
  });

  serve(api, autocompletePlace, async ({ search_text }, { language }) => {
    const suggestions = await api.maps.suggest(search_text, language);
    return {
      status: toSearchStatus(suggestions),
      predictions: suggestions.map(({ id, main, secondary }) => ({
        place_id: id,
        description: [main, secondary].filter(Boolean).join(", "),
        main_text: main,
        secondary_text: secondary,
      })),
    };
  });

  serve(api, placeDetails, async ({ placeid }, { language }) => {
    const place = await api.maps.find(placeid, language);
    if (!place) throw new AppError("place_not_found");
    return { status: "OK" as const, result: toPlaceResponse(place) };
  });

  serve(api, measureDistance, async (input) => {
    dependsOn(settingsTag);
    const length = await measureRoute(api, input);
    return {
      status: toSearchStatus(length ? [length] : []),
      distanceMeters: length?.distanceMeters ?? null,
      duration: length?.durationSeconds ?? null,
    };
  });

  serve(api, extraCharge, async ({ distance }) => {
    const { distanceCharges = [] } = await api.shop();
    return { extra_charge: fromMinor(distanceCharge(distanceCharges, distance * 1000)) };
  });

  serve(api, findDirection, async (input) => {
    const route = await findRoute(api, input);
    return {
      status: toSearchStatus(route ? [route] : []),
      distanceMeters: route?.distanceMeters ?? null,
      duration: route?.durationSeconds ?? null,
      polyline: route ? encodePolyline(route.polyline) : null,
    };
  });
}

function toSearchStatus(found: unknown[]) {
  return found.length > 0 ? ("OK" as const) : ("ZERO_RESULTS" as const);
}

interface RouteInput {
  origin_lat: number;
  origin_lng: number;
  destination_lat: number;
  destination_lng: number;
  mode: "DRIVE" | "WALK";
}

function toRouteEnds(input: RouteInput): [Position, Position] {
  return [
    [input.origin_lng, input.origin_lat],
    [input.destination_lng, input.destination_lat],
  ];
}

function findRoute(api: LocationApi, input: RouteInput) {
  return api.maps.route(...toRouteEnds(input), input.mode);
}

/** By road it is the length that a delivery is priced by. */
function measureRoute(api: LocationApi, input: RouteInput): Promise<RouteLength | null> {
  return input.mode === "DRIVE" ? api.maps.measure(...toRouteEnds(input)) : findRoute(api, input);
}

function toPlaceResponse(place: GeocodedLocation): Place {
  return {
    place_id: place.id,
    formatted_address: place.address,
    geometry: { location: { lat: place.latitude, lng: place.longitude } },
    ...(place.isStreet && { is_street: true as const }),
  };
}

function toZoneResponse(zone: ZoneRow, language: Language): BareZone {
  return {
    id: zone.id,
    name: localize(zone.name, language),
    display_name: localize(zone.displayName, language),
    status: flagOf(zone.open),
    coordinates: zone.area,
    cash_on_delivery: zone.cashOnDelivery,
    digital_payment: zone.digitalPayment,
    offline_payment: zone.offlinePayment,
    increased_delivery_fee: toPercent(zone.deliveryFeeRise),
    increased_delivery_fee_status: flagOf(zone.deliveryFeeRaised),
    increase_delivery_charge_message: zone.deliveryFeeMessage
      ? localize(zone.deliveryFeeMessage, language)
      : null,
  };
}

async function withModules(api: LocationApi, db: Database, found: ZoneRow[], language: Language) {
  const ids = found.map((zone) => zone.id);
  const [{ distanceCharges = [] }, modules, pivots] = await Promise.all([
    api.shop(),
    api.readModules(db, { language, zoneIds: ids, url: api.settings.url }),
    db.select().from(zoneModules).where(inArray(zoneModules.zoneId, ids)),
  ]);
  const money = (amount: Minor | null) => (amount === null ? null : fromMinor(amount));
  return found.map((zone) => ({
    ...toZoneResponse(zone, language),
    distance_charges: distanceCharges.map(({ fromMeters, charge }) => ({
      distance: fromMeters / 1000,
      charge: fromMinor(charge),
    })),
    modules: modules.flatMap((module) =>
      pivots
        .filter((pivot) => pivot.zoneId === zone.id && pivot.moduleId === module.id)
        .map((pivot) => ({
          ...module,
          pivot: {
            zone_id: zone.id,
            module_id: module.id,
            delivery_charge_type: pivot.chargeType,
            fixed_shipping_charge: money(pivot.fixedCharge),
            per_km_shipping_charge: money(pivot.perKmCharge),
            minimum_shipping_charge: money(pivot.minimumCharge),
            maximum_shipping_charge: money(pivot.maximumCharge),
            maximum_cod_order_amount: money(pivot.maximumCashOrder),
          },
        })),
    ),
  }));
}
