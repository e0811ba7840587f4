import { expect, test } from "vitest";
import { notificationPath } from "./notification-path.ts";
import { type NotificationType, notificationTypes } from "./notification-types.ts";

const nothing = { order_id: null, trip_id: null, conversation_id: null, link: null };

test.each<[NotificationType, object, string]>([
  ["order_status", { order_id: 7 }, "/track-order?order_id=7"],
  ["order_status", {}, "/my-orders"],
  ["trip_status", {}, "/my-trips"],
  ["trip_status", { trip_id: 7 }, "/track-order?trip_id=7"],
  ["message", { conversation_id: 7 }, "/settings?page=inbox&conversation_id=7"],
  ["message", {}, "/settings?page=inbox"],
  ["referral_code", {}, "/referral-code"],
  ["loyalty_point", {}, "/loyalty-points"],
  ["cashback", {}, "/wallet"],
  ["add_fund", {}, "/wallet"],
  ["push_notification", { link: "/coupons" }, "/coupons"],
  ["push_notification", {}, "/notifications"],
])("a notification of type %s about %o opens %s", (type, target, path) => {
  expect(notificationPath({ ...nothing, ...target, type })).toBe(path);
});

test.each(notificationTypes)("every notification leads somewhere: %s", (type) => {
  expect(notificationPath({ ...nothing, type })).toMatch(/^\/[a-z]/);
});
