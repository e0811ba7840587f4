import type { EndpointFacts } from "./endpoint-facts.ts";

/** Written by `npm run docs`. */
export const courierFacts: EndpointFacts = {
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
    "POST /courier/auth/forgot-password",
    "POST /courier/auth/login",
    "POST /store/",
    "PUT /courier/auth/",
  ],
  withGuestId: [],
  withoutKey: ["POST /courier/auth/logout", "POST /courier/auth/totp/"],
  withBody: [],
};
