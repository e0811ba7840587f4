import type { placePrescription } from "@errand/core/checkout/checkout.contract";
import { type AppError, featureOff } from "@errand/core/errors";
import { nothing } from "@errand/core/money";
import type * as z from "zod";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { awaitFulfillment } from "../orders/await-fulfillment.ts";
import { orderSubject } from "../orders/order-subject.ts";
import { recordPlacement } from "../orders/order-transitions.ts";
import { takeSlot } from "../orders/store-slots.data.ts";
import { attachFiles } from "../private-files/private-files.data.ts";
import { toActor } from "../requests/caller.ts";
import { takeReferralBonus } from "../rewards/referral-bonus.ts";
import type { CheckoutContext, WrittenInput } from "./checkout-input.ts";
import { readContact } from "./contact.ts";
import { createRequestedAccount } from "./new-account.ts";
import type { PlaceOrderServices } from "./place.ts";
import { type OrderPlan, planOrder } from "./plan.ts";
import { throwOrderErrors } from "./throw-order-errors.ts";
import { writeOrder } from "./write-order.ts";

/**
 * Places an order of a prescription in the caller's transaction. It has no lines and costs nothing
 * until the store prices it, by the terms of now. Returns its rows.
 */
export async function createPrescriptionOrder(
  services: PlaceOrderServices,
  prescription: z.output<typeof placePrescription.input>,
  ctx: CheckoutContext,
  pictures: string[],
): Promise<OrderRow> {
  const { db, shopper, now } = ctx;
  const input = withoutCart(prescription);
  const plan = await planOrder(input, ctx, services);
  requirePrescriptions(plan);
  const { country } = plan.shop;
  const { contact, errors } = await readContact(db, input, shopper, country);
  throwOrderErrors([...plan.errors.filter(({ key }) => !ofCart.includes(key)), ...errors]);

  const unpriced = {
    ...plan,
    // The pharmacy names the price of each line, without the discounts of the store.
    pricing: { ...plan.pricing, storeDiscount: null },
    receipt: { ...plan.receipt, lines: [], total: nothing, freeDeliveryBy: null },
  };
  const options = { prescription: true };
  const accountId = await createRequestedAccount(prescription, ctx, plan, contact);
  const row = await writeOrder(db, unpriced, { ...contact, accountId }, input, ctx, options);
  const { id } = row.order;
  if (input.schedule_at !== undefined) await takeSlot(db, id);
  if (shopper.kind === "customer" && plan.pricing.referralBonus) {
    await takeReferralBonus(db, { orderId: id, customerId: shopper.customerId });
  }
  await attachFiles(db, pictures, orderSubject(id));
  const { outbox } = services;
  await recordPlacement(db, row.order, "pending", toActor(shopper), { at: now, outbox });
  await awaitFulfillment(db, row, now);
  return row;
}

/** The errors of an empty cart, which a prescription has. */
const ofCart: AppError["key"][] = ["cart_empty", "minimum_order_missed"];

function withoutCart({
  order_attachment: _pictures,
  ...input
}: z.output<typeof placePrescription.input>): WrittenInput {
  return { ...input, partial_payment: 0, is_buy_now: 1 };
}

function requirePrescriptions({ shop, seller }: OrderPlan) {
  if (shop.prescriptionOrder && seller.store.prescriptionOrder) return;
  throw featureOff("prescriptions", "order_attachment");
}
