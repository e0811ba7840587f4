import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { clock, requires } from "../values.ts";

const settings = z.object({
  orders_push: z.boolean(),
  /**
   * E-mails about the progress of orders; receipts, cancellations and refunds are sent in any case.
   */
  orders_email: z.boolean(),
  messages_push: z.boolean(),
  rewards_push: z.boolean(),
  offers_push: z.boolean(),
  /** Quiet hours by the shop's clock, or null for none; they may include midnight. */
  quiet_from: clock.nullable(),
  quiet_until: clock.nullable(),
});

export const readNotificationSettings = endpoint("GET /customer/notification-settings", {
  about: "What the customer has chosen about notifications.",
  allow: "customer",
  input: z.object({}),
  reply: settings,
  errors: [],
});

export const updateNotificationSettings = endpoint("PUT /customer/notification-settings", {
  about: "Stores what the customer has chosen about notifications.",
  allow: "customer",
  input: settings
    .refine(
      ({ quiet_from, quiet_until }) => quiet_from !== null || quiet_until === null,
      requires("quiet_from"),
    )
    .refine(
      ({ quiet_from, quiet_until }) => quiet_until !== null || quiet_from === null,
      requires("quiet_until"),
    ),
  reply: settings,
  errors: [],
});
