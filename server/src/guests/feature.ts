import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import { guestRoutes } from "./guest.routes.ts";

const limits = { guests: { count: 30, seconds: 3600 } } satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

export const guestsFeature: Feature = { routes: [guestRoutes], limits };
