import {
  acceptJob,
  deliverJob,
  listJobs,
  pickUpJob,
  readDuty,
  readJob,
  setDuty,
} from "@errand/core/delivery/courier-jobs.contract";
import { AppError } from "@errand/core/errors";
import { nothing } from "@errand/core/money";
import { localTime } from "@errand/core/time";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import {
  cashDue,
  findSafePlace,
  isReturning,
  type OrderRow,
  toOrderFacts,
} from "../order-rows/order-facts.ts";
import { isPickupCode } from "../orders/order-codes.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { orderSubject } from "../orders/order-subject.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { findOrderRow } from "../orders/orders.data.ts";
import { completePeriod, getPeriodBounds } from "../orders/period-of-days.ts";
import { countCodeAttempt, readStaffOrder } from "../orders/staff-orders.ts";
import { attachFiles } from "../private-files/private-files.data.ts";
import { uploadPictures } from "../private-files/upload-pictures.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { changeJob } from "./change-job.ts";
import { isAtCashLimit } from "./courier-cash.data.ts";
import {
  dueAtDoor,
  isFree,
  isOffered,
  isOpenJob,
  readJobs,
  readPastJobs,
} from "./courier-jobs.data.ts";
import { requireValidPapers } from "./courier-papers.data.ts";
import { forCourier } from "./courier-view.ts";
import {
  assignLockedOrder,
  findVehicle,
  hasActiveOrder,
  hasRoom,
  lockCourier,
  readCourier,
  setOnDuty,
} from "./couriers.data.ts";
import { collectCash, deliverLockedOrder, pickUpOrder, returnOrder } from "./deliver-order.ts";
import type { DeliveryApi } from "./delivery-api.ts";
import { planNow } from "./dispatch/plan-deliveries.job.ts";
import { recordIncident } from "./incidents.data.ts";
import { findConflict } from "./job-conflict.ts";
import { answerOffer, findLiveOffer } from "./job-offers.data.ts";
import { jobReader } from "./job-reader.ts";
import { shareCash } from "./missing-cash.ts";
import { readAtSameDoor, readOthersOfRun } from "./run-jobs.data.ts";

