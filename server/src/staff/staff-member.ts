import { type Language, localize } from "@errand/core/language";
import type { staffMember } from "@errand/core/staff/staff.contract";
import type * as z from "zod";
import type { RoleRow, StaffRow } from "./staff.data.ts";

/** A member of the staff in the contract's shape, as the member reads it. */
export function toMember(
  { member, role }: { member: StaffRow; role: RoleRow | null },
  language: Language,
): z.input<typeof staffMember> {
  return {
    id: member.id,
    kind: member.kind,
    name: member.name,
    email: member.email,
    phone: member.phone,
    ...(member.language && { language: member.language }),
    role: role && { key: role.key, name: localize(role.name, language) },
    permissions: role?.permissions ?? [],
    store_id: member.storeId,
    courier_id: member.courierId,
    zone_ids: member.zoneIds,
    has_second_step: member.totpConfirmed,
    created_at: member.createdAt.toISOString(),
  };
}
