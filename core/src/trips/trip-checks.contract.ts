import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, imageFile, text, timestamp } from "../values.ts";
import {
  checkDirections,
  checkTicks,
  maxCheckNotes,
  maxCheckPictures,
  maxOdometer,
} from "./trip-check-limits.ts";

/**
 * What a provider checks with its customer when vehicles are handed over and come back (contract
 * 7.7). Both are evidence where damage is disputed.
 */

/** Null for what is not read yet: kilometres, and percent of the tank or the battery. */
const meter = z.object({
  vehicle_identity_id: id,
  odometer: z.int().min(0).max(maxOdometer).nullable(),
  fuel: z.int().min(0).max(100).nullable(),
});

const checks = z.object({
  ticks: z.array(z.enum(checkTicks)),
  meters: z.array(meter),
  /** Marks that both have seen. */
  notes: z.string(),
  /** Links that end after an hour. */
  pictures: z.array(z.object({ key: z.string(), url: z.string() })),
  updated_at: timestamp,
  /** Rises with each change. */
  version: z.int(),
});
export type TripChecksOfDirection = z.infer<typeof checks>;

/** Null before anything was checked. */
export const tripChecks = z.object({ out: checks.nullable(), back: checks.nullable() });
export type TripChecks = z.infer<typeof tripChecks>;

export const saveTripChecks = endpoint("PUT /provider/trips/{id}/checks", {
  about:
    "Stores what was checked at the hand-over (`out`) or the return (`back`) of a trip that has begun, in place of what was stored before, which must still be that of `version`: another device may have changed it. `pictures` names the ones that stay, `image` has new ones.",
  allow: { staff: "store", permission: "trips", owns: "trip" },
  form: true,
  keyRequired: true,
  input: z
    .object({
      id,
      moment: z.enum(checkDirections),
      /** That of the checklist which this replaces; 0 where nothing was stored. */
      version: z.int().min(0),
      ticks: z.array(z.enum(checkTicks)).max(checkTicks.length).default([]),
      meters: z.array(meter).max(100).default([]),
      notes: z.string().max(maxCheckNotes).default(""),
      pictures: z.array(text(100)).max(maxCheckPictures).default([]),
      image: z.array(imageFile).max(maxCheckPictures).optional(),
    })
    .refine(({ pictures, image = [] }) => pictures.length + image.length <= maxCheckPictures, {
      path: ["image"],
    }),
  reply: z.object({ message: z.string(), checks: tripChecks }),
  errors: [
    "trip_not_found",
    "trip_status_conflict",
    "version_changed",
    "picture_type_unsupported",
    "throttled",
  ],
});
