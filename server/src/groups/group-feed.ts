import type { Group } from "@errand/core/groups/groups.contract";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Feed } from "../requests/streams.ts";

interface GroupFeedOptions {
  changes: ChangeFeed;
  clock: () => Date;
  groupId: number;
  /** The order of a group that was placed before the stream opened. */
  orderId: number | null;
  read: () => Promise<Group>;
  /** The customer whose sessions decide whether the stream goes on; null for a guest. */
  customerId: number | null;
  mayWatch: () => Promise<boolean>;
}

/**
 * A group as the caller sees it, now and whenever it changes; then its order, until that is over.
 * Changes that show the caller nothing new send nothing.
 */
export function groupFeed(options: GroupFeedOptions): Feed {
  const { changes, clock, groupId, customerId } = options;
  let sent = "";
  let isOver = false;
  let unfollow = () => {};
  let followed: number | null = null;
  let wakeUp = () => {};

  function follow(orderId: number | null) {
    if (orderId === null || orderId === followed) return;
    unfollow();
    followed = orderId;
    unfollow = changes.onSubject("orders", String(orderId), () => wakeUp());
  }

  return {
    watch(wake) {
      wakeUp = () => wake("news");
      follow(options.orderId);
      const stops = [changes.onSubject("groups", String(groupId), wakeUp)];
      if (customerId !== null) {
        stops.push(changes.onSubject("sessions", String(customerId), () => wake("access")));
      }
      return () => {
        for (const stop of stops) stop();
        unfollow();
      };
    },
    async news() {
      const data = await options.read();
      follow(data.order?.id ?? null);
      isOver = isEnded(data);
      const state = JSON.stringify({ ...data, updated_at: "" });
      if (state === sent) return [];
      sent = state;
      return [{ id: String(clock().getTime()), event: "group", data }];
    },
    isOver: () => isOver,
    mayWatch: options.mayWatch,
  };
}

function isEnded({ state, order }: Group): boolean {
  if (state === "canceled" || state === "expired") return true;
  // A failed order lives again when its payment arrives late.
  return (
    order !== undefined && order.order_status !== "failed" && !isActiveStatus(order.order_status)
  );
}
