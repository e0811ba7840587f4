import { isPermitted } from "@errand/core/principals";
import { useMember } from "../../console/console.ts";

/** Whether who is signed in answers customers: a kitchen does not. */
export function useMayChat(): boolean {
  return isPermitted(useMember(), "chat", false);
}
