import { isPermitted } from "@errand/core/principals";
import { useMember } from "../../console/console.ts";
import type { Family } from "./family.types.ts";

/** Whether a member may change a list, not only look at it. */
export function useMayWrite({ permission }: Pick<Family, "permission">): boolean {
  return isPermitted(useMember(), permission, false);
}
