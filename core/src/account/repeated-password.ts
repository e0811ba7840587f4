import type { RuleParams } from "../values.ts";

/** Whether both passwords are equal. One that is missing is an error of its own. */
export function isRepeated(input: { password?: unknown; confirm_password?: unknown }): boolean {
  const { password: first, confirm_password: second } = input;
  return typeof first !== "string" || typeof second !== "string" || first === second;
}

/**
 * Reports passwords that differ together with other invalid parameters. When everything else is valid
 * the handler reports it, together with the errors that only the handler can find.
 */
export const repeatsPassword = {
  path: ["confirm_password"],
  params: { rule: "same_password" } satisfies RuleParams,
  when: ({ issues }: { issues: unknown[] }) => issues.length > 0,
};
