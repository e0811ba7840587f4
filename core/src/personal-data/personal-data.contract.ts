import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { timestamp } from "../values.ts";

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const section = z.object({
  key: z.string(),
  title: z.string(),
  /** The names of the values, in the language of the request and in their order. */
  fields: z.array(z.object({ key: z.string(), label: z.string() })),
  rows: z.array(z.record(z.string(), value)),
});

const personalData = z.object({
  shop: z.string(),
  generated_at: timestamp,
  sections: z.array(section),
});
export type PersonalData = z.infer<typeof personalData>;

export const exportPersonalData = endpoint("GET /customer/personal-data", {
  about:
    "Everything that the shop stores about this customer, for the customer to keep. Secrets, such as the hash of a password, are left out.",
  allow: "customer",
  input: z.object({}),
  reply: personalData,
  errors: [],
});
