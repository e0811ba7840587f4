import type { NotificationTarget } from "../notifications/notification-content.ts";
import type { orders } from "./orders.tables.ts";

/** How journals and notifications name an order: trips have names and pages of their own. */
export function kindOf({ id, kind }: Pick<typeof orders.$inferSelect, "id" | "kind">): {
  name: "order" | "trip";
  target: NotificationTarget;
} {
  return kind === "trip"
    ? { name: "trip", target: { tripId: id } }
    : { name: "order", target: { orderId: id } };
}
