import { normalizeEmail } from "@errand/core/email";
import { AppError } from "@errand/core/errors";
import {
  acceptDeskOrder,
  assignDeskOrder,
  cancelDeskOrder,
  deliverDeskOrder,
  listDeskCouriers,
  listDeskOrders,
  readDeskOrder,
} from "@errand/core/orders/desk-orders.contract";
import type { Actor } from "@errand/core/orders/order-actor";
import { activeStatuses } from "@errand/core/orders/order-states";
import { toE164 } from "@errand/core/phone";
import { and, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { StaffOf } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { cartOrders } from "./cart-orders.tables.ts";
import { isOffered } from "./courier-jobs.data.ts";
import { assignCourier, hasActiveOrder, lockCourier, readCouriers } from "./couriers.data.ts";
import type { OrderApi } from "./order-api.ts";
import { transitionOrder } from "./order-transitions.ts";
import { orders } from "./orders.tables.ts";
import { changeOrder, listStaffOrders, readStaffOrder } from "./staff-orders.ts";

/** Orders of the zones of an operator. */
export function deskOrderRoutes(api: OrderApi) {
  serve(api, listDeskOrders, async ({ limit, offset, search, ...filter }, ctx) => {
    const { zoneIds } = ctx.staff;
    const { country } = await api.shop();
    const is = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) =>
      value === undefined ? undefined : condition(value);
    const condition = and(
      is(zoneIds ?? undefined, (ids) => inArray(orders.zoneId, ids)),
      is(filter.state, (state) =>
        state === "active" ? inArray(orders.status, [...activeStatuses]) : eq(orders.status, state),
      ),
      is(filter.store_id, (id) => eq(cartOrders.storeId, id)),
      is(filter.courier_id, (id) => eq(orders.courierId, id)),
      is(filter.zone_id, (id) => eq(orders.zoneId, id)),
      is(filter.since, (since) => gte(orders.createdAt, new Date(since))),
      is(filter.until, (until) => lt(orders.createdAt, new Date(until))),
      is(search, (text) => matches(text, country)),
    );
    return listStaffOrders(api, ctx, condition, { limit, offset, isOldestFirst: true });
  });

  serve(api, listDeskCouriers, async (paging, { db }) => {
    const { total, couriers } = await readCouriers(db, paging);
    return { total_size: total, ...paging, couriers };
  });

  serve(api, readDeskOrder, ({ id }, ctx) => readStaffOrder(api, ctx, id));

  serve(api, acceptDeskOrder, ({ id }, ctx) =>
    changeOrder(api, ctx, id, () =>
      transitionOrder(ctx.db, id, "confirmed", actorOf(ctx.staff), { at: ctx.now }),
    ),
  );

  serve(api, cancelDeskOrder, ({ id, reason }, ctx) =>
    changeOrder(api, ctx, id, () =>
      transitionOrder(ctx.db, id, "canceled", actorOf(ctx.staff), { at: ctx.now, reason }),
    ),
  );

  serve(api, assignDeskOrder, ({ id, courier_id: courierId }, ctx) =>
    changeOrder(api, ctx, id, async (row) => {
      const courier = await lockCourier(ctx.db, courierId);
      if (!courier) throw new AppError("courier", { field: "courier_id" });
      if (!isOffered(row)) throw new AppError("order_status");
      if (!courier.active || (await hasActiveOrder(ctx.db, courierId))) throw new AppError("busy");
      await assignCourier(ctx.db, id, courierId, ctx.now);
    }),
  );

  serve(api, deliverDeskOrder, ({ id }, ctx) =>
    changeOrder(api, ctx, id, () =>
      transitionOrder(ctx.db, id, "delivered", actorOf(ctx.staff), { at: ctx.now }),
    ),
  );
}

function actorOf({ staffId }: StaffOf<"desk">): Actor {
  return { kind: "desk", staffId };
}

/** By the number of the order, or the exact phone or e-mail given with it. */
function matches(search: string, country: string): SQL | undefined {
  const phone = toE164(search, country);
  return or(
    /^\d{1,15}$/.test(search) ? eq(orders.id, Number(search)) : undefined,
    phone ? eq(orders.contactNumber, phone) : undefined,
    sql`lower(${orders.address}->>'contact_person_email') = ${normalizeEmail(search)}`,
  );
}
