import * as z from "zod";
import { entryListEndpoints, nameEndpoints } from "../entries/entry-endpoints.ts";
import { localizedText } from "../entries/localized.ts";

/** The reasons that customers and staff choose from (contract 7.3). */

export const reasonKinds = [
  "cancellation",
  "refund",
  "parcel_before_pickup",
  "parcel_after_pickup",
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

export const reasonValues = z.object({ kind: z.enum(reasonKinds), reason: localizedText(255) });
export type ReasonValues = z.output<typeof reasonValues>;

export const deskReasons = entryListEndpoints({
  ...{ path: "/desk/reasons", permission: "catalogue", one: "reason", many: "reasons" },
  values: reasonValues,
  errors: ["reason_kind"],
});
export const namedDeskReasons = nameEndpoints("Reasons", deskReasons);
