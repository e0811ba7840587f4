import type { ErrorKey } from "../errors.ts";
import type { Actor, OrderParties } from "../orders/order-actor.ts";
import {
  type Condition,
  findTransitionError,
  type TransitionTable,
} from "../orders/transition-rules.ts";
import type { RentalType } from "../rental/rental.types.ts";
import type { Trip, TripStatus } from "./trips.types.ts";

/**
 * The properties of a trip that decide which transitions are possible. Its provider is the store.
 */
export interface TripFacts extends OrderParties {
  status: TripStatus;
  /** Nothing is left to pay. */
  isPaid: boolean;
  /** What is left is paid to the provider, in cash. */
  isCash: boolean;
  /** The provider has assigned its vehicles. */
  hasVehicles: boolean;
  type: RentalType;
  pickupTime: Date;
  /** When it is canceled if it is neither paid nor to be paid in cash. */
  payUntil: Date;
}

type TripRefusal = Extract<
  ErrorKey,
  "trip_not_found" | "trip_status_conflict" | "trip_unpaid" | "vehicle_assignment_invalid"
>;

type TripCondition = Condition<TripFacts, TripRefusal>;

const always: TripCondition = () => true;
const isAssigned: TripCondition = ({ hasVehicles }) => hasVehicles || "vehicle_assignment_invalid";
const isPaid: TripCondition = (trip) => trip.isPaid || "trip_unpaid";
const isUnpaidTooLong: TripCondition = (trip, now) =>
  !trip.isPaid && !trip.isCash && now >= trip.payUntil.getTime();
/** The provider has not confirmed it by the pickup, or the customer has not paid it in time. */
const isTimeOver: TripCondition = (trip, now) =>
  now >= trip.pickupTime.getTime() || isUnpaidTooLong(trip, now);

/**
 * Who may change a trip, and when: contract 5.4 and 10.2. Everything else is refused with 409
 * `trip_status`.
 */
const tripTable: TransitionTable<TripStatus, TripFacts, TripRefusal> = {
  notFound: "trip_not_found",
  notPossible: "trip_status_conflict",
  transitions: [
    { from: ["pending"], to: "confirmed", by: { store: always } },
    { from: ["confirmed"], to: "ongoing", by: { store: isAssigned } },
    { from: ["ongoing"], to: "completed", by: { store: isPaid } },
    { from: ["pending"], to: "canceled", by: { clock: isTimeOver } },
    { from: ["confirmed"], to: "canceled", by: { clock: isUnpaidTooLong } },
    // Until the hand-over, paid or not; the terms state what it costs.
    { from: ["pending", "confirmed"], to: "canceled", by: { customer: always, guest: always } },
    {
      from: ["pending", "confirmed", "ongoing"],
      to: "canceled",
      by: { store: always, desk: always },
    },
  ],
};

/**
 * Why the actor may not change the trip to this status now: `trip_not_found` (404) when it is not
 * the actor's own, `trip_status`, `vehicle_assignment` or `trip_unpaid` when its state does not
 * allow it; null when it may.
 */
export function tripTransitionError(
  trip: TripFacts,
  to: TripStatus,
  actor: Actor,
  now: Date,
): TripRefusal | null {
  return findTransitionError(tripTable, trip, to, actor, now);
}

/**
 * The shortest time a provider has to confirm a trip, in milliseconds; without it, a trip that
 * starts now would be canceled immediately.
 */
const shortestConfirmation = 60_000;

/**
 * When a trip that is still not confirmed is canceled: at its pickup, or a minute after a booking
 * for now (contract 5.4).
 */
export function confirmationEnds(pickupTime: Date, bookedAt: Date): Date {
  return new Date(Math.max(pickupTime.getTime(), bookedAt.getTime() + shortestConfirmation));
}

/** Statuses of a trip that is not over. */
export const runningTripStatuses = [
  "pending",
  "confirmed",
  "ongoing",
] as const satisfies readonly TripStatus[];

export function isRunningTrip(status: TripStatus): boolean {
  return runningTripStatuses.some((running) => running === status);
}

/** Whether the customer can cancel: the vehicles have not been handed over. */
export function isCancelableTrip(status: TripStatus): boolean {
  return status === "pending" || status === "confirmed";
}

/** Whether the trip waits for a payment without which it is canceled. */
export function awaitsPayment({ status, isPaid, isCash }: TripFacts): boolean {
  return isCancelableTrip(status) && !isPaid && !isCash;
}

/**
 * The actions that the customer or guest can take on the trip now. `unrated` is how many vehicles
 * wait for a review.
 */
export function tripActions(
  trip: Pick<TripFacts, "status" | "isPaid" | "customerId" | "type">,
  unrated: number,
): Trip["actions"] {
  const offered: [Trip["actions"][number], boolean][] = [
    ["cancel", isCancelableTrip(trip.status)],
    ["pay", isRunningTrip(trip.status) && !trip.isPaid],
    ["change", isCancelableTrip(trip.status)],
    ["extend", trip.status === "ongoing" && trip.type !== "distance_wise"],
    ["review", trip.status === "completed" && trip.customerId !== null && unrated > 0],
  ];
  return offered.filter(([, now]) => now).map(([action]) => action);
}
