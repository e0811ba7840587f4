import type { Order } from "@errand/core/orders/orders.types";
import type { OrderName } from "./use-order-live.ts";

/** What a section of an order's page needs. */
export interface OrderSectionProps {
  order: Order;
  name: OrderName;
  /** Called with the order as the server has it after a change. */
  onChange(order: Order): void;
}
