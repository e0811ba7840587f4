import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { timestamp, url } from "../values.ts";

/** A list has the URLs of pictures; those of private ones end within an hour. */
const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(url)]);

const section = z.object({
  key: z.string(),
  title: z.string(),
  /** The names of the values, in the language of the request and in their order. */
  fields: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** How a value is shown to people; a text or a number as it is without it. */
      kind: z.enum(["moment", "amount", "word", "pictures"]).optional(),
    }),
  ),
  rows: z.array(z.record(z.string(), value)),
});

const personalData = z.object({
  shop: z.string(),
  generated_at: timestamp,
  /** The values of the kind `word` in the language of the request. */
  words: z.record(z.string(), z.string()),
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
