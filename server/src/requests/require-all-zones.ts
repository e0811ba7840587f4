import { AppError } from "@errand/core/errors";
import type { StaffOf } from "./caller.ts";

/** For what belongs to the whole shop. Throws `permission_missing` for operators of some zones. */
export function requireAllZones({ zoneIds }: StaffOf<"desk">): void {
  if (zoneIds !== null) throw new AppError("permission_missing");
}
