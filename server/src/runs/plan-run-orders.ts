import { deliveryMinutes } from "@errand/core/catalog/delivery-minutes";
import { bicycle, ridingMinutes } from "@errand/core/dispatch/travel";
import { AppError } from "@errand/core/errors";
import type { Position } from "@errand/core/location/geometry";
import { fromMinor, type Minor, nothing, sumOf, toMinor } from "@errand/core/money";
import { planRun } from "@errand/core/runs/plan-run";
import { getRunFee, splitRunAmount } from "@errand/core/runs/run-fee";
import type { RunTerms } from "@errand/core/runs/run-terms";
import type { quoteRun } from "@errand/core/runs/runs.contract";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { planStop } from "./plan-stop.ts";
import { planRunPayment } from "./run-payment.ts";
import { toStopPickup } from "./run-pickup.ts";
import { atStop, ofStop } from "./stop-errors.ts";
import { getAloneFee, getZoneId, type RunInput, type StopPlan, withPart } from "./stop-plan.ts";

type RunContext = Pick<RequestContext<typeof quoteRun>, "db" | "shopper" | "language" | "now">;

/** The orders of a run before they are placed, and how they are brought. */
export interface RunOrders {
  /** One for each stop of the request, priced with its part of the fee. */
  plans: StopPlan[];
  /** What each delivery would cost alone, and its part of the fee. */
  parts: { alone: Minor; part: Minor }[];
  fee: Minor;
  /** What the deliveries would cost apart. */
  aloneFee: Minor;
  pickups: { index: number; at: Date }[];
  door: Position;
  window: { from: Date; to: Date };
  /** The parcel that is taken along at the door, and when it is at its receiver. */
  onward: { index: number; at: Date } | null;
}

const minute = 60_000;

/**
 * Plans each order as if it were alone, then the run: its fee and what each order pays of it.
 * Throws what speaks against an order, with its stop, and `run_impossible`.
 */
export async function planRunOrders(
  api: CheckoutApi,
  input: RunInput,
  ctx: RunContext,
  terms: RunTerms,
): Promise<RunOrders> {
  const alone: StopPlan[] = [];
  for (const [index, stop] of input.stops.entries()) {
    alone.push(await ofStop(index, planStop(api, input, ctx, stop)));
  }
  throwOrderErrors(alone.flatMap((plan, index) => atStop(plan.errors, index)));
  requireRun(alone, terms);

  const fees = alone.map(getAloneFee);
  const fee = getRunFee(fees, terms);
  const parts = splitRunAmount(fee, fees);
  const tips = splitRunAmount(toMinor(input.dm_tips), fees);
  const service = alone[0]?.shop.additionalCharge?.amount ?? nothing;
  const services = splitRunAmount(service, fees);
  const firstStore = alone.findIndex(({ kind }) => kind === "store");
  const priced = alone.map((plan, index) =>
    withPart(plan, {
      part: parts[index] ?? nothing,
      tip: tips[index] ?? nothing,
      service: services[index] ?? nothing,
      hasBonus: index === firstStore,
    }),
  );
  const { plans, errors } = await planRunPayment(ctx, input, priced);
  throwOrderErrors(errors);

  const door = getDoor(input);
  const { pickups, arrival } = requirePlan(alone, { door, now: ctx.now, terms });
  const at = (minutes: number) => new Date(ctx.now.getTime() + Math.round(minutes * minute));
  const slowest = Math.max(0, ...alone.map((plan) => getSpread(plan, ctx.now)));
  const window = { from: at(arrival), to: at(arrival + slowest) };
  return {
    plans: plans.map((plan) => atDoor(plan, window.from)),
    parts: fees.map((each, index) => ({ alone: each, part: parts[index] ?? nothing })),
    fee,
    aloneFee: sumOf(fees),
    pickups: pickups.map(({ index, at: minutes }) => ({ index, at: at(minutes) })),
    door,
    window,
    onward: findOnward(alone, { door, at: (ride) => at(arrival + ride) }),
  };
}

