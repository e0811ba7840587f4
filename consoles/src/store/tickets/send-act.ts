import type { OutboxEntry } from "@errand/client/outbox.ts";
import { ApiError } from "@errand/core/api-error";
import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import type { StoreClient } from "../store-client.ts";
import type { StoreAct } from "./store-act.ts";

/** After these milliseconds, an act has waited for the connection, and states when it was done. */
const lateMs = 30_000;

/** Sends what a person did with an order; resolves to the order as it is then. */
export async function sendAct(
  client: Pick<StoreClient, "call">,
  entry: OutboxEntry<StoreAct>,
): Promise<StoreOrder> {
  if (Date.now() - entry.doneAt < lateMs) return send(client, entry, {});
  const occurred = { occurred_at: new Date(entry.doneAt).toISOString() };
  try {
    return await send(client, entry, occurred);
  } catch (error) {
    if (!(error instanceof ApiError && error.find("occurred_at"))) throw error;
    // The clock of the device is wrong, or the act is older than the server takes: it counts as of
    // now rather than being lost.
    return send(client, { ...entry, key: `${entry.key}-now` }, {});
  }
}

async function send(
  { call }: Pick<StoreClient, "call">,
  { key, act }: OutboxEntry<StoreAct>,
  occurred: { occurred_at?: string },
): Promise<StoreOrder> {
  const id = act.orderId;
  switch (act.do) {
    case "accept": {
      const input = { id, processing_time: act.minutes, order_status: act.seen, ...occurred };
      const { order } = await call("POST /store/orders/{id}/accept", input, { key });
      // One press starts it: an order for now that was only confirmed is started by a second call.
      if (order.order_status !== "confirmed" || order.scheduled) return order;
      const start = { ...input, order_status: "confirmed" } as const;
      const started = await call("POST /store/orders/{id}/accept", start, { key: `${key}-start` });
      return started.order;
    }
    case "reject": {
      const input = { id, reason: act.reason, ...occurred };
      return (await call("POST /store/orders/{id}/reject", input, { key })).order;
    }
    case "ready":
      return (await call("POST /store/orders/{id}/ready", { id, ...occurred }, { key })).order;
    case "handover": {
      const { code, bags } = act;
      const input = { id, pickup_code: code, bags, ...occurred };
      return (await call("POST /store/orders/{id}/handover", input, { key })).order;
    }
    case "pick": {
      const picks = [{ detail_id: act.detailId, found: act.found }];
      return (await call("PUT /store/orders/{id}/picks", { id, picks })).order;
    }
    case "deliver":
      return (
        await call("POST /store/orders/{id}/deliver", { id, otp: act.otp, ...occurred }, { key })
      ).order;
  }
}
