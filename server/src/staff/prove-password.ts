import { AppError } from "@errand/core/errors";
import { audienceOf } from "@errand/core/principals";
import type { Api } from "../requests/api.ts";
import type { Staff } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { readStaffMember } from "./staff.data.ts";
import { countAttempt, isStaffPassword } from "./staff-password.ts";

/**
 * Throws `current_password_wrong` unless the member of the staff who is signed in types the
 * password of the account, and `throttled` after too many attempts. Before a transaction, because
 * it takes time.
 */
export async function proveStaffPassword(
  api: Pick<Api, "limits" | "settings">,
  ctx: Pick<AnyRequestContext, "db" | "address"> & { staff: Staff },
  password: string,
): Promise<void> {
  const { db, staff } = ctx;
  const { member } = await readStaffMember(db, staff.staffId);
  const audience = audienceOf[staff.kind];
  const account = { audience, staffId: member.id, contact: "" };
  const attempt = await countAttempt(api, ctx, account);
  const isRight = await isStaffPassword(member, password).catch(async (failure) => {
    // Nothing was tried.
    await attempt.forgive();
    throw failure;
  });
  if (!isRight) throw new AppError("current_password_wrong", { field: "current_password" });
  await attempt.forgive();
}
