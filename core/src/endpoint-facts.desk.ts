import type { EndpointFacts } from "./endpoint-facts.ts";

/** Written by `npm run docs`. */
export const deskFacts: EndpointFacts = {
  withoutToken: ["POST /desk/auth/login", "POST /store/"],
  withGuestId: [],
  withoutKey: ["POST /desk/auth/logout", "POST /desk/auth/totp/"],
  withBody: [],
};
