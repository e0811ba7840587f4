import { AppError } from "@errand/core/errors";
import { toExistingE164 } from "@errand/core/phone";
import { and, eq } from "drizzle-orm";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type {
  CheckoutContext,
  CheckoutInput,
  ParcelQuoteInput,
} from "../checkout/checkout-input.ts";
import { planOrder } from "../checkout/plan.ts";
import { modules } from "../modules/modules.tables.ts";
import { parcelCategories } from "../parcel/parcel.tables.ts";
import { planParcel } from "../parcel/plan-parcel.ts";
import { readReceiverNumber } from "../parcel/receiver-number.ts";
import { readStopCart } from "./read-stop-cart.ts";
import type { ParcelStop, RunInput, StopInput, StopPlan, StoreStop } from "./stop-plan.ts";

type RunContext = Pick<CheckoutContext, "db" | "shopper" | "language" | "now">;
type Common = Omit<RunInput, "stops" | "if_refused" | "partial_payment">;

/** Plans an order of a run as if it were alone. Throws what leaves it without a price. */
export function planStop(
  api: CheckoutApi,
  { stops: _stops, if_refused: _ifRefused, partial_payment: _partial, ...common }: RunInput,
  ctx: RunContext,
  stop: StopInput,
): Promise<StopPlan> {
  return stop.kind === "store"
    ? planStoreStop(api, common, ctx, stop)
    : planParcelStop(api, common, ctx, stop);
}

async function planStoreStop(
  api: CheckoutApi,
  common: Common,
  ctx: RunContext,
  { kind, module_id: moduleId, ...stop }: Extract<StopInput, { kind: "store" }>,
): Promise<StoreStop> {
  const [module] = await ctx.db.select().from(modules).where(eq(modules.id, moduleId));
  if (!module) throw new AppError("store_not_found", { field: "store_id" });
  const order: CheckoutInput = {
    ...common,
    ...stop,
    order_type: "delivery",
    partial_payment: 0,
    is_buy_now: 0,
  };
  const context: CheckoutContext = { ...ctx, module };
  const cart = await readStopCart(ctx, { moduleId, storeId: stop.store_id });
  return { ...(await planOrder(order, context, api, cart)), kind, module, input: order };
}

async function planParcelStop(
  api: CheckoutApi,
  common: Common,
  ctx: RunContext,
  {
    kind,
    direction,
    parcel_category_id: categoryId,
    other,
  }: Extract<StopInput, { kind: "parcel" }>,
): Promise<ParcelStop> {
  const [found] = await ctx.db
    .select({ module: modules })
    .from(parcelCategories)
    .innerJoin(modules, eq(modules.id, parcelCategories.moduleId))
    .where(and(eq(parcelCategories.id, categoryId), eq(modules.active, true)));
  if (!found) throw new AppError("parcel_category_not_found", { field: "parcel_category_id" });
  const { module } = found;
  const input = toParcelInput(common, { direction, categoryId, other });
  const plan = await planParcel(input, { ...ctx, module }, api);
  const { country } = plan.shop;
  const given = other.contact_person_number;
  const number =
    direction === "bring" ? readReceiverNumber(given, country) : readNumber(given, country);
  const errors = "error" in number ? [new AppError(number.error, { field: "other" })] : [];
  const otherNumber = "number" in number ? number.number : "";
  return {
    ...plan,
    errors: [...plan.errors, ...errors],
    ...{ kind, module, input, direction, other, otherNumber },
  };
}

/** Who gives a parcel to the courier needs no text message. */
function readNumber(phone: string, country: string) {
  const number = toExistingE164(phone, country);
  return number ? { number } : { error: "contact_phone_invalid" as const };
}

/** The parcel as its sender would send it; the run pays it. */
function toParcelInput(
  common: Common,
  {
    direction,
    categoryId,
    other,
  }: Pick<ParcelStop, "direction" | "other"> & { categoryId: number },
): ParcelQuoteInput {
  const { address, latitude, longitude, address_type, road, house, floor, ...rest } = common;
  if (latitude === undefined || longitude === undefined) {
    throw new AppError("address_missing", { field: "address" });
  }
  const door = { address, latitude, longitude, address_type, road, house, floor };
  const isBrought = direction === "bring";
  const [from, to] = isBrought ? [door, other] : [other, door];
  const { delivery_instruction: instruction } = common;
  return {
    ...rest,
    address: from.address,
    latitude: from.latitude,
    longitude: from.longitude,
    address_type: from.address_type,
    road: from.road,
    house: from.house,
    floor: from.floor,
    order_type: "parcel",
    partial_payment: 0,
    parcel_category_id: categoryId,
    receiver_details: to,
    charge_payer: "sender",
    service: "standard",
    items: [],
    handoff: "as_receiver_wishes",
    // What the courier is told is about the address of the run.
    order_note: isBrought ? instruction : undefined,
    delivery_instruction: isBrought ? undefined : instruction,
  };
}
