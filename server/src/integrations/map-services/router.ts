import type { Position } from "@errand/core/location/geometry";
import * as z from "zod";
import type { Route, TravelMode } from "../maps.ts";
import { type CallMapService, MapServiceAway } from "./map-service.ts";

/** A service that finds ways along streets. Its functions throw `MapServiceAway`. */
export interface Router {
  /** The way between two points; null when no street connects them. */
  route(from: Position, to: Position, mode: TravelMode): Promise<Route | null>;
  /** Metres from each start to each end, in rows; null where no street connects them. */
  distances(starts: Position[], ends: Position[]): Promise<(number | null)[][]>;
}

/**
 * The most starts and the most ends in one call of `distances`, which servers allow without
 * settings.
 */
export const maxDistanceEnds = 50;

/** Distances come in the background of a plan, which does not wait for all of them. */
export const distancesTimeoutMs = 10_000;

interface RouterErrors {
  /** The name of the service. */
  service: string;
  /** The field of an error that has its code. */
  field: string;
  /** The codes of errors that mean that no street connects the points. */
  nothingFound: (string | number)[];
}

/** Requests from a router what has a shape; null when no street connects the points. */
export function askRouter(call: CallMapService, { service, field, nothingFound }: RouterErrors) {
  const failure = z.object({ [field]: z.union([z.string(), z.number()]) });
  return async <T>(
    path: string,
    request: NonNullable<Parameters<CallMapService>[1]>,
    shape: z.ZodType<T>,
  ): Promise<T | null> => {
    const { status, body } = await call(path, request);
    const parsed = shape.safeParse(body);
    if (parsed.success) return parsed.data;
    const code = failure.safeParse(body).data?.[field];
    if (code !== undefined && nothingFound.includes(code)) return null;
    throw new MapServiceAway(`${service} responded with ${status} ${code ?? "and something else"}`);
  };
}
