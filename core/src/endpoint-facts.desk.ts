import type { EndpointFacts } from "./endpoint-facts.ts";

/** Written by `npm run docs`. */
export const deskFacts: EndpointFacts = {
  withoutToken: [
    "POST /desk/auth/login",
    "POST /store/auth/invitation",
    "POST /store/auth/invitation/accept",
  ],
  withGuestId: [],
  withoutKey: [
    "POST /desk/auth/logout",
    "POST /desk/auth/totp/begin",
    "POST /desk/auth/totp/finish",
  ],
  withBody: [],
};
