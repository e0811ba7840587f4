import type { CourierLocation, CourierUpdate, Order } from "@errand/core/orders/orders.types";
import { useEffect, useRef, useState } from "react";
import type { ApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { listen } from "../api/live-updates.ts";
import { useStored } from "../client/storage.ts";
import { justPlaced } from "./just-placed.ts";
import { usePolledOrder } from "./use-polled-order.ts";

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
  /** The time of the last update while the connection is lost (epoch milliseconds); null while it is live. */
  lostSince: number | null;
  refusal: ApiError | null;
}

const initialState: LiveOrder = {
  order: null,
  courier: null,
  lostSince: null,
  refusal: null,
};

function initialStateOf(orderId: number, phone: string | undefined): LiveOrder {
  return { ...initialState, order: justPlaced(orderId, phone) };
}

/** The arrival is estimated anew with each location of the courier. */
function moved(state: LiveOrder, { expected_at, ...courier }: CourierUpdate): LiveOrder {
  return { ...state, courier, order: state.order && { ...state.order, expected_at } };
}

/**
 * An order and the location of its courier, updated live while the component is mounted. Without a
 * connection the order is polled.
 */
export function useOrderLive({ order_id, contact_number, order_token }: OrderName) {
  const [state, setState] = useState(() => initialStateOf(order_id, contact_number));
  const token = useStored("token");
  // A guest's order stays accessible by its phone, whoever signs in meanwhile.
  const customer = contact_number === undefined ? token : null;
  const update = (changes: Partial<LiveOrder>) =>
    setState((previous) => ({ ...previous, ...changes }));

  const heardAt = useRef(0);
  usePolledOrder(
    state.lostSince !== null,
    () => call("GET /customer/order/track", { order_id, contact_number, order_token }),
    (order) =>
      setState((state) =>
        // Connected again meanwhile: the stream knows better.
        state.lostSince === null ? state : { ...state, order, lostSince: Date.now() },
      ),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer receives other data.
  useEffect(() => {
    setState(initialStateOf(order_id, contact_number));
    heardAt.current = Date.now();
    return listen(
      "GET /customer/order/stream",
      { order_id, contact_number, order_token },
      {
        onEvent: (name, data) => {
          if (name === "order") update({ order: data as Order });
          if (name === "location") setState((state) => moved(state, data as CourierUpdate));
        },
        onAlive: () => {
          heardAt.current = Date.now();
          setState((state) => (state.lostSince === null ? state : { ...state, lostSince: null }));
        },
        onState: (connection) => {
          if (connection !== "waiting") return;
          setState((state) => ({ ...state, lostSince: state.lostSince ?? heardAt.current }));
        },
        onRefused: (refusal) => update({ refusal }),
      },
    );
  }, [order_id, contact_number, order_token, customer]);

  return { ...state, replaceOrder: (order: Order) => update({ order }) };
}
