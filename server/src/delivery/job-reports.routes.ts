import {
  arriveAtStop,
  declineJob,
  failJob,
  reportIncident,
  unassignJob,
} from "@errand/core/delivery/courier-jobs.contract";
import { AppError } from "@errand/core/errors";
import { isActiveStatus } from "@errand/core/orders/order-states";
import { offerDelivery } from "../orders/offer-delivery.job.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { findOrderRow } from "../orders/orders.data.ts";
import { uploadPictures } from "../private-files/upload-pictures.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { type CourierContext, changeJob, requireCourier } from "./change-job.ts";
import { isFree, isOffered, isOpenJob, readJobState } from "./courier-jobs.data.ts";
import { isOnDuty, unassignCourier } from "./couriers.data.ts";
import type { DeliveryApi } from "./delivery-api.ts";
import { recordIncident } from "./incidents.data.ts";
import { findConflict, type JobAct } from "./job-conflict.ts";
import { answerOffer, findLiveOffer } from "./job-offers.data.ts";
import { readAtSameDoor, readOthersOfRun } from "./run-jobs.data.ts";

/** What couriers report about their deliveries besides taking and handing them over. */
export function jobReportRoutes(api: DeliveryApi) {
  serve(api, declineJob, (input, ctx) =>
    changeJob(api, ctx, "decline", input, async (row) => {
      const { db, now } = ctx;
      const { courierId } = ctx.staff;
      const orderId = row.order.id;
      if (!(await isOnDuty(db, courierId))) throw new AppError("off_duty");
      if (row.order.courierId !== null) throw new AppError("job_taken");
      if (!isOffered(row)) throw new AppError("order_status_conflict");
      if (!(await isOpenJob(db, orderId, { courierId, now }))) throw new AppError("job_taken");
      const together = (await readOthersOfRun(db, row)).filter(isFree);
      for (const { order } of [row, ...together]) {
        await answerOffer(db, { orderId: order.id, courierId, now }, "declined");
        if (!(await findLiveOffer(db, order.id, now))) await offerDelivery(db, order.id, now);
        await notifyWatchers(db, order.id);
      }
      return { kind: "declined", together };
    }),
  );

  serve(api, unassignJob, ({ reason, note, ...input }, ctx) =>
    changeJob(api, ctx, "unassign", input, async (row) => {
      const { db, now: at } = ctx;
      const { courierId } = ctx.staff;
      requireCourier(row, courierId);
      if (!isOffered(row)) throw new AppError("order_status_conflict");
      await api.limits.unassignments.take(String(courierId));
      const together = (await readOthersOfRun(db, row)).filter(
        (other) => other.order.courierId === courierId && isOffered(other),
      );
      for (const { order } of [row, ...together]) {
        await unassignCourier(db, order.id, at);
        await answerOffer(db, { orderId: order.id, courierId, now: at }, "declined");
        await offerDelivery(db, order.id, at);
      }
      const { id: orderId } = row.order;
      await recordIncident(db, { kind: "job_unassigned", orderId, courierId, reason, note, at });
      return { kind: "unassigned", reason, note, together };
    }),
  );

  serve(api, arriveAtStop, (input, ctx) =>
    changeJob(api, ctx, "arrive", input, async (row) => {
      requireCourier(row, ctx.staff.courierId);
      const state = await readJobState(ctx.db, row);
      if (state !== "accepted" && state !== "on_the_way")
        throw new AppError("order_status_conflict");
      await notifyWatchers(ctx.db, input.id);
      return { kind: state === "accepted" ? "arrived_at_pickup" : "arrived_at_door" };
    }),
  );

  serveWithCall(api, failJob, {
    call: (input, ctx) => uploadFor("fail", input, ctx),
    apply: ({ reason, note, ...input }, ctx, pictures) =>
      changeJob(api, ctx, "fail", input, async (row) => {
        const { courierId } = ctx.staff;
        const { id: orderId } = input;
        requireCourier(row, courierId);
        const state = await readJobState(ctx.db, row);
        if (state !== "on_the_way" && state !== "at_door")
          throw new AppError("order_status_conflict");
        const { aboard, toTake } = await readAtSameDoor(ctx.db, row);
        const together = [...aboard, ...toTake];
        const report = { kind: "job_failed", courierId, reason, note, at: ctx.now } as const;
        await recordIncident(ctx.db, { ...report, orderId }, pictures);
        await notifyWatchers(ctx.db, orderId);
        for (const { order } of together) {
          await recordIncident(ctx.db, { ...report, orderId: order.id });
          await notifyWatchers(ctx.db, order.id);
        }
        return { kind: "failed", reason, note, together };
      }),
  });

  serveWithCall(api, reportIncident, {
    call: (input, ctx) => uploadFor("report", input, ctx),
    apply: ({ reason, note, ...input }, ctx, pictures) =>
      changeJob(api, ctx, "report", input, async (row) => {
        const { courierId } = ctx.staff;
        requireCourier(row, courierId);
        if (!isActiveStatus(row.order.status)) throw new AppError("order_status_conflict");
        const report = { orderId: input.id, courierId, reason, note, at: ctx.now };
        await recordIncident(ctx.db, { ...report, kind: "job_incident" }, pictures);
        return { kind: "incident", reason, note };
      }),
  });

  /** Checked first, so that only the courier of a delivery in progress can store pictures. */
  async function uploadFor(
    act: JobAct,
    { id, image }: { id: number; image?: File[] | undefined },
    { db, staff }: CourierContext,
  ): Promise<string[]> {
    const row = await findOrderRow(db, id);
    if (row?.order.courierId !== staff.courierId) throw new AppError("order_not_found");
    if (!isActiveStatus(row.order.status)) throw new AppError(findConflict(act, row));
    return uploadPictures(api, staff, image, { purpose: "incident", field: "image" });
  }
}
