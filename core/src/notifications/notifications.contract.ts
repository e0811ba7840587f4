import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, timestamp, url } from "../values.ts";
import { maxNotifications, notificationTypes } from "./notification-types.ts";

const notification = z.object({
  id,
  title: z.string(),
  description: z.string(),
  data: z.object({
    type: z.enum(notificationTypes),
    order_id: id.nullable(),
    trip_id: id.nullable(),
    conversation_id: id.nullable(),
    /** The path of the page that a `push_notification` opens; null for all others. */
    link: z.string().nullable(),
  }),
  image_full_url: url.nullable(),
  is_seen: z.boolean(),
  created_at: timestamp,
});

export const listNotifications = endpoint("GET /customer/notifications", {
  about: "The notifications of the last 15 days, newest first, at most 200.",
  allow: "customer",
  reads: ["zone"],
  input: z.object({}),
  reply: z.array(notification),
  errors: [],
});

/** Several unseen ones about one order, trip or conversation count once. */
const notificationCount = z.object({ unseen_count: z.int().min(0).max(maxNotifications) });

export const markNotificationsSeen = endpoint("PUT /customer/notifications/seen", {
  about:
    "Marks one notification as seen, with those before it about the same order; all of them without `notification_id`.",
  allow: "customer",
  input: z.object({ notification_id: id.optional() }),
  reply: notificationCount,
  errors: ["notification_not_found"],
});

export const streamNotifications = endpoint("GET /customer/notifications/stream", {
  about:
    "Server-Sent Events: `notifications` with the numbers of unseen ones and of unread messages, now and after each change.",
  allow: "customer",
  input: z.object({}),
  reply: notificationCount.extend({
    /** Of the newest notification; null without one. */
    latest_id: id.nullable(),
    unread_message_count: z.int().min(0),
    /** Unread messages, and unseen notifications of anything but messages. */
    total_count: z.int().min(0),
  }),
  stream: true,
  errors: ["throttled"],
});
