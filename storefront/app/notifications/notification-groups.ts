import type { StorefrontContract } from "@errand/core/contract.storefront";

export type Notification = StorefrontContract["GET /customer/notifications"]["reply"][number];

/**
 * What happened to one order, trip or conversation, the newest first; what it earned stands below
 * its state.
 */
export type NotificationGroup = [shown: Notification, ...others: Notification[]];

/** What a notification belongs to; one of anything else stands alone. */
export function topicOf({ id, data }: Notification): string {
  const { order_id, trip_id, conversation_id } = data;
  if (order_id !== null) return `order ${order_id}`;
  if (trip_id !== null) return `trip ${trip_id}`;
  return conversation_id === null ? `notification ${id}` : `conversation ${conversation_id}`;
}

const isState = ({ data }: Notification) =>
  data.type === "order_status" || data.type === "trip_status";

/** Groups notifications, which come newest first; each group stands where its newest one does. */
export function toGroups(list: Notification[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const notification of list) {
    const topic = topicOf(notification);
    const group = groups.get(topic);
    if (group) group.push(notification);
    else groups.set(topic, [notification]);
  }
  return [...groups.values()].map((group) => {
    const shown = group.find(isState) ?? group[0];
    return [shown, ...group.filter((each) => each !== shown)];
  });
}
