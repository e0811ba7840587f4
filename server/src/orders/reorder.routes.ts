import { isOpen, nextOpening } from "@errand/core/catalog/availability";
import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { type ReorderChange, reorder } from "@errand/core/orders/reorder.contract";
import { localTime } from "@errand/core/time";
import { fillCart } from "../cart/fill-cart.ts";
import type { PlannedChange } from "../cart/plan-reorder.ts";
import type { stores } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { serve } from "../requests/serve.ts";
import { requireOrderAccess } from "./guest-order-access.ts";
import type { OrderApi } from "./order-api.ts";
import { readOrderedLines } from "./ordered-lines.data.ts";
import { findOrderRow } from "./orders.data.ts";

export function reorderRoutes(api: OrderApi & CatalogApi) {
  serve(api, reorder, async (input, ctx) => {
    await requireOrderAccess(api, ctx, input);
    const { db, language, shopper, now } = ctx;
    const row = await findOrderRow(db, input.order_id);
    const ordered = await readOrderedLines(db, input.order_id);
    // Parcels and prescriptions without lines.
    if (!row?.store || ordered.length === 0) throw new AppError("cart_empty");

    const module = { id: row.order.moduleId };
    const { cart, changes } = await fillCart(
      api,
      { db, shopper, module, language, now },
      { ordered, storeId: row.store.id, replaces: input.replaces_cart === 1 },
    );
    const { timeZone } = await api.shop();
    return {
      cart,
      changes: changes.map((change) => toResponse(change, language)),
      closed: closedUntil(row.store, { now, timeZone, language }),
    };
  });
}

function closedUntil(
  store: typeof stores.$inferSelect,
  { now, timeZone, language }: { now: Date; timeZone: string; language: Language },
) {
  if (isOpen(store, localTime(now, timeZone))) return null;
  const opensAt = nextOpening(store, now, timeZone)?.toISOString() ?? null;
  return { store_name: localize(store.name, language), opens_at: opensAt };
}

function toResponse(change: PlannedChange, language: Language): ReorderChange {
  const about = {
    item_id: change.itemId,
    name: localize(change.name, language),
    in_cart: change.inCart,
  };
  switch (change.kind) {
    case "gone":
    case "unavailable":
      return { ...about, kind: change.kind };
    case "options":
      return {
        ...about,
        kind: change.kind,
        missing: change.missing.map((label) => localize(label, language)),
      };
    case "price":
      return {
        ...about,
        kind: change.kind,
        before: fromMinor(change.before),
        now: fromMinor(change.now),
      };
    case "quantity":
      return { ...about, kind: change.kind, before: change.before, now: change.now };
  }
}
