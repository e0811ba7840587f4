import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { email, id, imageFile, note, phone, text, timestamp } from "../values.ts";
import { maxRefusalReasonLength } from "./application-limits.ts";
import { checkedFacts } from "./partner-application.types.ts";

/** What a store or a rental provider says of itself as a company (contract 7.7). */

const own = { staff: "store", permission: "settings" } as const;

/** Changed at once. */
const stated = {
  phone,
  email,
  description: note(500).nullable(),
  description_fr: note(500).nullable(),
};

const profile = z.object({
  ...stated,
  phone: z.string(),
  email: z.string(),
  ...checkedFacts,
  address: z.string(),
  /** A link that ends after an hour. */
  tin_certificate_image_full_url: z.string().nullable(),
});

/** What waits for the desk. */
const pending = z
  .object({ ...checkedFacts, tin_certificate_image_full_url: z.string() })
  .partial()
  .extend({ application_id: id, submitted_at: timestamp });

const reply = z.object({
  profile,
  pending: pending.nullable(),
  /** Why the desk refused the last change; null once another one is sent or approved. */
  refusal: z.object({ reason: text(maxRefusalReasonLength), at: timestamp }).nullable(),
});

export const readProfile = endpoint("GET /store/profile", {
  about: "Contact, texts, place and taxes of the store, and what of it waits for the desk.",
  allow: own,
  input: z.object({}),
  reply,
  errors: [],
});

export const changeProfile = endpoint("PUT /store/profile", {
  about:
    "Changes what is stated, and nothing else. Address, place, tax and tax number wait for the desk as an application of the kind `change`; stating the present value again withdraws it. A form takes the picture.",
  allow: own,
  form: true,
  input: z
    .object({ ...stated, ...checkedFacts })
    .partial()
    .extend({ tin_certificate_image: imageFile.optional() }),
  reply: reply.extend({ message: z.string() }),
  errors: [
    "phone_invalid",
    "store_outside_zone",
    "paper_type_unsupported",
    "document_protected",
    "document_damaged",
    "throttled",
  ],
});
