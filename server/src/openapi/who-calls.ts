import { type Allowed, isForStaff, type StaffAllowed } from "@errand/core/endpoint";
import type { StaffAudience } from "@errand/core/principals";

const shoppers: Record<Exclude<Allowed, StaffAllowed>, string> = {
  anyone: "Anyone.",
  shopper: "A guest (with `guest_id`) or a signed-in customer.",
  customer: "A signed-in customer.",
};

const staff: Record<StaffAudience, string> = {
  store: "Staff of a store",
  courier: "A courier",
  desk: "An operator of the shop",
};

const owners: Record<StaffAudience, string> = {
  store: "for what belongs to the store",
  courier: "for own jobs",
  desk: "for the zones of the operator",
};

/** Describes who may call an endpoint: principal, permission and ownership. */
export function whoCalls(allow: Allowed): string {
  if (!isForStaff(allow)) return shoppers[allow];
  const { permission, owns, beforeSecondStep } = allow;
  const conditions = [
    staff[allow.staff],
    permission && `with the permission \`${permission}\``,
    owns === "job_offer" ? "for a delivery without a courier" : owns && owners[allow.staff],
    beforeSecondStep && "also before the second step of the sign-in is set up",
  ];
  return `${conditions.filter(Boolean).join(", ")}.`;
}
