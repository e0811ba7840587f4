import { activeStatuses } from "@errand/core/orders/order-states";
import type {
  FeaturesSetting,
  PaymentsSetting,
} from "@errand/core/store-desk/desk-settings.contract";
import { and, eq, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { StatedEffect } from "../entries/entry-source.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** How many running orders keep what is switched off for others. */
async function countRunning(db: Database, kinds: (SQL | undefined)[]): Promise<StatedEffect[]> {
  if (kinds.length === 0) return [];
  const ids = db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(and(inArray(orders.status, [...activeStatuses]), or(...kinds)));
  const count = await db.$count(ids.as("running"));
  return count > 0 ? [{ code: "orders_keep_terms", count }] : [];
}

interface Change<Values> {
  before: { values: Values } | null;
  after: { values: Values };
}

export function findFeatureEffects(db: Database, { before, after }: Change<FeaturesSetting>) {
  const uses: Partial<Record<keyof FeaturesSetting, SQL>> = {
    home_delivery: eq(cartOrders.type, "delivery"),
    take_away: eq(cartOrders.type, "take_away"),
    scheduled_orders: eq(orders.scheduled, true),
    prescription_orders: eq(cartOrders.prescription, true),
    guest_checkout: isNotNull(orders.guestId),
    delivery_code: isNotNull(orders.otp),
  };
  return countRunning(db, getSwitchedOff(uses, before?.values, after.values));
}

export function findPaymentEffects(db: Database, { before, after }: Change<PaymentsSetting>) {
  const uses: Partial<Record<keyof PaymentsSetting, SQL>> = {
    cash: eq(orders.paymentMethod, "cash_on_delivery"),
    online: eq(orders.paymentMethod, "digital_payment"),
  };
  return countRunning(db, getSwitchedOff(uses, before?.values, after.values));
}

function getSwitchedOff<Values extends object>(
  uses: Partial<Record<keyof Values, SQL>>,
  before: Values | undefined,
  after: Values,
): SQL[] {
  return Object.entries<SQL | undefined>(uses).flatMap(([name, use]) => {
    const key = name as keyof Values;
    return use && before?.[key] === true && after[key] === false ? [use] : [];
  });
}
