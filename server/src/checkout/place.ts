import { AppError, getErrorStatus } from "@errand/core/errors";
import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { fromMinor, type Minor, minor, nothing, toMinor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { expectedTotal } from "@errand/core/pricing/changed-order";
import { clearLines, lockCart } from "../cart/cart.data.ts";
import { type Database, finishByCommit, sendTogether } from "../database/database.ts";
import { awaitsStore } from "../order-rows/acceptance-times.ts";
import { nextOrderId } from "../order-rows/insert-order.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { awaitFulfillment } from "../orders/await-fulfillment.ts";
import { expireLater } from "../orders/expire-order.job.ts";
import { orderSubject } from "../orders/order-subject.ts";
import { recordPlacement } from "../orders/order-transitions.ts";
import { toReceiptResponse } from "../orders/receipt.data.ts";
import { takeSlot } from "../orders/store-slots.data.ts";
import { weightNotes } from "../orders/weight-note.ts";
import { attachFiles } from "../private-files/private-files.data.ts";
import { toActor } from "../requests/caller.ts";
import { takeReductions } from "../rewards/reductions.ts";
import { orderCause, reserveStock } from "../stock/reserve-stock.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import type { CheckoutContext, PlaceInput, WrittenInput } from "./checkout-input.ts";
import { readContact } from "./contact.ts";
import type { GivenOrder } from "./given-order.ts";
import { createRequestedAccount } from "./new-account.ts";
import { payPlannedPart } from "./payment-plan.ts";
import { type OrderPlan, planOrder } from "./plan.ts";
import { prescriptionErrors } from "./prescription-pictures.ts";
import { throwOrderErrors } from "./throw-order-errors.ts";
import { getChargeLabels, toReservation, writeOrder } from "./write-order.ts";

/** The parts of the API that placing an order uses. */
export type PlaceOrderServices = Pick<CheckoutApi, "maps" | "gateways" | "outbox">;

/**
 * Places an order in the caller's transaction: prices it, checks it, writes the order, reserves the
 * stock, takes what the wallet pays and empties the cart. `pictures` are keys of uploaded pictures
 * of the prescription; `given` are other lines instead of those of the cart. An error rolls all of
 * it back. Returns the rows of the order, which the response needs, so that they are not read
 * again.
 */
export async function createOrder(
  shop: PlaceOrderServices,
  input: PlaceInput,
  ctx: CheckoutContext,
  pictures: string[] = [],
  given?: GivenOrder,
): Promise<PlacedOrder> {
  const { db, shopper, module } = ctx;
  const usesCart = input.is_buy_now === 0 && given === undefined;
  const [, plan, id] = await sendTogether(
    usesCart ? lockCart(db, shopper) : null,
    planOrder(input, ctx, shop, given),
    nextOrderId(db),
  );
  const { contact, errors: contactErrors } = await readContact(
    db,
    input,
    shopper,
    plan.shop.country,
  );
  const errors = [...plan.errors, ...prescriptionErrors(plan.lines, pictures), ...contactErrors];
  throwOrderErrors([
    ...errors,
    ...amountChangedErrors(plan.receipt.total, errors, input.order_amount, () =>
      planReceipt(plan, ctx.language),
    ),
  ]);

  const accountId = await createRequestedAccount(input, ctx, plan, contact);
  if (usesCart) await finishByCommit(db, clearLines(db, shopper, module.id));
  const placed = await placePlannedOrder(shop, plan, ctx, {
    contact: { ...contact, accountId },
    input,
    pictures,
    identity: { id, given },
  });
  await given?.settle(db, placed.row.order.id, plan);
  await payPlannedPart(db, placed.row.order.id, plan, ctx);
  return placed;
}

/** What the order that a plan becomes is written with. */
interface Placing {
  contact: Parameters<typeof writeOrder>[2];
  input: WrittenInput;
  pictures?: string[];
  identity: NonNullable<Parameters<typeof writeOrder>[5]>;
}

/**
 * Writes an order that is planned and without errors, and reserves its stock; its payment and its
 * cart are the caller's. An error rolls all of it back.
 */
export async function placePlannedOrder(
  shop: Pick<PlaceOrderServices, "outbox">,
  plan: OrderPlan,
  ctx: CheckoutContext,
  { contact, input, pictures = [], identity }: Placing,
): Promise<PlacedOrder> {
  const { db, shopper } = ctx;
  const row = await writeOrder(db, plan, contact, input, ctx, identity);
  const orderId = row.order.id;
  const takesStock = plan.lines.some(isLimited);
  if (takesStock) await reserveOrRefuse(db, orderId, plan);
  if (input.schedule_at !== undefined) await takeSlot(db, orderId);
  const cashback = await takeReductions(db, row, plan.coupon, ctx.now);
  await attachFiles(db, pictures, orderSubject(orderId));
  const { status } = plan.payment;
  const isAwaited = awaitsStore(row.order);
  const expires = !isAwaited && input.payment_method === "digital_payment";
  await sendTogether(
    recordPlacement(db, row.order, status, ctx.placedBy ?? toActor(shopper), {
      at: ctx.now,
      outbox: shop.outbox,
    }),
    isAwaited ? awaitFulfillment(db, row, ctx.now) : null,
    expires ? expireLater(db, orderId, ctx.now) : null,
  );
  return {
    row,
    lines: plan.lines.map(({ item }) => item),
    takesStock,
    pieces: sum(plan.lines.filter(isLimited).map(({ quantity }) => quantity)),
    hasFurtherRows:
      identity.given !== undefined ||
      plan.payment.fromWallet > nothing ||
      pictures.length > 0 ||
      cashback > nothing,
  };
}

/** A new order. */
export interface PlacedOrder {
  row: OrderRow;
  /**
   * More than its lines belongs to the order already, such as a payment or pictures: read it for
   * the response.
   */
  hasFurtherRows: boolean;
  lines: { id: number; name: LocalizedText }[];
  /** Whether the stock of an item is less than before. */
  takesStock: boolean;
  /** Pieces of limited stock that it holds. */
  pieces: number;
}

/**
 * The amount the customer saw is only compared; the server's counts (safety 1). It is not compared
 * while the customer has input to correct, such as an address outside the zone: that changes the
 * amount.
 */
export function amountChangedErrors(
  total: Minor,
  errors: AppError[],
  amountSeen: number,
  receipt: () => ReceiptResponse,
  field: "order_amount" | "trip_amount" = "order_amount",
): AppError[] {
  if (toMinor(amountSeen) === total || errors.some(({ key }) => getErrorStatus(key) === 422))
    return [];
  const data = { [field]: fromMinor(total), receipt: receipt() };
  return [new AppError("price_changed", { data, field })];
}

/** The receipt of a plan; `paid` is what the wallet will pay. */
export function planReceipt(plan: OrderPlan, language: Language) {
  const { receipt, lines, coupon, shop, payment, seller, pricing } = plan;
  const names = new Map(lines.map(({ item }) => [item.id, localize(item.name, language)]));
  return toReceiptResponse(
    {
      lines: receipt.lines,
      total: receipt.total,
      paid: minor(payment.prepaid + payment.fromWallet),
      couponCode: coupon?.code ?? null,
      freeDeliveryBy: receipt.freeDeliveryBy,
      nameOf: (id) => names.get(id),
      expected: expectedTotal(pricing),
      explainWeight: weightNotes(shop, language),
    },
    {
      currencyCode: shop.currencyCode,
      chargeLabels: getChargeLabels({ shop, zone: seller.zone, pricing }),
    },
    language,
  );
}

async function reserveOrRefuse(db: Database, orderId: number, { lines }: OrderPlan) {
  const shortages = await reserveStock(db, orderCause(orderId), lines.map(toReservation));
  throwOrderErrors(
    shortages.map(({ itemId, variationId, available }) => {
      const line = lines.find(
        ({ item, variation }) =>
          item.id === itemId && (variationId === null || variation?.id === variationId),
      );
      const data = { cart_id: line?.cartId ?? null, item_id: itemId, available };
      return new AppError("stock_exceeded", { data });
    }),
  );
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** Food is cooked to order and has no stock. */
function isLimited({ stock, variation, saleItem }: OrderPlan["lines"][number]): boolean {
  return stock !== null || variation !== null || saleItem !== null;
}
