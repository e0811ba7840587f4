import type { Group } from "@errand/core/groups/groups.contract";
import { call } from "../api/call.ts";

/** Says that the visitor, who has chosen nothing, takes nothing. */
export function sayNothing(code: string): Promise<Group> {
  return call("PUT /customer/group/ready", { code, ready: true, wants_nothing: true });
}
