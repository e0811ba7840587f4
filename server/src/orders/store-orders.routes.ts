import type { Actor } from "@errand/core/orders/order-actor";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { StoreStage } from "@errand/core/orders/staff-orders.types";
import {
  acceptStoreOrder,
  deliverStoreOrder,
  listStoreOrders,
  readStoreOrder,
  readyStoreOrder,
  rejectStoreOrder,
} from "@errand/core/orders/store-orders.contract";
import { and, eq, inArray, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { StaffOf } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import { deliverOrder } from "./deliver-order.ts";
import type { OrderApi } from "./order-api.ts";
import { startsLater } from "./order-facts.ts";
import { transitionOrder } from "./order-transitions.ts";
import { orders } from "./orders.tables.ts";
import { changeOrder, countCodeAttempt, listStaffOrders, readStaffOrder } from "./staff-orders.ts";

/** Orders of a store: what waits for it, and what it does with them. */
export function storeOrderRoutes(api: OrderApi) {
  serve(api, listStoreOrders, ({ state, search, ...paging }, ctx) => {
    const condition = and(
      eq(cartOrders.storeId, ctx.staff.storeId),
      isAtStage(state),
      search === undefined ? undefined : matches(search),
    );
    return listStaffOrders(api, ctx, condition, { ...paging, isOldestFirst: state !== "past" });
  });

  serve(api, readStoreOrder, ({ id }, ctx) => readStaffOrder(api, ctx, id));

  serve(api, acceptStoreOrder, ({ id, processing_time: processingMinutes }, ctx) =>
    changeOrder(api, ctx, id, async (row) => {
      const actor = actorOf(ctx.staff);
      if (row.order.status === "pending") {
        await transitionOrder(ctx.db, id, "confirmed", actor, { at: ctx.now });
        if (startsLater(row)) return;
      }
      await transitionOrder(ctx.db, id, "processing", actor, { at: ctx.now, processingMinutes });
    }),
  );

  serve(api, rejectStoreOrder, ({ id, reason }, ctx) =>
    changeOrder(api, ctx, id, () =>
      transitionOrder(ctx.db, id, "canceled", actorOf(ctx.staff), { at: ctx.now, reason }),
    ),
  );

  serve(api, readyStoreOrder, ({ id }, ctx) =>
    changeOrder(api, ctx, id, () =>
      transitionOrder(ctx.db, id, "handover", actorOf(ctx.staff), { at: ctx.now }),
    ),
  );

  serve(api, deliverStoreOrder, ({ id, otp }, ctx) =>
    changeOrder(api, ctx, id, async (row) => {
      await countCodeAttempt(api, row, otp);
      await deliverOrder(ctx.db, id, actorOf(ctx.staff), { at: ctx.now, otp });
    }),
  );
}

function actorOf({ staffId, storeId }: StaffOf<"store">): Extract<Actor, { kind: "store" }> {
  return { kind: "store", staffId, storeId };
}

/** Orders that are to be paid before they are prepared wait for their payment, not for the store. */
const isUnpaid = sql`${orders.status} = 'pending' and ${orders.paymentMethod} <> 'cash_on_delivery'`;

const stages = {
  new: ["pending", "confirmed", "accepted"],
  preparing: ["processing"],
  ready: ["handover"],
} as const satisfies Partial<Record<StoreStage, OrderStatus[]>>;

function isAtStage(stage: StoreStage): SQL | undefined {
  if (stage === "past") {
    return notInArray(orders.status, Object.values(stages).flat());
  }
  const isIn = inArray(orders.status, [...stages[stage]]);
  return stage === "new" ? and(isIn, sql`not (${isUnpaid})`) : isIn;
}

/** By the number of the order or a part of the customer's name. */
function matches(search: string): SQL | undefined {
  const isNamed = sql`strpos(lower(${orders.address}->>'contact_person_name'), lower(${search})) > 0`;
  return /^\d{1,15}$/.test(search) ? or(eq(orders.id, Number(search)), isNamed) : isNamed;
}
