import type { CourierLocation, Order } from "@errand/core/orders/orders.types";
import { useEffect, useState } from "react";
import type { ApiError } from "../api/api-error.ts";
import { type LiveState, listen } from "../api/live-updates.ts";
import { useStored } from "../client/storage.ts";
import { justPlaced } from "./just-placed.ts";

/** How an order is named: by its number, and by a guest with the phone given with it. */
export interface OrderName {
  order_id: number;
  contact_number?: string;
}

interface Known {
  order: Order | null;
  courier: CourierLocation | null;
  connection: LiveState;
  refusal: ApiError | null;
}

const nothingYet: Known = { order: null, courier: null, connection: "connecting", refusal: null };

function firstKnown(orderId: number, phone: string | undefined): Known {
  return { ...nothingYet, order: justPlaced(orderId, phone) };
}

/** An order as it stands, and where its courier is, kept up to date for as long as it is looked at. */
export function useOrderLive({ order_id, contact_number }: OrderName) {
  const [known, setKnown] = useState(() => firstKnown(order_id, contact_number));
  const token = useStored("token");
  // A guest's order is the guest's, whoever signs in meanwhile.
  const customer = contact_number === undefined ? token : null;
  const learn = (news: Partial<Known>) => setKnown((before) => ({ ...before, ...news }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is told another thing.
  useEffect(() => {
    setKnown(firstKnown(order_id, contact_number));
    return listen(
      "GET /customer/order/stream",
      { order_id, contact_number },
      {
        onEvent: (name, data) => {
          if (name === "order") learn({ order: data as Order });
          if (name === "location") learn({ courier: data as CourierLocation });
        },
        onState: (connection) => learn({ connection }),
        onRefused: (refusal) => learn({ refusal }),
      },
    );
  }, [order_id, contact_number, customer]);

  return { ...known, replaceOrder: (order: Order) => learn({ order }) };
}
