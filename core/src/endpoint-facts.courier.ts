import type { EndpointFacts } from "./endpoint-facts.ts";

/** Written by `npm run docs`. */
export const courierFacts: EndpointFacts = {
  withoutToken: ["POST /courier/auth/login", "POST /store/"],
  withGuestId: [],
  withoutKey: ["POST /courier/auth/logout", "POST /courier/auth/totp/"],
  withBody: [],
};