/** Throws `run_impossible` where the orders cannot be one run. */
function requireRun(alone: StopPlan[], terms: RunTerms): void {
  const [zoneId = 0] = alone.map(getZoneId);
  const isOpenZone = terms.zoneIds.length === 0 || terms.zoneIds.includes(zoneId);
  const outside = alone.findIndex(
    (plan) =>
      getZoneId(plan) !== zoneId || (plan.kind === "parcel" && plan.receiverZoneId !== zoneId),
  );
  if (!isOpenZone || outside >= 0) throw impossible("zone", Math.max(outside, 0), alone);
  const own = alone.findIndex((plan) => plan.kind === "store" && plan.seller.store.selfDelivery);
  if (own >= 0) throw impossible("own_delivery", own, alone);
  const prescribed = alone.findIndex(
    (plan) => plan.kind === "store" && plan.lines.some(({ item }) => item.prescriptionRequired),
  );
  if (prescribed >= 0) throw impossible("prescription", prescribed, alone);
  const keys = alone.map((plan) => (plan.kind === "store" ? plan.seller.store.id : "parcel"));
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated >= 0) throw impossible("couriers", repeated, alone);
  const stores = alone.flatMap(({ kind }, index) => (kind === "store" ? index : []));
  const surplus = stores[terms.maxStores];
  if (surplus !== undefined) throw impossible("couriers", surplus, alone);
}

/** In which order all is fetched; what is taken along at the door is not. */
function requirePlan(
  alone: StopPlan[],
  { door, now, terms }: { door: Position; now: Date; terms: RunTerms },
) {
  const fetched = alone.flatMap((plan, index) => {
    const pickup = toStopPickup(plan, { door, now });
    return pickup ? [{ index, pickup }] : [];
  });
  const planned = planRun(
    fetched.map(({ pickup }) => pickup),
    door,
    terms,
  );
  if ("refused" in planned) throw impossible(planned.refused, 0, alone);
  const pickups = planned.pickups.map(({ index, at }) => ({
    index: fetched[index]?.index ?? index,
    at,
  }));
  return { pickups, arrival: planned.arrival };
}

/** `couriers` and `amount` say what the separate orders are. */
function impossible(
  reason: "hot" | "far" | "zone" | "own_delivery" | "prescription" | "couriers",
  stop: number,
  alone: StopPlan[],
): AppError {
  const amount = fromMinor(sumOf(alone.map(({ receipt }) => receipt.total)));
  return new AppError("run_impossible", {
    data: { reason, stop, couriers: alone.length, amount },
  });
}

/** The parcel that is taken along is ready for the courier who comes to the door, not before. */
function atDoor(plan: StopPlan, at: Date): StopPlan {
  return plan.kind === "parcel" && plan.direction === "bring" ? { ...plan, at } : plan;
}

/** `at` is the time so many minutes after the courier has come to the door. */
function findOnward(
  alone: StopPlan[],
  { door, at }: { door: Position; at: (minutes: number) => Date },
): RunOrders["onward"] {
  for (const [index, plan] of alone.entries()) {
    if (plan.kind !== "parcel" || plan.direction !== "bring") continue;
    const { longitude, latitude } = plan.other;
    const { dropoffMinutes, pickupMinutes } = bicycle;
    const ride = ridingMinutes(door, [longitude, latitude], bicycle);
    return { index, at: at(dropoffMinutes + pickupMinutes + ride) };
  }
  return null;
}

function getDoor({ latitude, longitude }: RunInput): Position {
  if (latitude === undefined || longitude === undefined) {
    throw new AppError("address_missing", { field: "address" });
  }
  return [longitude, latitude];
}

function getSpread(plan: StopPlan, now: Date): number {
  if (plan.kind === "parcel") return 0;
  const { min, max } = deliveryMinutes(plan.seller.store, now);
  return Math.max(0, max - min);
}
