import type { CourierLocation, CourierUpdate, Order } from "@errand/core/orders/orders.types";
import { useEffect, useState } from "react";
import type { ApiError } from "../api/api-error.ts";
import { type LiveState, listen } from "../api/live-updates.ts";
import { useStored } from "../client/storage.ts";
import { justPlaced } from "./just-placed.ts";

/** Identifies an order: by its number, and for a guest by the phone of its contact. */
export interface OrderName {
  order_id: number;
  contact_number?: string;
}

interface LiveOrder {
  order: Order | null;
  courier: CourierLocation | null;
  connection: LiveState;
  refusal: ApiError | null;
}

const initialState: LiveOrder = {
  order: null,
  courier: null,
  connection: "connecting",
  refusal: null,
};

function initialStateOf(orderId: number, phone: string | undefined): LiveOrder {
  return { ...initialState, order: justPlaced(orderId, phone) };
}

/** The arrival is estimated anew with each location of the courier. */
function moved(state: LiveOrder, { expected_at, ...courier }: CourierUpdate): LiveOrder {
  return { ...state, courier, order: state.order && { ...state.order, expected_at } };
}

/** An order and the location of its courier, updated live while the component is mounted. */
export function useOrderLive({ order_id, contact_number }: OrderName) {
  const [state, setState] = useState(() => initialStateOf(order_id, contact_number));
  const token = useStored("token");
  // A guest's order stays accessible by its phone, whoever signs in meanwhile.
  const customer = contact_number === undefined ? token : null;
  const update = (changes: Partial<LiveOrder>) =>
    setState((previous) => ({ ...previous, ...changes }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer receives other data.
  useEffect(() => {
    setState(initialStateOf(order_id, contact_number));
    return listen(
      "GET /customer/order/stream",
      { order_id, contact_number },
      {
        onEvent: (name, data) => {
          if (name === "order") update({ order: data as Order });
          if (name === "location") setState((state) => moved(state, data as CourierUpdate));
        },
        onState: (connection) => update({ connection }),
        onRefused: (refusal) => update({ refusal }),
      },
    );
  }, [order_id, contact_number, customer]);

  return { ...state, replaceOrder: (order: Order) => update({ order }) };
}
