import { permissionsOf } from "../principals.ts";

/** The kinds of staff that have roles: couriers have none. */
export const roleKinds = ["operator", "store_staff", "rental_staff"] as const;
export type RoleKind = (typeof roleKinds)[number];

/** What a role of a kind can contain. `*`, which owners have, is not given. */
export function getGrantable(kind: RoleKind): string[] {
  return ["*:read", ...permissionsOf[kind].flatMap((name) => [name, `${name}:read`])];
}
