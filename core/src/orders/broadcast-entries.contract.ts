import * as z from "zod";
import { entryListEndpoints, nameEndpoints } from "../entries/entry-endpoints.ts";
import { localizedText, pictureName } from "../entries/localized.ts";
import { day, id } from "../values.ts";

/** Notifications that the shop sends to customers, once (contract 7.3). */

export const broadcastValues = z.object({
  title: localizedText(100),
  description: localizedText(300),
  image: pictureName.nullable().default(null),
  /** A path of the storefront, which it opens. */
  link: z
    .stringFormat("storefront-path", /^\/[^\s]{0,200}$/)
    .nullable()
    .default(null),
  /** Who gets it: everybody who meets all that is stated. */
  to: z
    .object({
      /** Where they have ordered; empty: everywhere. */
      zone_ids: z.array(id).max(200).default([]),
      module_ids: z.array(id).max(50).default([]),
      language: z.enum(["en", "fr"]).nullable().default(null),
      ordered_since: day.nullable().default(null),
    })
    .prefault({}),
});
export type BroadcastValues = z.output<typeof broadcastValues>;

export const deskNotifications = entryListEndpoints({
  ...{ path: "/desk/notifications", permission: "marketing" },
  ...{ one: "notification", many: "notifications" },
  values: broadcastValues,
  errors: ["entry_target", "broadcast_sent"],
});
export const namedDeskNotifications = nameEndpoints("Notifications", deskNotifications);
