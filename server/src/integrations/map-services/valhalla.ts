import type { Position } from "@errand/core/location/geometry";
import { joinStreets, type StreetPiece } from "@errand/core/location/join-streets";
import { decodePolyline } from "@errand/core/location/polyline";
import * as z from "zod";
import type { CallMapService } from "./map-service.ts";
import { askRouter, distancesTimeoutMs, type Router } from "./router.ts";

/** No street near an end (171), too far apart (154), or no way between them (441 to 443). */
const nothingFound = [154, 171, 441, 442, 443];

const maneuver = z.object({
  street_names: z.array(z.string()).default([]),
  begin_shape_index: z.int(),
  end_shape_index: z.int(),
});
type Leg = { shape: string; maneuvers: z.output<typeof maneuver>[] };

const trip = z.object({
  trip: z.object({
    summary: z.object({ length: z.number(), time: z.number() }),
    legs: z.array(z.object({ shape: z.string(), maneuvers: z.array(maneuver).default([]) })),
  }),
});
const matrix = z.object({
  sources_to_targets: z.array(z.array(z.object({ distance: z.number().nullable() }))),
});

/** Valhalla (valhalla.github.io/valhalla/api). `costing` is how couriers ride. */
export function valhalla(call: CallMapService, costing: string): Router {
  const ask = askRouter(call, { service: "Valhalla", field: "error_code", nothingFound });
  return {
    async route(from, to, mode) {
      const body = {
        locations: [from, to].map(toLocation),
        costing: mode === "WALK" ? "pedestrian" : costing,
        directions_type: "maneuvers",
        units: "kilometers",
      };
      const found = await ask("/route", { body }, trip);
      return (
        found && {
          distanceMeters: Math.round(found.trip.summary.length * 1000),
          durationSeconds: Math.round(found.trip.summary.time),
          ...joinStreets(found.trip.legs.flatMap(toPieces)),
        }
      );
    },
    async distances(starts, ends) {
      const body = {
        sources: starts.map(toLocation),
        targets: ends.map(toLocation),
        costing,
        units: "kilometers",
      };
      const request = { body, timeoutMs: distancesTimeoutMs };
      const found = await ask("/sources_to_targets", request, matrix);
      return (
        found?.sources_to_targets.map((row) =>
          row.map(({ distance }) => (distance === null ? null : distance * 1000)),
        ) ?? starts.map(() => ends.map(() => null))
      );
    },
  };
}

/** Without manoeuvres, one way without a name. */
function toPieces({ shape, maneuvers }: Leg): StreetPiece[] {
  const points = decodePolyline(shape, 6);
  if (maneuvers.length === 0) return [{ name: "", points }];
  return maneuvers.map(({ street_names, begin_shape_index, end_shape_index }) => ({
    name: street_names[0] ?? "",
    points: points.slice(begin_shape_index, end_shape_index + 1),
  }));
}

function toLocation([lon, lat]: Position) {
  return { lat, lon };
}
