import type { EndpointFacts } from "./endpoint-facts.ts";

/** Written by `npm run docs`. */
export const providerFacts: EndpointFacts = {
  withoutToken: [
    "GET /about-us",
    "GET /cancelation",
    "GET /config",
    "GET /config/",
    "GET /get-vehicles",
    "GET /landing-page",
    "GET /module",
    "GET /privacy-policy",
    "GET /refund-policy",
    "GET /rental/",
    "GET /shipping-policy",
    "GET /terms-and-conditions",
    "GET /vehicle/",
    "GET /zone/",
    "POST /store/auth/forgot-password",
    "POST /store/auth/invitation",
    "POST /store/auth/invitation/",
    "POST /store/auth/login",
    "PUT /store/auth/",
  ],
  withGuestId: [],
  withoutKey: ["POST /store/auth/logout", "POST /store/auth/totp/"],
  withBody: [],
};
