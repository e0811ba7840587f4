import type { LatLng } from "@errand/core/location/lat-lng";
import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { addDays, countDays, instantOf, localTime } from "@errand/core/time";
import { earlier, later } from "@errand/ui/calendar/calendar-days.ts";
import type { TripRequest } from "./rental-cart-context.ts";

/** A point of a trip and its address. */
export interface TripPoint {
  point: LatLng;
  address: string;
}

/** The trip that a visitor searches vehicles for, as it lies in the query of a URL. */
export interface TripPlan {
  /** Null is the location that the visitor has chosen for the shop. */
  pickup: TripPoint | null;
  /** Null is not known yet, or for trips by time the pickup. */
  destination: TripPoint | null;
  /** `YYYY-MM-DD` in the shop's time zone. */
  day: string;
  /** `HH:mm` */
  time: string;
  type: RentalType;
  /** Of `hourly` trips. */
  hours: number;
  /** Of `day_wise` trips; the vehicle comes back at `time`. */
  returnDay: string;
}

/** The types in the order of the choice. */
export const rentalTypes = [
  "day_wise",
  "hourly",
  "distance_wise",
] as const satisfies readonly RentalType[];

/** A trip is at most 720 hours long (contract 5.3). */
export const maxHours = 720;
export const maxDays = maxHours / 24;

/** In hours. */
const durations = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24, 36, 48, 72];

const planParameters = [
  "pickup",
  "pickup_at",
  "destination",
  "destination_at",
  "day",
  "time",
  "rental_type",
  "hours",
  "return_day",
];

const half = 30;
/** In minutes: time to get to the provider. */
const lead = 15;
const [morning, evening] = ["09:00", "20:00"];

/** Two days from the next half hour on, or from the next morning when the day is over. */
export function newPlan(now: Date, timeZone: string): TripPlan {
  const soon = localTime(new Date(now.getTime() + lead * 60_000), timeZone);
  const minutes = minutesOf(soon.clock);
  const rounded = clockOf(Math.ceil(minutes / half) * half);
  const isOver = rounded >= evening;
  const day = isOver ? addDays(soon.day, 1) : soon.day;
  return {
    pickup: null,
    destination: null,
    day,
    time: isOver || rounded < morning ? morning : rounded,
    type: "day_wise",
    hours: 3,
    returnDay: addDays(day, 2),
  };
}

/**
 * The trip with these changes. A moved pickup moves the return along, which is after the pickup and
 * within 30 days.
 */
export function changePlan(before: TripPlan, changes: Partial<TripPlan>): TripPlan {
  const plan = { ...before, ...changes };
  const moved = addDays(plan.day, countDays(before.day, before.returnDay));
  const returnDay = changes.returnDay ?? moved;
  const [first, last] = [addDays(plan.day, 1), addDays(plan.day, maxDays)];
  return { ...plan, returnDay: earlier(later(returnDay, first), last) };
}

/** The times of a day that can be chosen, every half hour, and `chosen`. */
export function timesOfDay(chosen: string): string[] {
  const all = Array.from({ length: 48 }, (_, index) => clockOf(index * half));
  return all.includes(chosen) ? all : [...all, chosen].sort();
}

/** The lengths in hours that can be chosen, and `chosen`. */
export function durationsWith(chosen: number): number[] {
  return durations.includes(chosen) ? durations : [...durations, chosen].sort((a, b) => a - b);
}

/** The trip in a query; null without one, with an invalid one, and with one whose time is over. */
export function planOf(query: URLSearchParams, now: Date, timeZone: string): TripPlan | null {
  const type = typeIn(query);
  const [day, time] = [query.get("day") ?? "", query.get("time") ?? ""];
  if (type === null || !isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const fallback = addDays(day, 1);
  const returnDay = query.get("return_day") ?? "";
  const hours = Number(query.get("hours"));
  const plan: TripPlan = {
    pickup: pointIn(query, "pickup"),
    destination: pointIn(query, "destination"),
    day,
    time,
    type,
    hours: Number.isInteger(hours) && hours >= 1 && hours <= maxHours ? hours : 3,
    returnDay:
      isDay(returnDay) && returnDay > day && returnDay <= addDays(day, maxDays)
        ? returnDay
        : fallback,
  };
  const pickup = pickupTime(plan, timeZone);
  return pickup !== null && pickup >= now ? plan : null;
}

/** The type of trip in a query, with or without a time. */
export function typeIn(query: URLSearchParams): RentalType | null {
  const text = query.get("rental_type");
  return rentalTypes.find((type) => type === text) ?? null;
}

/** Replaces the trip in a query. Other parameters stay. */
export function withPlan(query: URLSearchParams, plan: TripPlan | null): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of planParameters) next.delete(name);
  if (plan === null) return next;
  for (const end of ["pickup", "destination"] as const) {
    const place = plan[end];
    if (!place) continue;
    next.set(end, place.address);
    next.set(`${end}_at`, `${place.point.lat},${place.point.lng}`);
  }
  next.set("day", plan.day);
  next.set("time", plan.time);
  next.set("rental_type", plan.type);
  if (plan.type === "hourly") next.set("hours", String(plan.hours));
  if (plan.type === "day_wise") next.set("return_day", plan.returnDay);
  return next;
}

/** When a trip starts; null for a time that a clock change skips. */
export function pickupTime({ day, time }: TripPlan, timeZone: string): Date | null {
  return instantOf(day, `${time}:00`, timeZone);
}

/**
 * The whole hours of a trip by time; null for a trip by distance. A day counts 24 of them, also one
 * on which the clocks change (contract 10.1).
 */
export function hoursOf(plan: TripPlan): number | null {
  if (plan.type === "distance_wise") return null;
  if (plan.type === "hourly") return plan.hours;
  return Math.min(maxHours, Math.max(1, countDays(plan.day, plan.returnDay)) * 24);
}

/** The place where a vehicle is handed over. */
export function pickupPoint({ address, latitude, longitude }: Vehicle["pickup_place"]): TripPoint {
  return { point: { lat: latitude, lng: longitude }, address };
}

/**
 * The trip as the API takes it. `here` is the visitor's location. Null while a point is missing:
 * the destination of a trip by distance, or a pickup without any location. Other trips end where
 * they start.
 */
export function tripRequest(
  plan: TripPlan,
  here: TripPoint | null,
  timeZone: string,
): TripRequest | null {
  const pickup = plan.pickup ?? here;
  const destination = plan.destination ?? (plan.type === "distance_wise" ? null : pickup);
  const at = pickupTime(plan, timeZone);
  if (!pickup || !destination || !at) return null;
  const hours = hoursOf(plan);
  return {
    pickup_location: locationOf(pickup),
    destination_location: locationOf(destination),
    pickup_time: at.toISOString(),
    rental_type: plan.type,
    ...(hours !== null && { estimated_hours: hours }),
  };
}

function locationOf({ point, address }: TripPoint) {
  return { ...point, location_name: address.slice(0, 255) };
}

function pointIn(query: URLSearchParams, end: "pickup" | "destination"): TripPoint | null {
  const match = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(
    query.get(`${end}_at`) ?? "",
  );
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])];
  const address = query.get(end)?.trim() ?? "";
  if (!match || address === "" || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { point: { lat, lng }, address: address.slice(0, 255) };
}

function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** Of less than a day; midnight of the next one is `24:00`. */
function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
