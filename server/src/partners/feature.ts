import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import { applicantRoutes } from "./applicant.routes.ts";
import { deskPartnerRoutes } from "./desk-partners.routes.ts";
import { newsletterRoutes } from "./newsletter.routes.ts";
import { isOwnApplication } from "./partners.data.ts";
import type { PartnersApi } from "./partners-api.ts";
import { registerRoutes } from "./register.routes.ts";
import { storeProfileRoutes } from "./store-profile.routes.ts";

const limits = {
  /** What succeeds in a form, by form and address, and apart from it what is refused. */
  registrations: { name: "registration", count: 10, seconds: 3600 },
  refusedContacts: { name: "refused-contact", count: 30, seconds: 3600 },
  newsletter: { name: "newsletter", count: 10, seconds: 3600 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

export const partnersFeature: Feature<PartnersApi> = {
  routes: [
    registerRoutes,
    applicantRoutes,
    deskPartnerRoutes,
    storeProfileRoutes,
    newsletterRoutes,
  ],
  limits,
  owns: { application: isOwnApplication },
};
