import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { email, messageResponse, text } from "../values.ts";

/** How soon a wished item is needed: within a day, a week, or whenever. */
export const urgency = z.enum(["today", "week", "none"]);
export type Urgency = z.infer<typeof urgency>;

export const addWish = endpoint("POST /customer/wishes", {
  about:
    "Asks the stores of the module that deliver here for something that the search did not find. Stores do not see who asks. Guests give an address for the answers.",
  allow: "shopper",
  needs: ["zone", "module"],
  input: z.object({ text: text(100), urgency, email: email.optional() }),
  reply: messageResponse,
  status: 201,
  errors: ["feature_off", "email_needed", "throttled"],
});
