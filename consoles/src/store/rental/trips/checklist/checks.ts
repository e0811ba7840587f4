import type { CheckDirection, CheckTick } from "@errand/core/trips/trip-check-limits";
import type { TripChecksOfDirection } from "@errand/core/trips/trip-checks.contract";
import type { Trip } from "@errand/core/trips/trips.types";

/** What a vehicle shows when it changes hands, as it is typed. */
export interface Meter {
  unitId: number;
  plate: string;
  /** Kilometres. */
  odometer: string;
  /** Percent of the tank or the battery. */
  fuel: string;
}

export { checkTicks as ticks } from "@errand/core/trips/trip-check-limits";
export type Tick = CheckTick;

/** What is checked while a vehicle changes hands. */
export interface Checks extends Record<Tick, boolean> {
  meters: Meter[];
  /** What the vehicle looks like: damage that both have seen. */
  notes: string;
  /** The ids of pictures: on this device, or the keys of those that another one has added. */
  pictures: string[];
  /** By which keys the server has them; without those that it does not have. */
  pictureKeys: Record<string, string>;
  /** That of the checklist which this replaces on the server; 0 where it had none. */
  version: number;
}

export type Direction = CheckDirection;
export type Step = Tick | "meters";

export function emptyChecks({ vehicle_identity }: Trip): Checks {
  return {
    ...{ licence: false, deposit: false, payment: false, keys: false, looked: false },
    meters: vehicle_identity.map(({ vehicle_identity_id, license_plate_number }) => ({
      unitId: vehicle_identity_id,
      plate: license_plate_number,
      ...{ odometer: "", fuel: "" },
    })),
    notes: "",
    pictures: [],
    pictureKeys: {},
    version: 0,
  };
}

/** What the server has, for the vehicles that are assigned now. */
export function fromServed(trip: Trip, served: TripChecksOfDirection): Checks {
  const empty = emptyChecks(trip);
  const text = (value: number | null | undefined) => String(value ?? "");
  const keys = served.pictures.map(({ key }) => key);
  return {
    ...empty,
    ...Object.fromEntries(served.ticks.map((tick) => [tick, true])),
    meters: empty.meters.map((meter) => {
      const found = served.meters.find((each) => each.vehicle_identity_id === meter.unitId);
      return { ...meter, odometer: text(found?.odometer), fuel: text(found?.fuel) };
    }),
    notes: served.notes,
    pictures: keys,
    pictureKeys: Object.fromEntries(keys.map((key) => [key, key])),
    version: served.version,
  };
}

/** What is to be done at a hand-over or a return, in the order in which it is. */
export function getSteps(trip: Trip, direction: Direction): Step[] {
  const hasDeposit = trip.terms.deposit > 0;
  const isDriven = trip.vehicle_identity.every(({ driver_data }) => driver_data !== null);
  const steps: [Step, boolean][] =
    direction === "out"
      ? [
          ["licence", !isDriven],
          ["deposit", hasDeposit],
          ["looked", true],
          ["meters", true],
          ["keys", true],
        ]
      : [
          ["looked", true],
          ["meters", true],
          ["payment", isCashDue(trip)],
          ["deposit", hasDeposit],
          ["keys", true],
        ];
  return steps.filter(([, isNeeded]) => isNeeded).map(([step]) => step);
}

/** What is left is paid to the provider: the return counts it as received. */
export function isCashDue({ receipt, payment_method }: Trip): boolean {
  return receipt.due > 0 && payment_method === "cash_payment";
}

export function isDone(step: Step, checks: Checks): boolean {
  if (step !== "meters") return checks[step];
  return checks.meters.every(
    ({ odometer, fuel }) => readNumber(odometer) !== null && isPercent(readNumber(fuel)),
  );
}

/** A whole number as people type it, "18 412" too; null for anything else. */
export function readNumber(typed: string): number | null {
  const digits = typed.replaceAll(/[\s.,\u00a0\u202f]/g, "");
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}

const isPercent = (value: number | null) => value !== null && value <= 100;

/** How far a vehicle went, and how much less is in its tank; null where a number is missing. */
export function getDifference(before: Meter | undefined, after: Meter) {
  const minus = (from: string | undefined, to: string) => {
    const [start, end] = [readNumber(from ?? ""), readNumber(to)];
    return start === null || end === null ? null : end - start;
  };
  return {
    kilometres: minus(before?.odometer, after.odometer),
    fuel: minus(before?.fuel, after.fuel),
  };
}
