import { isOpen } from "@errand/core/catalog/availability";
import type { placeOrder, quoteOrder } from "@errand/core/checkout/checkout.contract";
import { AppError } from "@errand/core/errors";
import { type Minor, toMinor } from "@errand/core/money";
import type { DeliveryAddress } from "@errand/core/orders/delivery-address";
import { isSlot } from "@errand/core/orders/schedule";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import { priceOrder, type Receipt } from "@errand/core/pricing/receipt";
import { localTime } from "@errand/core/time";
import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { customers } from "../account/account.tables.ts";
import { type OrderableLine, readBuyNow, readCart } from "../cart/cart.data.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { readSaleItems, readSales, runningSaleIds, type SaleItem } from "../catalog/sales.data.ts";
import { toE164 } from "../config/phone.ts";
import { readShop } from "../config/shop.data.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { type Maps, metersBetween } from "../integrations/maps.ts";
import { isInZone } from "../location/zones.data.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import type { Shopper } from "../requests/caller.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { throwOrderErrors } from "./order-errors.ts";
import { deliveryTermsOf, lineToPrice, storeDiscountOf } from "./price.ts";

export type CheckoutInput = z.output<typeof quoteOrder.input>;
export type CheckoutContext = Pick<
  RequestContext<typeof placeOrder>,
  "db" | "shopper" | "module" | "language" | "now"
>;

/** Everything an order will be made of, with all that speaks against it. */
export interface OrderPlan {
  shop: ShopSettings;
  where: Destination;
  lines: PlannedLine[];
  receipt: Receipt;
  /** When it is to be prepared for. */
  at: Date;
  meters: number;
  extraPackaging: Minor;
  /** What is not as it must be; nothing when the order can be placed. */
  faults: AppError[];
}

export type PlannedLine = OrderableLine & { saleItem: SaleItem | null };

interface Destination {
  store: typeof stores.$inferSelect;
  zone: typeof zones.$inferSelect;
  pivot: typeof zoneModules.$inferSelect;
}

/**
 * Finds what is ordered and from where, prices it and gathers the refusals. What is switched off or
 * does not exist is refused here, because nothing could be reckoned with it.
 */
export async function planOrder(
  input: CheckoutInput,
  ctx: CheckoutContext,
  maps: Maps,
): Promise<OrderPlan> {
  const { db, now, module } = ctx;
  const shop = await readShop(db);
  const where = await findStore(db, input.store_id, module.id);
  throwOrderErrors([
    ...notOffered(input, ctx.shopper, shop, where),
    ...(where ? [] : [new AppError("store", { field: "store_id" })]),
  ]);
  if (!where) throw new AppError("store", { field: "store_id" });
  const { store } = where;

  const at = input.schedule_at ? new Date(input.schedule_at) : now;
  const time = localTime(at, shop.timeZone);
  const lines = await readOrdered(input, ctx, {
    at: time,
    orLater: false,
    takesPrescriptions: shop.prescriptionOrder,
  });
  const faults = [
    ...couponFaults(input),
    ...lineFaults(lines, store.id),
    ...scheduleFaults(input, at, now, shop, store),
    ...(isOpen(store, time) ? [] : [new AppError("store_closed")]),
    ...addressFaults(input, where),
  ];
  const planned = await withSaleItems(db, lines, now);
  const extraPackaging = input.extra_packaging === 1 ? (store.extraPackaging ?? 0) : 0;
  const meters = await deliveryMeters(input, store, maps);
  const receipt = priceOrder({
    lines: planned.map((line) => lineToPrice(line, line.saleItem)),
    storeDiscount: storeDiscountOf(store, now),
    coupon: null,
    referralBonus: null,
    tax: { percent: store.taxRate / 100, included: shop.taxIncluded },
    delivery: isDelivered(input)
      ? {
          terms: deliveryTermsOf(store, where.zone, where.pivot),
          meters,
          freeByStore: store.freeDelivery,
          freeOver: shop.freeDeliveryOver,
        }
      : null,
    tip: toMinor(input.dm_tips),
    additionalCharge: shop.additionalCharge?.amount ?? 0,
    extraPackaging,
  });
  faults.push(...amountFaults(receipt, where));
  return { shop, where, lines: planned, receipt, at, meters, extraPackaging, faults };
}

