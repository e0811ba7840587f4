import type { RuleParams } from "../values.ts";

/** Whether both passwords are equal. A missing one is a separate error. */
export function isRepeated(input: { password?: unknown; confirm_password?: unknown }): boolean {
  const { password: first, confirm_password: second } = input;
  return typeof first !== "string" || typeof second !== "string" || first === second;
}

/**
 * Reports different passwords together with other invalid parameters. When all other parameters are
 * valid, the handler reports them, together with the errors that only the handler can find.
 */
export const repeatsPassword = {
  path: ["confirm_password"],
  params: { rule: "same_password" } satisfies RuleParams,
  when: ({ issues }: { issues: unknown[] }) => issues.length > 0,
};
