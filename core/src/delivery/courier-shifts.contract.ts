import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { periodOfDays } from "../orders/period-of-days.ts";
import { id, messageResponse, requestedTime, timestamp } from "../values.ts";

/** When couriers plan to work, where the shop has shifts (contract 7.8). */

export const courierShift = z.object({
  id,
  zone_id: id,
  from: timestamp,
  to: timestamp,
  places: z.int(),
  taken: z.int(),
  /** Whether the courier who asks has one of the places. */
  mine: z.boolean(),
});
export type CourierShift = z.infer<typeof courierShift>;

/** A shift in the stream of a courier: as it is now, or that it is no longer planned. */
export const shiftUpdate = z.union([courierShift, z.object({ id, removed: z.literal(true) })]);

const changed = z.object({ message: z.string(), shift: courierShift });

export const listCourierShifts = endpoint("GET /courier/shifts", {
  about:
    "The shifts that begin within a time, earliest first; by default today and the 13 days that follow.",
  allow: { staff: "courier" },
  input: z.object(periodOfDays),
  reply: z.array(courierShift),
  errors: ["feature_off", "figures_range_invalid"],
});

const own = { staff: "courier", owns: "shift" } as const;

export const takeCourierShift = endpoint("POST /courier/shifts/{id}/take", {
  about: "Takes a place in a shift that has not begun.",
  allow: own,
  keyRequired: true,
  input: z.object({ id }),
  reply: changed,
  errors: ["feature_off", "shift_not_found", "shift_full", "shift_overlaps", "shift_started"],
});

export const leaveCourierShift = endpoint("POST /courier/shifts/{id}/leave", {
  about: "Gives a place in a shift back, at the latest two hours before it begins.",
  allow: own,
  keyRequired: true,
  input: z.object({ id }),
  reply: changed,
  errors: ["feature_off", "shift_not_found", "shift_started"],
});

const desk = { staff: "desk", permission: "dispatch" } as const;

const planned = {
  from: requestedTime,
  /** At most 12 hours later. */
  to: requestedTime,
  places: z.int().min(1).max(200),
};

export const listDeskShifts = endpoint("GET /desk/shifts", {
  about: "The shifts in the zones of the operator that begin within a time, earliest first.",
  allow: desk,
  input: z.object({ ...periodOfDays, zone_id: id.optional() }),
  reply: z.array(courierShift.omit({ mine: true })),
  errors: ["feature_off", "figures_range_invalid"],
});

const deskChanged = z.object({ message: z.string(), shift: courierShift.omit({ mine: true }) });

export const addDeskShift = endpoint("POST /desk/shifts", {
  about: "Plans a shift in a zone of the operator.",
  allow: desk,
  keyRequired: true,
  status: 201,
  input: z.object({ zone_id: id, ...planned }),
  reply: deskChanged,
  errors: ["feature_off", "zone_not_found", "shift_time_invalid"],
});

export const changeDeskShift = endpoint("PUT /desk/shifts/{id}", {
  about: "Changes a shift. Its times stay once somebody has taken a place, as do those places.",
  allow: { ...desk, owns: "shift" },
  input: z.object({ id, ...planned }),
  reply: deskChanged,
  errors: ["feature_off", "shift_not_found", "shift_in_use", "shift_time_invalid"],
});

export const removeDeskShift = endpoint("DELETE /desk/shifts/{id}", {
  about: "Removes a shift in which nobody has a place.",
  allow: { ...desk, owns: "shift" },
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["feature_off", "shift_not_found", "shift_in_use"],
});