export function isDelivered(input: Pick<CheckoutInput, "order_type">): boolean {
  return input.order_type !== "take_away";
}

/** The store with the terms of its zone; null when this module has no such store there. */
async function findStore(
  db: Database,
  storeId: number,
  moduleId: number,
): Promise<Destination | null> {
  const [found] = await db
    .select({ store: stores, zone: zones, pivot: zoneModules })
    .from(stores)
    .innerJoin(zones, eq(zones.id, stores.zoneId))
    .innerJoin(
      zoneModules,
      and(eq(zoneModules.zoneId, stores.zoneId), eq(zoneModules.moduleId, stores.moduleId)),
    )
    .where(and(eq(stores.id, storeId), eq(stores.moduleId, moduleId)));
  return found ?? null;
}

function readOrdered(
  input: CheckoutInput,
  { db, shopper, module, language }: CheckoutContext,
  moment: Parameters<typeof readCart>[3],
): Promise<OrderableLine[]> {
  if (input.is_buy_now === 0) return readCart(db, shopper, module.id, moment);
  const [wanted] = input.cart ?? [];
  if (!wanted) return Promise.resolve([]);
  return readBuyNow(db, wanted, { moduleId: module.id, language, moment });
}

/** A flash sale counts for an item while it has all the pieces that are ordered. */
async function withSaleItems(
  db: Database,
  lines: OrderableLine[],
  now: Date,
): Promise<PlannedLine[]> {
  const itemIds = lines.map(({ item }) => item.id);
  const saleItems = await readSaleItems(db, runningSaleIds(await readSales(db), now), itemIds);
  return lines.map((line) => {
    const saleItem = saleItems.get(line.item.id);
    const wanted = lines
      .filter(({ item }) => item.id === line.item.id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const enough = saleItem && saleItem.stock - saleItem.sold >= wanted;
    return { ...line, saleItem: enough ? saleItem : null };
  });
}

function deliveryMeters(
  input: CheckoutInput,
  store: Destination["store"],
  maps: Maps,
): Promise<number> | number {
  const { latitude, longitude } = input;
  if (!isDelivered(input) || latitude === undefined || longitude === undefined) return 0;
  return metersBetween(maps, [store.longitude, store.latitude], [longitude, latitude]);
}

/** What the shop, the zone or the store has switched off. */
function notOffered(
  input: CheckoutInput,
  shopper: Shopper,
  shop: ShopSettings,
  where: Destination | null,
): AppError[] {
  const delivered = isDelivered(input);
  const offersType = delivered
    ? shop.homeDelivery && where?.store.delivery !== false
    : shop.takeAway && where?.store.takeAway !== false;
  const takesCash = shop.cashOnDelivery && where?.zone.cashOnDelivery !== false;
  const isCash = input.payment_method === "cash_on_delivery";
  const off: [boolean, keyof CheckoutInput][] = [
    [!offersType, "order_type"],
    [!(isCash && takesCash), "payment_method"],
    [input.partial_payment === 1, "partial_payment"],
    [input.dm_tips > 0 && !shop.tips, "dm_tips"],
    [input.schedule_at !== undefined && !shop.scheduleOrder, "schedule_at"],
  ];
  return [
    ...(shopper.kind === "guest" && !shop.guestCheckout ? [new AppError("is_guest")] : []),
    ...off.filter(([isOff]) => isOff).map(([, field]) => new AppError("feature_off", { field })),
  ];
}

/** Codes exist, and stores show them, but an order cannot redeem one yet. */
function couponFaults(input: CheckoutInput): AppError[] {
  if (input.coupon_code === undefined) return [];
  return [new AppError("coupon_code", { field: "coupon_code" })];
}

function lineFaults(lines: OrderableLine[], storeId: number): AppError[] {
  if (lines.length === 0) return [new AppError("empty_cart", { field: "cart" })];
  const problems = lines.flatMap((line) =>
    line.problems.map(
      ({ key, data }) =>
        new AppError(key, { data: { cart_id: line.cartId, item_id: line.item.id, ...data } }),
    ),
  );
  const isElsewhere = lines.some(({ store }) => store.id !== storeId);
  const isBarred = problems.some(({ key }) => key === "prescription_order");
  const needsPrescription = lines.some(({ item }) => item.prescriptionRequired);
  return [
    ...problems,
    ...(isElsewhere ? [new AppError("different_stores", { field: "store_id" })] : []),
    ...(needsPrescription && !isBarred
      ? [new AppError("prescription", { field: "order_attachment" })]
      : []),
  ];
}

function scheduleFaults(
  input: CheckoutInput,
  at: Date,
  now: Date,
  shop: ShopSettings,
  store: Destination["store"],
): AppError[] {
  const fault = new AppError("schedule_at", { field: "schedule_at" });
  if (input.schedule_at === undefined) return input.order_type === "schedule_order" ? [fault] : [];
  const { slotMinutes, timeZone } = shop;
  const fits = isSlot(at, now, { leadMinutes: store.leadMinutes, slotMinutes, timeZone });
  return store.scheduleOrder && fits ? [] : [fault];
}

function addressFaults(input: CheckoutInput, { zone }: Destination): AppError[] {
  if (!isDelivered(input)) return [];
  const { address, latitude, longitude } = input;
  if (address === undefined || latitude === undefined || longitude === undefined) {
    return [new AppError("address", { field: "address" })];
  }
  const reached = zone.open && isInZone(zone, latitude, longitude);
  return reached ? [] : [new AppError("zone_of_address", { field: "latitude" })];
}

function amountFaults({ subtotal, total }: Receipt, { store, pivot }: Destination): AppError[] {
  const faults: AppError[] = [];
  if (missingToMinimum(subtotal, store.minimumOrder) > 0) {
    faults.push(
      new AppError("minimum_order", { data: { minimum_order: store.minimumOrder / 100 } }),
    );
  }
  if (pivot.maximumCashOrder !== null && total > pivot.maximumCashOrder) {
    faults.push(new AppError("cod_maximum", { field: "payment_method" }));
  }
  return faults;
}

export interface Contact {
  name: string;
  /** E.164. */
  number: string;
  email: string | null;
}

/** Who is to be called: a customer's profile fills in what was left out, a guest has to say it all. */
export async function readContact(
  db: Database,
  input: CheckoutInput,
  shopper: Shopper,
  country: string,
): Promise<{ contact: Contact; faults: AppError[] }> {
  const profile =
    shopper.kind === "customer"
      ? (await db.select().from(customers).where(eq(customers.id, shopper.customerId)))[0]
      : undefined;
  const ownName = profile && `${profile.firstName} ${profile.lastName}`.trim();
  const name = input.contact_person_name ?? ownName;
  const given = input.contact_person_number ?? profile?.phone;
  const number = given ? toE164(given, country) : null;
  const email = input.contact_person_email ?? profile?.email ?? null;
  const missing = [
    [!name, "contact_person_name"],
    [!number, "contact_person_number"],
    [!email && shopper.kind === "guest", "contact_person_email"],
  ] as const;
  return {
    contact: { name: name ?? "", number: number ?? "", email },
    faults: missing
      .filter(([isMissing]) => isMissing)
      .map(([, field]) => new AppError(field, { field })),
  };
}

/** Where the order is brought; null for take away. */
export function addressOf(input: CheckoutInput, contact: Contact): DeliveryAddress | null {
  const { address, latitude, longitude } = input;
  if (!isDelivered(input) || !address || latitude === undefined || longitude === undefined) {
    return null;
  }
  return {
    contact_person_name: contact.name,
    contact_person_number: contact.number,
    contact_person_email: contact.email,
    address_type: input.address_type ?? "other",
    address,
    road: input.road ?? null,
    house: input.house ?? null,
    floor: input.floor ?? null,
    latitude,
    longitude,
  };
}
