import type { EndpointFacts } from "./endpoint-facts.ts";

/** Written by `npm run docs`. */
export const deskFacts: EndpointFacts = {
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
    "POST /desk/auth/forgot-password",
    "POST /desk/auth/login",
    "POST /store/",
    "PUT /desk/auth/",
  ],
  withGuestId: [],
  withoutKey: [
    "POST /desk/auth/logout",
    "POST /desk/auth/totp/",
    "POST /desk/customers/{id}/reveal",
    "POST /desk/gateway-report",
    "POST /desk/orders/quote",
    "POST /desk/preview",
    "POST /desk/settings/fees/effects",
    "POST /desk/settings/zones/effects",
  ],
  withBody: [],
};
