import { AppError } from "@errand/core/errors";
import { nothing, toMinor } from "@errand/core/money";
import type { ReceiverDetails } from "@errand/core/orders/parcel.types";
import type { CheckoutContext, ParcelInput, ParcelQuoteInput } from "../checkout/checkout-input.ts";
import { getDeliveryAddress, type OrderContact, readContact } from "../checkout/contact.ts";
import { createRequestedAccount } from "../checkout/new-account.ts";
import { payPlannedPart } from "../checkout/payment-plan.ts";
import { amountChangedErrors, type PlacedOrder } from "../checkout/place.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import { orderValues } from "../checkout/write-order.ts";
import { insertRow } from "../database/insert-row.ts";
import { insertOrder } from "../order-rows/insert-order.ts";
import { isForItsCustomer, type OrderRow } from "../order-rows/order-facts.ts";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { awaitFulfillment } from "../orders/await-fulfillment.ts";
import { expireLater } from "../orders/expire-order.job.ts";
import { enqueueReceiverMessage } from "../orders/order-messages/receiver-message.job.ts";
import { orderSubject } from "../orders/order-subject.ts";
import { recordPlacement } from "../orders/order-transitions.ts";
import { attachFiles } from "../private-files/private-files.data.ts";
import { toActor } from "../requests/caller.ts";
import { takeReductions } from "../rewards/reductions.ts";
import { type ParcelPlan, type ParcelServices, parcelReceipt, planParcel } from "./plan-parcel.ts";
import { readReceiverNumber } from "./receiver-number.ts";

/**
 * Places a parcel in the caller's transaction: prices and checks it, writes it, and takes what the
 * wallet pays. `photos` are keys of its uploaded photos. An error rolls all of it back. Source:
 * contract 5.1.
 */
export async function placeParcel(
  services: ParcelServices,
  input: ParcelInput,
  ctx: CheckoutContext,
  photos: string[] = [],
): Promise<PlacedOrder> {
  const plan = await planParcel(input, ctx, services);
  const placed = await placePlannedParcel(services, plan, input, ctx);
  await attachFiles(ctx.db, photos, orderSubject(placed.row.order.id));
  return { ...placed, hasFurtherRows: placed.hasFurtherRows || photos.length > 0 };
}

/**
 * The same, of a parcel that is planned in this transaction; `batchId` is that of parcels placed
 * together.
 */
export async function placePlannedParcel(
  { outbox }: Pick<ParcelServices, "outbox">,
  plan: ParcelPlan,
  input: ParcelInput,
  ctx: CheckoutContext,
  batchId: number | null = null,
): Promise<PlacedOrder> {
  const { db, shopper, language } = ctx;
  const { country } = plan.shop;
  const { contact, errors: contactErrors } = await readContact(db, input, shopper, country);
  const { contact_person_number: phone } = input.receiver_details;
  const receiverNumber = readReceiverNumber(phone, country);
  const errors = [
    ...plan.errors,
    ...contactErrors,
    ...(input.address === undefined ? [new AppError("address_missing", { field: "address" })] : []),
    ...("error" in receiverNumber
      ? [new AppError(receiverNumber.error, { field: "receiver_details" })]
      : []),
  ];
  throwOrderErrors([
    ...errors,
    ...amountChangedErrors(plan.receipt.total, errors, input.order_amount, () =>
      parcelReceipt(plan, language),
    ),
  ]);

  const accountId = await createRequestedAccount(input, ctx, plan, contact);
  const number = "number" in receiverNumber ? receiverNumber.number : "";
  const receiver = receiverOf(input, number, plan.receiverZoneId);
  const placed = await insertParcel({ outbox }, plan, ctx, {
    ...{ input, contact: { ...contact, accountId }, receiver, batchId },
  });
  await payPlannedPart(db, placed.row.order.id, plan, ctx);
  return placed;
}

/** What a parcel is written with. */
interface WrittenParcel {
  input: ParcelQuoteInput & Pick<ParcelInput, "payment_method">;
  /** Who places it. */
  contact: OrderContact & { accountId: number | null };
  /** Who gives it to the courier, where that is somebody else. */
  sender?: OrderContact;
  receiver: ReceiverDetails;
  batchId: number | null;
  /** The run that it belongs to, and the code of its door where that is the one of the run. */
  run?: { id: number; otp?: string | null };
}

/**
 * Writes a parcel that is planned and without errors; its payment is the caller's. An error rolls
 * all of it back.
 */
export async function insertParcel(
  { outbox }: Pick<ParcelServices, "outbox">,
  plan: ParcelPlan,
  ctx: CheckoutContext,
  written: WrittenParcel,
): Promise<PlacedOrder> {
  const { db, shopper, now } = ctx;
  const row = await writeParcel(plan, written, ctx);
  const orderId = row.order.id;
  const cashback = await takeReductions(db, row, null, now);
  const { status } = plan.payment;
  await recordPlacement(db, row.order, status, toActor(shopper), { at: now, outbox });
  if (status === "confirmed") {
    await awaitFulfillment(db, row, now);
    if (!isForItsCustomer(row)) {
      await enqueueReceiverMessage(db, { orderId, message: "coming", at: now });
    }
  }
  if (written.input.payment_method === "digital_payment") await expireLater(db, orderId, now);
  const hasFurtherRows = plan.payment.fromWallet > nothing || cashback > nothing;
  return { row, lines: [], takesStock: false, pieces: 0, hasFurtherRows };
}

async function writeParcel(
  plan: ParcelPlan,
  { input, contact, sender, receiver, batchId, run }: WrittenParcel,
  ctx: CheckoutContext,
): Promise<OrderRow> {
  const { category, shop } = plan;
  const order = await insertOrder(ctx.db, {
    ...orderValues(plan, contact, input, ctx),
    ...(sender && { address: getDeliveryAddress(input, sender) }),
    ...(run && { runId: run.id }),
    ...(run?.otp !== undefined && { otp: run.otp }),
    kind: "parcel",
    taxRate: category.taxRate,
  });
  const parcel = await insertRow(ctx.db, parcelOrders, {
    orderId: order.id,
    chargePayer: input.charge_payer,
    service: input.service,
    items: input.items,
    declaredValue: input.declared_value === undefined ? null : toMinor(input.declared_value),
    handoff: input.handoff,
    receiver,
    batchId,
    category: {
      id: category.id,
      name: category.name,
      description: category.description,
      image: category.image,
      perKmCharge: category.perKmCharge,
      minimumCharge: category.minimumCharge,
      taxRate: category.taxRate,
    },
  });
  return {
    order,
    cart: null,
    parcel,
    store: null,
    courier: null,
    position: null,
    cancellation: null,
    moduleType: ctx.module.type,
    shop,
  };
}

/** Who gets a parcel, with the number in E.164. */
export function receiverOf(
  { receiver_details: receiver }: Pick<ParcelInput, "receiver_details">,
  number: string,
  zoneId: number,
): ReceiverDetails {
  return {
    contact_person_name: receiver.contact_person_name,
    contact_person_number: number,
    contact_person_email: receiver.contact_person_email ?? null,
    address_type: receiver.address_type ?? "other",
    address: receiver.address,
    additional_address: receiver.additional_address ?? null,
    road: receiver.road ?? null,
    house: receiver.house ?? null,
    floor: receiver.floor ?? null,
    latitude: receiver.latitude,
    longitude: receiver.longitude,
    zone_id: zoneId,
  };
}
