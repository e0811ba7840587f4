import type { Feature, OnAccountDeletion, OnSignIn } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import type { AccountApi } from "./account-api.ts";
import type { AccountBalances } from "./account-balances.ts";
import { customerRoutes } from "./customer.routes.ts";
import { firebaseRoutes } from "./firebase.routes.ts";
import { interestRoutes } from "./interest.routes.ts";
import { passkeySignInRoutes } from "./passkey-sign-in.routes.ts";
import { passkeyRoutes } from "./passkeys.routes.ts";
import { profileRoutes } from "./profile.routes.ts";
import { recoveryRoutes } from "./recovery.routes.ts";
import { referralRoutes } from "./referrals.routes.ts";
import { sessionRoutes } from "./sessions.routes.ts";
import { signInRoutes } from "./sign-in.routes.ts";
import { createSignInFlow } from "./sign-in-flow.ts";
import { signInStepRoutes } from "./sign-in-steps.routes.ts";
import { socialRoutes } from "./social.routes.ts";

const limits = {
  signInByAccount: { name: "sign-in-account", count: 10, seconds: 900 },
  signInByAddress: { name: "sign-in-address", count: 50, seconds: 900 },
  /** Checks of codes, by network address. */
  codeChecks: { name: "code-address", count: 30, seconds: 3600 },
  /** Each Firebase code session counts once. */
  phoneSessions: { name: "phone-session", count: 1, seconds: 3600 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

/** What later features do for an account. */
type ByLaterFeatures<Services extends AccountApi> = Parameters<typeof interestRoutes>[1] &
  Parameters<typeof customerRoutes>[1] & {
    onSignIn(api: Services): OnSignIn[];
    onAccountDeletion(): OnAccountDeletion[];
    balances(api: Services): AccountBalances;
  };

export function accountFeature<Services extends AccountApi>(
  later: ByLaterFeatures<Services>,
): Feature<Services> {
  return {
    routes: [
      (api) => {
        const flow = createSignInFlow(api, later.onSignIn(api));
        signInRoutes(api, flow, socialRoutes(api, flow));
        signInStepRoutes(api, flow);
        firebaseRoutes(api, flow);
        passkeySignInRoutes(api, flow);
      },
      recoveryRoutes,
      sessionRoutes,
      passkeyRoutes,
      (api) => profileRoutes(api, later.onAccountDeletion(), later.balances(api)),
      (api) => interestRoutes(api, later),
      (api) => customerRoutes(api, later),
      referralRoutes,
    ],
    limits,
  };
}
