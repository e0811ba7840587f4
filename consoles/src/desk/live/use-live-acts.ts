import { isPermitted } from "@errand/core/principals";
import type { LiveOrder } from "@errand/core/store-desk/desk-live.contract";
import { useMember } from "../../console/console.ts";
import { useDeskClient } from "../desk-client.ts";
import { useOrderAct } from "../orders/order/order.queries.ts";
import { delayMinutes } from "../orders/order/order-acts.tsx";

export interface LiveActs {
  /** Whether the selected order waits for a courier, and the operator may offer it. */
  canOffer: boolean;
  busy: string | null;
  offer(): void;
  assign(courierId: number): Promise<void>;
  delay(): void;
}

/** A delivery is offered once its store has it. */
const offeredStatuses = ["confirmed", "accepted", "processing", "handover"];

/** What can be done with the selected order; a colleague who was quicker is named. */
export function useLiveActs(order: LiveOrder | null): LiveActs {
  const me = useMember();
  const { call } = useDeskClient();
  const id = order?.id ?? 0;
  const { busy, run } = useOrderAct(id);
  const isWaiting =
    order?.for_couriers === true &&
    order.courier_id === null &&
    offeredStatuses.includes(order.order_status);
  return {
    canOffer: isWaiting && isPermitted(me, "dispatch", false),
    busy,
    offer: () => void run("offer", () => call("POST /desk/orders/{id}/assign", { id })),
    assign: (courier_id) =>
      run(`assign ${courier_id}`, () => call("POST /desk/orders/{id}/assign", { id, courier_id })),
    delay: () =>
      void run("delay", () => call("POST /desk/orders/{id}/delay", { id, minutes: delayMinutes })),
  };
}