/** Deliveries of a courier, and the courier's duty. */
export function courierJobRoutes(api: DeliveryApi) {
  serve(api, listJobs, async ({ state, from, to, ...paging }, ctx) => {
    const { db, staff, now, language } = ctx;
    const reader = jobReader(api, { courierId: staff.courierId, now, language });
    if (state !== "past") {
      const jobs = await readJobs(db, state, reader);
      return { total_size: jobs.length, jobs };
    }
    const { timeZone } = await api.shop();
    const isPeriod = from !== undefined || to !== undefined;
    const days = isPeriod ? completePeriod({ from, to }, now, timeZone) : null;
    const period = days && getPeriodBounds(days, timeZone);
    const { total, jobs } = await readPastJobs(db, reader, { ...paging, period });
    return { total_size: total, jobs };
  });

  serve(api, readJob, async ({ id }, ctx) => forCourier(await readStaffOrder(api, ctx, id)));

  serve(api, acceptJob, (input, ctx) =>
    changeJob(api, ctx, "accept", input, async (row) => {
      const { db, staff, now: at } = ctx;
      const { courierId } = staff;
      const courier = await lockCourier(db, courierId);
      if (!courier?.active) throw new AppError("off_duty");
      // The desk may have assigned it, or another request of the courier taken it.
      if (row.order.courierId !== courierId) await takeJob(db, row, courierId, at);
      else if (!isOffered(row)) throw new AppError("order_status_conflict");
      const others = (await readOthersOfRun(db, row)).filter(isFree);
      for (const other of others) await takeJob(db, other, courierId, at);
      for (const taken of [row, ...others]) {
        if (taken.order.status !== "confirmed" || !toOrderFacts(taken).courierAccepts) continue;
        const { id } = taken.order;
        await transitionOrder(db, id, "accepted", { kind: "courier", courierId }, { at });
      }
      return { kind: "accepted", together: others };
    }),
  );

  serve(api, pickUpJob, ({ code, ...input }, ctx) =>
    changeJob(api, ctx, "pick_up", input, async (row) => {
      if (code !== undefined) await requirePickupCode(api, input.id, code);
      const actor = { kind: "courier", courierId: ctx.staff.courierId } as const;
      await pickUpOrder(ctx.db, row, actor, { at: ctx.now });
      return { kind: "picked_up" };
    }),
  );

  serveWithCall(api, deliverJob, {
    /** Checked first, so that only the courier at the door can store a picture. */
    async call({ id, proof }, { db, staff }) {
      const row = await findOrderRow(db, id);
      if (row?.order.courierId !== staff.courierId) throw new AppError("order_not_found");
      requireAtHand(row);
      if (!proof) return [];
      return uploadPictures(api, staff, [proof], { purpose: "delivery_proof", field: "proof" });
    },
    apply: ({ otp, cash, missing_reason: reason, missing_note: note, ...input }, ctx, pictures) =>
      changeJob(api, ctx, "deliver", input, async (row) => {
        requireAtHand(row);
        const { aboard, toTake } = isReturning(row)
          ? { aboard: [], toTake: [] }
          : await readAtSameDoor(ctx.db, row);
        const paidHere = [row, ...aboard, ...toTake];
        const due = paidHere.map(dueAtDoor);
        const shares = shareCash(cash, due, reason !== undefined);
        const { courierId } = ctx.staff;
        const actor = { kind: "courier", courierId } as const;
        const at = ctx.now;
        for (const [index, { order }] of paidHere.entries()) {
          if ((shares[index] ?? nothing) === due[index]) continue;
          const missing = { kind: "cash_missing", orderId: order.id, courierId } as const;
          await recordIncident(ctx.db, { ...missing, reason, note, at });
        }
        if (isReturning(row)) {
          await returnOrder(ctx.db, row, actor, { at, cash: shares[0] });
          await attachFiles(ctx.db, pictures, orderSubject(input.id));
          return { kind: "returned" };
        }
        if (findSafePlace(row) && otp === undefined && pictures.length === 0) {
          throw new AppError("proof_needed", { field: "proof" });
        }
        await countCodeAttempt(api, row, otp);
        for (const [index, each] of [row, ...aboard].entries()) {
          await deliverLockedOrder(ctx.db, each, actor, { at, otp, cash: shares[index] });
        }
        for (const [index, parcel] of toTake.entries()) {
          const share = shares[1 + aboard.length + index];
          await collectCash(ctx.db, parcel, actor, { at, cash: share });
          await notifyWatchers(ctx.db, parcel.order.id);
        }
        await attachFiles(ctx.db, pictures, orderSubject(input.id));
        return { kind: "delivered", together: aboard };
      }),
  });

  serve(api, readDuty, async (_input, { db, staff }) => {
    const courier = await readCourier(db, staff.courierId);
    const on = courier?.active ?? false;
    return {
      on,
      since: on ? (courier?.dutySince?.toISOString() ?? null) : null,
      vehicle_id: courier?.vehicleId ?? null,
    };
  });

  serve(api, setDuty, async ({ on, vehicle_id }, ctx) => {
    const { db, staff, now, language, audit } = ctx;
    const { courierId } = staff;
    const courier = await lockCourier(db, courierId);
    const vehicle =
      vehicle_id === undefined ? undefined : await findVehicle(db, vehicle_id, courier?.vehicleId);
    if (!on && (await hasActiveOrder(db, courierId))) throw new AppError("ongoing_job");
    if (on && !courier?.active) {
      const { timeZone } = await api.shop();
      await requireValidPapers(db, courierId, localTime(now, timeZone).day);
    }
    const since = courier?.active && on ? courier.dutySince : now;
    await setOnDuty(db, courierId, { active: on, since, vehicle });
    if (on) await planNow(db, now);
    const before = courier?.vehicleId ?? null;
    const vehicleId = vehicle?.id ?? before;
    audit({
      subject: `courier:${courierId}`,
      before: { on: courier?.active ?? null, vehicle_id: before },
      after: { on, vehicle_id: vehicleId },
    });
    return {
      message: messageIn(language, "responses", on ? "duty_began" : "duty_ended"),
      on,
      since: on ? (since?.toISOString() ?? null) : null,
      vehicle_id: vehicleId,
    };
  });
}

/** Throws what says why an order that is not in the courier's bag cannot be handed over. */
function requireAtHand(row: OrderRow): void {
  if (row.order.status !== "picked_up" && !isReturning(row)) {
    throw new AppError(findConflict("deliver", row));
  }
}

/** Throws `pickup_code_wrong` for a wrong one, and `throttled` after too many attempts. */
async function requirePickupCode(
  { limits, settings }: Pick<DeliveryApi, "limits" | "settings">,
  orderId: number,
  code: string,
): Promise<void> {
  await limits.proofsByOrder.take(`pickup ${orderId}`);
  if (!isPickupCode(settings.secret, orderId, code)) {
    throw new AppError("pickup_code_wrong", { field: "code" });
  }
}

/** Gives an order without a courier to this one. Throws what speaks against it. */
async function takeJob(db: Database, row: OrderRow, courierId: number, at: Date): Promise<void> {
  const orderId = row.order.id;
  const offer = await findLiveOffer(db, orderId, at);
  const isOfAnother = offer !== null && offer.courierId !== courierId;
  if (row.order.courierId !== null || isOfAnother) throw new AppError("job_taken");
  if (!isOffered(row)) throw new AppError("order_status_conflict");
  // One that is planned for a courier, but not yet offered: accepting would show whose it is.
  if (!offer && !(await isOpenJob(db, orderId, { courierId, now: at }))) {
    throw new AppError("job_taken");
  }
  if (cashDue(row.order) > nothing && (await isAtCashLimit(db, courierId))) {
    throw new AppError("cash_limit_reached");
  }
  if (!offer && !(await hasRoom(db, courierId, row))) throw new AppError("bag_full");
  await assignLockedOrder(db, row, courierId, at);
  await planNow(db, at);
  await answerOffer(db, { orderId, courierId, now: at }, "accepted");
}
