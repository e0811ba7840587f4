import { AppError } from "@errand/core/errors";
import { lockCart } from "../cart/cart.data.ts";
import type { CheckoutContext } from "../checkout/checkout-input.ts";
import { readContact } from "../checkout/contact.ts";
import { amountChangedErrors } from "../checkout/place.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import type { Database } from "../database/database.ts";
import { toActor } from "../requests/caller.ts";
import { takeReductions } from "../rewards/reductions.ts";
import type { BookingInput } from "./booking-input.ts";
import { clearRentalCarts } from "./cart.data.ts";
import { holdVehicles } from "./hold-vehicles.ts";
import { planReceipt, planTrip, type TripPlan } from "./plan-trip.ts";
import { recordBooking } from "./trip-transitions.ts";
import { writeTrip } from "./write-trip.ts";

/**
 * Books the trip in the cart in the caller's transaction: prices it, checks it, writes it, holds
 * its vehicles and empties the cart. Nothing is paid yet. An error rolls all of it back. Returns
 * the id of the trip.
 */
export async function createTrip(input: BookingInput, ctx: CheckoutContext): Promise<number> {
  const { db, shopper, module, now } = ctx;
  await lockCart(db, shopper);
  const plan = await planTrip(input, ctx);
  const { contact, errors: contactErrors } = await readContact(
    db,
    input,
    shopper,
    plan.shop.country,
  );
  const errors = [...plan.errors, ...contactErrors];
  const receipt = () => planReceipt(plan, ctx.language);
  throwOrderErrors([
    ...errors,
    ...amountChangedErrors(plan.receipt.total, errors, input.trip_amount, receipt, "trip_amount"),
  ]);

  const { order, trip } = await writeTrip(plan, contact, input, ctx);
  const tripId = order.id;
  await holdOrRefuse(db, tripId, plan);
  await takeReductions(db, { order, shop: plan.shop }, plan.coupon, now);
  await recordBooking(db, { order, trip }, { actor: toActor(shopper), at: now });
  await clearRentalCarts(db, shopper, module.id);
  return tripId;
}

/** Throws which lines have too few free vehicles, also when another trip was faster. */
async function holdOrRefuse(db: Database, tripId: number, { trip }: TripPlan) {
  const lines = trip.lines.map(({ vehicle, quantity }) => ({ vehicleId: vehicle.id, quantity }));
  const shortages = await holdVehicles(db, tripId, lines, trip.span);
  throwOrderErrors(
    shortages.map(({ vehicleId, available }) => {
      const line = trip.lines.find(({ vehicle }) => vehicle.id === vehicleId);
      const data = { cart_id: line?.cartId, available };
      return new AppError("vehicle_unavailable", { data });
    }),
  );
}
