import { AppError } from "@errand/core/errors";
import { fromMinor, minor } from "@errand/core/money";
import {
  acceptJob,
  deliverJob,
  listJobs,
  pickUpJob,
  readJob,
  reportPosition,
  setDuty,
} from "@errand/core/orders/courier-jobs.contract";
import { messageIn } from "../messages/messages.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { isOffered, readJobs, toJob } from "./courier-jobs.data.ts";
import {
  assignCourier,
  hasActiveOrder,
  isOnDuty,
  lockCourier,
  setOnDuty,
} from "./couriers.data.ts";
import { deliverOrder } from "./deliver-order.ts";
import type { OrderApi } from "./order-api.ts";
import { factsOf, type OrderRow } from "./order-facts.ts";
import { transitionOrder } from "./order-transitions.ts";
import { auditChange, countCodeAttempt, readStaffOrder } from "./staff-orders.ts";

/** Deliveries of a courier, the courier's position and duty. */
export function courierJobRoutes(api: OrderApi) {
  serve(api, listJobs, async ({ state }, { db, staff, language }) => ({
    jobs: await readJobs(db, state, staff.courierId, language),
  }));

  serve(api, readJob, ({ id }, ctx) => readStaffOrder(api, ctx, id));

  serve(api, acceptJob, ({ id }, ctx) =>
    changeJob(ctx, id, async (row) => {
      const { db, staff, now: at } = ctx;
      const { courierId } = staff;
      const courier = await lockCourier(db, courierId);
      if (!courier?.active) throw new AppError("off_duty");
      if (row.order.courierId !== null) throw new AppError("job_taken");
      if (!isOffered(row)) throw new AppError("order_status");
      await assignCourier(db, id, courierId, at);
      if (row.order.status === "confirmed" && factsOf(row).courierAccepts) {
        await transitionOrder(db, id, "accepted", { kind: "courier", courierId }, { at });
      }
    }),
  );

  serve(api, pickUpJob, ({ id }, ctx) =>
    changeJob(ctx, id, () => {
      const { courierId } = ctx.staff;
      return transitionOrder(
        ctx.db,
        id,
        "picked_up",
        { kind: "courier", courierId },
        { at: ctx.now },
      );
    }),
  );

  serve(api, deliverJob, ({ id, otp, cash }, ctx) =>
    changeJob(ctx, id, async (row) => {
      if (cash !== undefined && cash !== cashDue(row))
        throw new AppError("cash", { field: "cash" });
      await countCodeAttempt(api, row, otp);
      const { courierId } = ctx.staff;
      await deliverOrder(ctx.db, id, { kind: "courier", courierId }, { at: ctx.now, otp });
    }),
  );

  serve(api, reportPosition, async ({ latitude, longitude }, { db, staff, now: locatedAt }) => {
    const { courierId } = staff;
    if (!(await isOnDuty(db, courierId))) throw new AppError("off_duty");
    api.positionRecorder.record({ courierId, latitude, longitude, locatedAt });
    return null;
  });

  serve(api, setDuty, async ({ on }, { db, staff, language, audit }) => {
    const { courierId } = staff;
    const courier = await lockCourier(db, courierId);
    if (!on && (await hasActiveOrder(db, courierId))) throw new AppError("ongoing_job");
    await setOnDuty(db, courierId, on);
    audit({
      subject: `courier:${courierId}`,
      before: { on: courier?.active ?? null },
      after: { on },
    });
    return { message: messageIn(language, "responses", on ? "duty_began" : "duty_ended"), on };
  });

  async function changeJob(
    ctx: AnyRequestContext,
    orderId: number,
    change: (row: OrderRow) => Promise<void>,
  ) {
    const job = toJob(await auditChange(api, ctx, orderId, change), ctx.language);
    if (!job) throw new AppError("order");
    return { message: messageIn(ctx.language, "responses", "job_updated"), job };
  }
}

function cashDue({ order }: OrderRow): number {
  return order.paymentMethod === "cash_on_delivery"
    ? fromMinor(minor(order.amount - order.paid))
    : 0;
}
