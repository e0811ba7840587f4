import type { RouteLeg } from "@errand/core/delivery/courier-route.contract";
import type { Travel } from "@errand/core/dispatch/travel";
import type { Language } from "@errand/core/language";
import type { Position } from "@errand/core/location/geometry";
import { encodePolyline } from "@errand/core/location/polyline";
import { type Turn, toTurns } from "@errand/core/location/turns";
import type { RouteStop } from "@errand/core/orders/staff-orders.types";
import type { Route } from "../integrations/maps.ts";
import { messageIn } from "../messages/messages.ts";
import type { JobRoutes } from "./job-routes.ts";

interface LegReader {
  jobRoutes: Pick<JobRoutes, "findWay">;
  travel: Travel;
  language: Language;
}

/** Adds to each stop the way from the one before, of the first one from where the courier is. */
export function withLegs(
  stops: readonly RouteStop[],
  start: Position | null,
  { jobRoutes, travel, language }: LegReader,
): Promise<(RouteStop & { leg: RouteLeg | null })[]> {
  return Promise.all(
    stops.map(async (stop, index) => {
      const before = stops[index - 1];
      const from = before ? toPosition(before) : start;
      const way = from && (await jobRoutes.findWay(from, toPosition(stop)));
      return { ...stop, leg: way && toLeg(way, travel, language) };
    }),
  );
}

function toPosition({ latitude, longitude }: RouteStop): Position {
  return [longitude, latitude];
}

function toLeg(
  { polyline, streets, distanceMeters }: Route,
  { metersPerMinute }: Travel,
  language: Language,
): RouteLeg {
  return {
    route: encodePolyline(polyline),
    distance: distanceMeters / 1000,
    minutes: Math.round((distanceMeters / metersPerMinute) * 10) / 10,
    turns: toTurns(polyline, streets).map((turn) => ({
      kind: turn.kind,
      latitude: turn.at[1],
      longitude: turn.at[0],
      street: turn.street === "" ? null : turn.street,
      distance: turn.meters / 1000,
      text: sentenceOf(turn, language),
    })),
  };
}

function sentenceOf({ kind, street }: Turn, language: Language): string {
  if (kind === "arrive") return messageIn(language, "turns", "arrive");
  if (street === "") return messageIn(language, "turns", `${kind}_unnamed`);
  return messageIn(language, "turns", kind, { street });
}
