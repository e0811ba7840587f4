import type { Position } from "@errand/core/location/geometry";
import { joinStreets } from "@errand/core/location/join-streets";
import { decodePolyline } from "@errand/core/location/polyline";
import * as z from "zod";
import type { CallMapService } from "./map-service.ts";
import { askRouter, distancesTimeoutMs, type Router } from "./router.ts";

/** Metres per second: a server has the ways of one profile only, so a pedestrian takes the same. */
const walking = 1.3;
const nothingFound = ["NoRoute", "NoSegment", "NoTable"];

const step = z.object({ name: z.string(), geometry: z.string() });
const routes = z.object({
  code: z.literal("Ok"),
  routes: z
    .array(
      z.object({
        distance: z.number(),
        duration: z.number(),
        geometry: z.string(),
        legs: z.array(z.object({ steps: z.array(step) })),
      }),
    )
    .min(1),
});
const table = z.object({
  code: z.literal("Ok"),
  distances: z.array(z.array(z.number().nullable())),
});

/** OSRM (project-osrm.org/docs). The distances of a table need version 5.18 or newer. */
export function osrm(call: CallMapService, profile: string): Router {
  const ask = askRouter(call, { service: "OSRM", field: "code", nothingFound });
  return {
    async route(from, to, mode) {
      const found = await ask(
        `/route/v1/${profile}/${[from, to].join(";")}`,
        { query: { overview: "full", geometries: "polyline", steps: "true" } },
        routes,
      );
      const [best] = found?.routes ?? [];
      if (!best) return null;
      const steps = best.legs.flatMap((leg) => leg.steps);
      const way = joinStreets(
        steps.map(({ name, geometry }) => ({ name, points: decodePolyline(geometry) })),
      );
      const seconds = mode === "WALK" ? best.distance / walking : best.duration;
      return {
        distanceMeters: Math.round(best.distance),
        durationSeconds: Math.round(seconds),
        ...(steps.length > 0 ? way : { polyline: decodePolyline(best.geometry) }),
      };
    },
    async distances(starts: Position[], ends: Position[]) {
      const indexes = (count: number, first: number) =>
        Array.from({ length: count }, (_, index) => first + index).join(";");
      const found = await ask(
        `/table/v1/${profile}/${[...starts, ...ends].join(";")}`,
        {
          query: {
            annotations: "distance",
            sources: indexes(starts.length, 0),
            destinations: indexes(ends.length, starts.length),
          },
          timeoutMs: distancesTimeoutMs,
        },
        table,
      );
      return found?.distances ?? starts.map(() => ends.map(() => null));
    },
  };
}
