import type { NotificationType } from "./notification-types.ts";

interface NotificationTarget {
  type: NotificationType;
  order_id: number | null;
  trip_id: number | null;
  conversation_id: number | null;
  link: string | null;
}

/** The path of the page that a notification opens, in the storefront. */
export function notificationPath(data: NotificationTarget): string {
  switch (data.type) {
    case "order_status":
      return data.order_id === null
        ? (data.link ?? "/my-orders")
        : `/track-order?order_id=${data.order_id}`;
    case "trip_status":
      return data.trip_id === null ? "/my-trips" : `/track-order?trip_id=${data.trip_id}`;
    case "message":
      return data.conversation_id === null
        ? "/settings?page=inbox"
        : `/settings?page=inbox&conversation_id=${data.conversation_id}`;
    case "referral_code":
      return "/referral-code";
    case "loyalty_point":
      return "/loyalty-points";
    case "cashback":
    case "add_fund":
      return "/wallet";
    case "push_notification":
      return data.link ?? "/notifications";
  }
}
