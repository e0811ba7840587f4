import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { turnKinds } from "../location/turns.ts";
import { routeStop } from "../orders/staff-orders.types.ts";
import { id, latitude, longitude } from "../values.ts";

/** The way of a courier over all stops, with its turns (contract 6.2). */

const routeTurn = z.object({
  kind: z.enum(turnKinds),
  latitude,
  longitude,
  /** The street that follows; null for one without a name, and at the end. */
  street: z.string().nullable(),
  /** Kilometres from there to the next turn. */
  distance: z.number(),
  /** The same in a sentence. */
  text: z.string(),
});

/** The way to a stop. */
export const routeLeg = z.object({
  /** An encoded polyline. */
  route: z.string(),
  /** Kilometres. */
  distance: z.number(),
  /** Minutes of riding. */
  minutes: z.number(),
  /** From the start to the stop; empty where the map names no streets. */
  turns: z.array(routeTurn),
});
export type RouteLeg = z.infer<typeof routeLeg>;

const ridden = z.array(
  routeStop.extend({
    /**
     * The way from the stop before, of the first one from the courier; null while the courier's
     * place is unknown, and where no street connects the two.
     */
    leg: routeLeg.nullable(),
  }),
);

export const readRoute = endpoint("GET /courier/route", {
  about:
    "The stops of all deliveries of the courier in the order in which to ride, each with the way to it and its turns. New ones are inserted; the others stay in their order.",
  allow: { staff: "courier" },
  input: z.object({}),
  reply: z.object({
    /** Increases with each change of the stops. */
    version: z.int(),
    stops: ridden,
    /** What the courier still has that another one takes over, and is given for this code. */
    to_hand_over: z.array(
      z.object({
        job_id: id,
        /** Of the courier who fetches it; null while none is assigned. */
        name: z.string().nullable(),
        phone: z.string().nullable(),
        code: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const readOfferedRoute = endpoint("GET /courier/jobs/{id}/route", {
  about:
    "How the courier would ride with a delivery that can be taken: the stops of all deliveries with it, each with the way to it. Doors are as exact as in the job.",
  allow: { staff: "courier", owns: "job_offer" },
  input: z.object({ id }),
  reply: z.object({ stops: ridden }),
  errors: ["order_not_found", "job_taken"],
});
