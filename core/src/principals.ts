/**
 * The people who serve customers, and what they may do (contract 6.1). Roles are rows of the
 * database; the permissions that they may contain are listed here.
 */

/** Who a session is for. The token of one audience is refused on the paths of another. */
export const staffAudiences = ["store", "courier", "desk"] as const;
export type StaffAudience = (typeof staffAudiences)[number];

/** `operator`: the people of the shop itself, at the desk. */
export const staffKinds = ["store_staff", "rental_staff", "courier", "operator"] as const;
export type StaffKind = (typeof staffKinds)[number];

export const audienceOf = {
  store_staff: "store",
  rental_staff: "store",
  courier: "courier",
  operator: "desk",
} as const satisfies Record<StaffKind, StaffAudience>;

const officePermissions = [
  "settings",
  "marketing",
  "reviews",
  "figures",
  "chat",
  "payouts",
  "staff",
] as const;
const storePermissions = ["orders", "catalogue", ...officePermissions] as const;
const rentalPermissions = ["trips", "vehicles", ...officePermissions] as const;
const deskPermissions = [
  "orders",
  "dispatch",
  "refunds",
  "payments",
  "payouts",
  "chat",
  "customers",
  "reviews",
  "catalogue",
  "marketing",
  "settings",
  "partners",
  "operations",
  "staff",
  "audit",
] as const;

/** The permissions that roles of each kind of staff may have. Couriers have no roles. */
export const permissionsOf = {
  store_staff: storePermissions,
  rental_staff: rentalPermissions,
  courier: [],
  operator: deskPermissions,
} as const satisfies Record<StaffKind, readonly string[]>;

export type Permission = (typeof permissionsOf)[StaffKind][number];

/** The permissions of a member of the staff. */
export interface Granted {
  kind: StaffKind;
  /**
   * Those of the role: `*` is every permission, `*:read` every read, `customers:read` the reads of
   * one.
   */
  permissions: readonly string[];
}

/**
 * Whether a member of the staff may call an endpoint with this permission; without one, everybody
 * of the audience may.
 */
export function isPermitted(
  { kind, permissions }: Granted,
  permission: Permission | undefined,
  isRead: boolean,
): boolean {
  if (permission === undefined) return true;
  const known: readonly string[] = permissionsOf[kind];
  if (!known.includes(permission)) return false;
  const sufficient = isRead ? ["*", permission, "*:read", `${permission}:read`] : ["*", permission];
  return sufficient.some((granted) => permissions.includes(granted));
}
