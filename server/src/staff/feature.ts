import type { PushApi } from "../notifications/push/push-notification.ts";
import type { Feature } from "../requests/feature.types.ts";
import type { LimitersOf, Limits } from "../requests/limits.ts";
import { deskStaffRoutes } from "./desk-staff.routes.ts";
import { invitationRoutes } from "./invitation.routes.ts";
import { staffPushHandler } from "./push/push-to-staff.ts";
import { staffPushRoutes } from "./push/staff-push.routes.ts";
import { roleRoutes } from "./roles.routes.ts";
import { isOwnView, savedViewRoutes } from "./saved-views.routes.ts";
import { staffSignInRoutes } from "./sign-in.routes.ts";
import { staffRoutes } from "./staff.routes.ts";
import { staffAccountRoutes } from "./staff-account.routes.ts";
import type { StaffCodesApi } from "./staff-codes.ts";
import type { InvitationApi, StoreName } from "./staff-invitations.ts";
import { isOwnInvitation, isOwnSession, isOwnStaffMember } from "./staff-ownership.ts";
import { staffRecoveryRoutes } from "./staff-recovery.routes.ts";
import { staffSessionRoutes } from "./staff-sessions.routes.ts";
import { storeStaffRoutes } from "./store-staff.routes.ts";

const limits = {
  /** Wrong codes after the right password, by member of staff. */
  wrongSecondSteps: { name: "second-step-wrong", count: 2, seconds: 3600 },
  /** Messages about them. */
  secondStepWarnings: { name: "second-step-warning", count: 1, seconds: 86_400 },
  /** Invitations of staff, by store, and of operators. */
  invitations: { name: "invitation", count: 20, seconds: 3600 },
} satisfies Limits;

declare module "../requests/limits.ts" {
  interface RateLimiters extends LimitersOf<typeof limits> {}
}

/** `storeName` reads the name of a store for invitations. */
export const staffFeature = (
  storeName: StoreName,
): Feature<InvitationApi & PushApi & StaffCodesApi> => ({
  routes: [
    staffSignInRoutes,
    staffRoutes,
    staffPushRoutes,
    staffRecoveryRoutes,
    staffAccountRoutes,
    staffSessionRoutes,
    savedViewRoutes,
    roleRoutes,
    (api) => storeStaffRoutes(api, storeName),
    (api) => deskStaffRoutes(api, storeName),
    (api) => invitationRoutes(api, storeName),
  ],
  jobs: [staffPushHandler],
  limits,
  owns: {
    staff_member: isOwnStaffMember,
    staff_invitation: isOwnInvitation,
    session: isOwnSession,
    view: isOwnView,
  },
});
