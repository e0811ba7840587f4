import type { LiveOrder } from "@errand/core/store-desk/desk-live.contract";
import type { DragEvent } from "react";

/** What is dragged, apart from the texts and files that anything else lets drag. */
const type = "application/x-errand-order";

/** What an element needs to be dragged to a courier: an order that waits for one. */
export function dragOrder(order: LiveOrder | null, onStart: (orderId: number) => void) {
  if (!order?.for_couriers || order.courier_id !== null) return {};
  return {
    draggable: true,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.setData(type, String(order.id));
      dataTransfer.effectAllowed = "link";
      onStart(order.id);
    },
  };
}

export function hasOrder({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(type);
}

export function getDroppedOrder({ dataTransfer }: DragEvent): number {
  return Number(dataTransfer.getData(type));
}
