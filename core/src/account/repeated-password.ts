import type { RuleParams } from "../values.ts";

/** Whether a password was repeated as it is. One that was left out is a fault of its own. */
export function isRepeated(given: { password?: unknown; confirm_password?: unknown }): boolean {
  const { password: first, confirm_password: second } = given;
  return typeof first !== "string" || typeof second !== "string" || first === second;
}

/**
 * Tells of passwords that differ together with the other wrong parameters. Where all others are
 * right the handler tells it, with what it alone can find.
 */
export const repeatsPassword = {
  path: ["confirm_password"],
  params: { rule: "same_password" } satisfies RuleParams,
  when: ({ issues }: { issues: unknown[] }) => issues.length > 0,
};
