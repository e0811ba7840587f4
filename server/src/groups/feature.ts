import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import { groupClockHandler } from "./group-clock.ts";
import { groupLineRoutes } from "./group-lines.routes.ts";
import { groupRoutes } from "./groups.routes.ts";
import { leaveGroupsOf } from "./leave-groups.ts";
import { moveGroups } from "./move-groups.ts";
import { payGroupRoutes } from "./pay-group.routes.ts";
import { placeGroupRoutes } from "./place-group.routes.ts";

const limits = {
  /** Wrong codes, by address. */
  groupCodes: { name: "group-code", count: 20, seconds: 60 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

export const groupsFeature: Feature<CheckoutApi> = {
  routes: [groupRoutes, groupLineRoutes, payGroupRoutes, placeGroupRoutes],
  jobs: [groupClockHandler],
  limits,
  onSignIn: [() => moveGroups],
  onAccountDeletion: [{ anonymize: leaveGroupsOf }],
};
