import type { EndpointFacts } from "./endpoint-facts.ts";

/** Written by `npm run docs`. */
export const storeFacts: EndpointFacts = {
  withoutToken: [
    "POST /store/auth/invitation",
    "POST /store/auth/invitation/",
    "POST /store/auth/login",
  ],
  withGuestId: [],
  withoutKey: ["POST /store/auth/logout", "POST /store/auth/totp/"],
  withBody: [],
};
