import type { OutboxEntry } from "@errand/client/outbox.ts";
import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import type { StoreClient } from "../store-client.ts";
import type { StoreAct } from "./store-act.ts";

/** Sends what a person did with an order; resolves to the order as it is then. */
export async function sendAct(
  { call }: Pick<StoreClient, "call">,
  { key, act }: OutboxEntry<StoreAct>,
): Promise<StoreOrder> {
  const id = act.orderId;
  switch (act.do) {
    case "accept": {
      const input = { id, processing_time: act.minutes };
      const { order } = await call("POST /store/orders/{id}/accept", input, { key });
      // One press starts it: an order for now that was only confirmed is started by a second call.
      if (order.order_status !== "confirmed" || order.scheduled) return order;
      const started = await call("POST /store/orders/{id}/accept", input, { key: `${key}-start` });
      return started.order;
    }
    case "reject": {
      const input = { id, reason: act.reason };
      return (await call("POST /store/orders/{id}/reject", input, { key })).order;
    }
    case "ready":
      return (await call("POST /store/orders/{id}/ready", { id }, { key })).order;
    case "handover": {
      const { code, bags } = act;
      const input = { id, pickup_code: code, bags };
      return (await call("POST /store/orders/{id}/handover", input, { key })).order;
    }
    case "deliver":
      return (await call("POST /store/orders/{id}/deliver", { id, otp: act.otp }, { key })).order;
  }
}
