import type { ApiError } from "@errand/core/api-error";
import type { CourierLocation, CourierUpdate, Order } from "@errand/core/orders/orders.types";
import { useState } from "react";
import { call } from "../api/call.ts";
import { useStored } from "../visitor/storage.ts";
import { justPlaced } from "./just-placed.ts";
import { useLive } from "./use-live.ts";

/**
 * Identifies an order: by its number, and for a guest by the phone of its contact. The token of the
 * order's link opens it for anybody.
 */
export interface OrderName {
  order_id: number;
  contact_number?: string;
  order_token?: string;
}

interface LiveOrder {
  order: Order | null;
  courier: CourierLocation | null;
  refusal: ApiError | null;
}

function initialStateOf({ order_id, contact_number }: OrderName): LiveOrder {
  return { order: justPlaced(order_id, contact_number), courier: null, refusal: null };
}

/** The arrival is estimated anew with each location of the courier. */
function moved(state: LiveOrder, { expected_at, ...courier }: CourierUpdate): LiveOrder {
  return { ...state, courier, order: state.order && { ...state.order, expected_at } };
}

/**
 * An order and the location of its courier, updated live while the component is mounted. Without a
 * connection the order is polled.
 */
export function useOrderLive(name: OrderName) {
  const { order_id, contact_number, order_token } = name;
  const [state, setState] = useState(() => initialStateOf(name));
  const token = useStored("token");
  const update = (changes: Partial<LiveOrder>) =>
    setState((previous) => ({ ...previous, ...changes }));
  const lostSince = useLive({
    endpoint: "GET /customer/order/stream",
    input: { order_id, contact_number, order_token },
    // A guest's order stays accessible by its phone, whoever signs in meanwhile.
    whose: contact_number === undefined ? token : null,
    read: () => call("GET /customer/order/track", { order_id, contact_number, order_token }),
    onRead: (order) => update({ order }),
    onEvent: (event, data) => {
      if (event === "order") update({ order: data as Order });
      if (event === "location") setState((state) => moved(state, data as CourierUpdate));
    },
    onRefused: (refusal) => update({ refusal }),
    onReset: () => setState(initialStateOf(name)),
  });
  return { ...state, lostSince, replaceOrder: (order: Order) => update({ order }) };
}
