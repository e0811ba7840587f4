import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { email, messageResponse } from "../values.ts";

export const subscribeToNewsletter = endpoint("POST /newsletter/subscribe", {
  about: "Adds an address to the newsletter. The response is the same for a known address.",
  allow: "anyone",
  input: z.object({ email }),
  reply: messageResponse,
  errors: ["throttled"],
});
