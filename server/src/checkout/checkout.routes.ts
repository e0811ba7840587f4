import {
  listFullSlots,
  placeOrder,
  placePrescription,
  quoteOrder,
} from "@errand/core/checkout/checkout.contract";
import { AppError } from "@errand/core/errors";
import { fromMinor } from "@errand/core/money";
import { amountOf } from "@errand/core/pricing/receipt";
import { flagOf } from "@errand/core/values";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { limitUnpaidOrders } from "../orders/limit-unpaid-orders.ts";
import { readFullSlots } from "../orders/store-slots.data.ts";
import { countSuccess } from "../requests/count-success.ts";
import { serve } from "../requests/serve.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import type { CheckoutContext, CheckoutInput, PlaceInput } from "./checkout-input.ts";
import { hashForNewAccount } from "./new-account.ts";
import type { ParcelCheckout, Quoted } from "./parcel-checkout.types.ts";
import { createOrder, planReceipt } from "./place.ts";
import { createPrescriptionOrder } from "./place-prescription.ts";
import { toPlacedResponse } from "./placed-response.ts";
import { planOrder } from "./plan.ts";
import { uploadPrescription } from "./prescription-pictures.ts";
import { throwOrderErrors } from "./throw-order-errors.ts";

interface Prepared {
  pictures: string[];
  newPasswordHash: string | null;
}

/** Quotes and places orders. */
export function checkoutRoutes(api: CheckoutApi, parcels: ParcelCheckout) {
  serve<typeof placeOrder, Prepared>(
    api,
    placeOrder,
    async (input, ctx, { pictures, newPasswordHash }) => {
      const placed = await withNewAccount(api, input, ctx, () =>
        input.order_type === "parcel"
          ? parcels.place(api, input, { ...ctx, newPasswordHash }, pictures)
          : createOrder(api, input, { ...ctx, newPasswordHash }, pictures),
      );
      await limitUnpaidOrders(api, ctx, [{ orderId: placed.row.order.id, pieces: placed.pieces }]);
      // The next request for the item reads the reduced stock.
      if (placed.takesStock) ctx.afterCommit(() => api.changes.flushed());
      return toPlacedResponse(api, ctx, placed);
    },
    (input, ctx) =>
      prepare(input, ctx, () =>
        input.order_type === "parcel"
          ? parcels.storePhotos(api, input, ctx)
          : uploadPrescription(api, ctx, input.order_attachment),
      ),
  );

  serve<typeof placePrescription, Prepared>(
    api,
    placePrescription,
    async (input, ctx, { pictures, newPasswordHash }) => {
      const row = await withNewAccount(api, input, ctx, () =>
        createPrescriptionOrder(api, input, { ...ctx, newPasswordHash }, pictures),
      );
      await limitUnpaidOrders(api, ctx, [{ orderId: row.order.id, pieces: 0 }]);
      return toPlacedResponse(api, ctx, { row, lines: [], hasFurtherRows: true });
    },
    (input, ctx) => prepare(input, ctx, () => uploadPrescription(api, ctx, input.order_attachment)),
  );

  /** What takes time, before the transaction of the order. */
  async function prepare(
    input: Pick<PlaceInput, "create_new_user" | "password">,
    ctx: Pick<CheckoutContext, "shopper">,
    storePictures: () => Promise<string[]>,
  ): Promise<Prepared> {
    const newPasswordHash = await hashForNewAccount(input, ctx);
    return { newPasswordHash, pictures: await storePictures() };
  }

  serve(api, quoteOrder, async (input, ctx) => {
    const { lines, meters, taxIncluded, receipt } =
      input.order_type === "parcel"
        ? await parcels.quote(api, input, ctx)
        : await quoteCart(api, input, ctx);
    return {
      tax_amount: fromMinor(amountOf(lines, "tax")),
      tax_status: taxIncluded ? ("included" as const) : ("excluded" as const),
      tax_included: flagOf(taxIncluded),
      distance: meters / 1000,
      receipt,
    };
  });

  serve(api, listFullSlots, async ({ store_id }, { db, now }) => {
    if ((await db.$count(stores, eq(stores.id, store_id))) === 0)
      throw new AppError("store_not_found");
    const full = await readFullSlots(db, store_id, now);
    return { full: full.map((startsAt) => startsAt.toISOString()) };
  });
}

/** Counts the accounts that are added with orders. Throws `throttled`. */
function withNewAccount<Result>(
  { limits }: Pick<CheckoutApi, "limits">,
  { create_new_user: isWanted }: Pick<PlaceInput, "create_new_user">,
  { address }: { address: string },
  place: () => Promise<Result>,
): Promise<Result> {
  return isWanted === 1 ? countSuccess(limits, `order ${address}`, place) : place();
}

async function quoteCart(
  api: CheckoutApi,
  input: CheckoutInput,
  ctx: CheckoutContext,
): Promise<Quoted> {
  const plan = await planOrder(input, ctx, api);
  throwOrderErrors(plan.errors);
  const { receipt, meters, shop } = plan;
  return {
    lines: receipt.lines,
    meters,
    taxIncluded: shop.taxIncluded,
    receipt: planReceipt(plan, ctx.language),
  };
}
