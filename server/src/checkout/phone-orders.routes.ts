import { placePhoneOrder, quotePhoneOrder } from "@errand/core/checkout/phone-orders.contract";
import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { amountOf } from "@errand/core/pricing/receipt";
import { flagOf } from "@errand/core/values";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { readGivenCart } from "../cart/cart.data.ts";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { insertUnread } from "../database/insert-row.ts";
import { guests } from "../guests/guests.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { deskActor } from "../orders/staff-orders.ts";
import {
  customerShopper,
  guestShopper,
  randomGuestId,
  type Shopper,
  type StaffOf,
} from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import type { CheckoutContext } from "./checkout-input.ts";
import type { GivenOrder } from "./given-order.ts";
import { createOrder, planReceipt } from "./place.ts";
import { toPlacedResponse } from "./placed-response.ts";
import { planOrder } from "./plan.ts";
import { throwOrderErrors } from "./throw-order-errors.ts";

type PhoneInput = z.output<typeof quotePhoneOrder.input>;

interface Call {
  db: Database;
  staff: StaffOf<"desk">;
  language: Language;
  now: Date;
}

/** Orders that operators place for callers (contract 7.4). */
export function phoneOrderRoutes(api: CheckoutApi) {
  serve(api, quotePhoneOrder, async ({ customer_id, lines, language, ...input }, ctx) => {
    const caller = await readCaller(api, { customer_id, lines, language, ...input }, ctx);
    const stated = { ...input, partial_payment: 0, is_buy_now: 0 } as const;
    const plan = await planOrder(stated, caller.ctx, api, caller.given);
    throwOrderErrors(plan.errors);
    const { receipt, meters, shop } = plan;
    return {
      tax_amount: fromMinor(amountOf(receipt.lines, "tax")),
      tax_status: shop.taxIncluded ? ("included" as const) : ("excluded" as const),
      tax_included: flagOf(shop.taxIncluded),
      distance: meters / 1000,
      receipt: planReceipt(plan, ctx.language),
    };
  });

  serve(api, placePhoneOrder, async ({ customer_id, lines, language, ...input }, ctx) => {
    const caller = await readCaller(api, { customer_id, lines, language, ...input }, ctx);
    const { shopper } = caller.ctx;
    if (shopper.kind === "guest") await insertUnread(ctx.db, guests, { id: shopper.guestId });
    const stated = { ...input, partial_payment: 0, is_buy_now: 0, create_new_user: 0 } as const;
    const placed = await createOrder(api, stated, caller.ctx, [], caller.given);
    if (placed.takesStock) ctx.afterCommit(() => api.changes.flushed());
    const response = await toPlacedResponse(api, ctx, placed);
    const { id, order_amount, payment_method } = response.order;
    ctx.audit({
      subject: `order:${id}`,
      after: {
        ...{ order_amount, payment_method, store_id: input.store_id },
        customer_id: customer_id ?? null,
      },
    });
    return response;
  });
}

/**
 * Who calls, and what the caller orders. Throws `store_not_found` and `customer_not_found` for what
 * is not within the zones of the operator.
 */
async function readCaller(
  api: CheckoutApi,
  { store_id, customer_id, lines, language: told }: PhoneInput,
  { db, staff, language, now }: Call,
): Promise<{ ctx: CheckoutContext; given: GivenOrder }> {
  const [module] = await db
    .select({ id: modules.id, type: modules.type })
    .from(stores)
    .innerJoin(modules, eq(modules.id, stores.moduleId))
    .where(eq(stores.id, store_id));
  if (!module || !(await api.isOwn(db, staff, "store", store_id))) {
    throw new AppError("store_not_found", { field: "store_id" });
  }
  if (customer_id !== undefined && !(await api.isOwn(db, staff, "customer", customer_id))) {
    throw new AppError("customer_not_found", { field: "customer_id" });
  }
  const shopper: Shopper =
    customer_id === undefined ? guestShopper(randomGuestId()) : customerShopper(customer_id);
  const cart = await readGivenCart(db, lines, { moduleId: module.id, language, now });
  return {
    ctx: { db, shopper, module, language: told ?? language, now, placedBy: deskActor(staff) },
    given: { ...cart, groupId: null, members: new Map(), settle: async () => {} },
  };
}
