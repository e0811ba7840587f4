import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import { fromMinor, nothing } from "@errand/core/money";
import type { ReceiverChoice } from "@errand/core/orders/parcel.types";
import {
  chooseHandover,
  type ReceivedParcel,
  readReceivedParcel,
} from "@errand/core/parcel/receiver.contract";
import { eq } from "drizzle-orm";
import { readOrderTimes } from "../delivery/order-times.ts";
import { rescheduleOrder } from "../delivery/reschedule.ts";
import { cashDue, type OrderRow } from "../order-rows/order-facts.ts";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { ownerOf, requireReceiver } from "../orders/guest-order-access.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { serializeOptions } from "../orders/order-api.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { findOrderRow, lockOrderRow } from "../orders/orders.data.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { getChoices, readReceiverState } from "./receiver-choices.ts";

type Call = Pick<AnyRequestContext, "db" | "language" | "now" | "address">;

/** What the receiver of a parcel sees and chooses by the link of the messages (contract 10.7). */
export function receiverRoutes(api: OrderApi) {
  serve(api, readReceivedParcel, async ({ token }, ctx) =>
    toReceivedParcel(await findOrderRow(ctx.db, await requireReceiver(api, ctx, token)), ctx),
  );

  serve(api, chooseHandover, async ({ token, choice }, ctx) => {
    const { db, now } = ctx;
    const orderId = await requireReceiver(api, ctx, token);
    await api.limits.receiverChoices.take(String(orderId));
    const row = await lockOrderRow(db, orderId);
    const choices = getChoices(row, await readReceiverState(db, row), now);
    if (!choices.includes(choice.kind)) throw new AppError("receiver_choice", { field: "choice" });
    await db
      .update(parcelOrders)
      .set({
        receiverChoice: { choice, at: now.toISOString() },
        ...(choice.kind === "later" && { receiverMovedAt: now }),
      })
      .where(eq(parcelOrders.orderId, orderId));
    if (choice.kind === "later") await moveLater(row, choice, ctx);
    await notifyWatchers(db, orderId);
    return toReceivedParcel(await findOrderRow(db, orderId), ctx);
  });

  async function toReceivedParcel(row: OrderRow | null, ctx: Call): Promise<ReceivedParcel> {
    if (!row?.parcel) throw new AppError("order_not_found");
    const { order, parcel, courier } = row;
    const { language, now } = ctx;
    const state = await readReceiverState(ctx.db, row);
    const isOver = state === "delivered" || state === "not_coming";
    const choices = getChoices(row, state, now);
    const times = choices.includes("later") ? (await readOrderTimes(ctx.db, row, now)).slots : [];
    const due = parcel.chargePayer === "receiver" && !isOver ? cashDue(order) : nothing;
    return {
      state,
      expected_at: serializeOptions(api, language).expectedAt(row)?.toISOString() ?? null,
      schedule_at: order.scheduled ? order.scheduleAt.toISOString() : null,
      courier: courier && {
        first_name: courier.firstName,
        vehicle: localize(courier.vehicle, language),
      },
      sender_name: order.contactName,
      to_pay: due > nothing ? fromMinor(due) : null,
      choices,
      choice: parcel.receiverChoice,
      times: times.map(({ at }) => at.toISOString()),
    };
  }
}

/** Moves the parcel on behalf of its sender, whom it costs nothing. */
async function moveLater(
  row: OrderRow,
  { schedule_at }: Extract<ReceiverChoice, { kind: "later" }>,
  { db, now }: Pick<Call, "db" | "now">,
) {
  const owner = ownerOf(row.order);
  if (!owner) throw new AppError("order_not_found");
  const change = {
    scheduleAt: new Date(schedule_at),
    amountSeen: undefined,
    changePlaces: null,
  };
  await rescheduleOrder(db, row, owner, change, now);
}
