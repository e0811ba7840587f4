import { createHash } from "node:crypto";
import { AppError, featureOff } from "@errand/core/errors";
import { ThrottledError } from "../requests/rate-limits.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import type { AccountApi } from "./account-api.ts";

/**
 * Throws unless Firebase confirms that it sent this code to `phone` in this session. A code is
 * accepted once, even if Firebase would confirm it again.
 */
export async function checkPhoneCode(
  { phoneProofs, limits }: Pick<AccountApi, "phoneProofs" | "limits">,
  { address }: AnyRequestContext,
  input: { session_info: string; otp: string },
  phone: string,
): Promise<string> {
  if (!phoneProofs) throw featureOff("codes");
  await limits.codeChecks.take(address);
  const { session_info: sessionInfo, otp: code } = input;
  const proved = await phoneProofs.check({ sessionInfo, code });
  if (proved !== phone) throw new AppError("otp_wrong", { field: "otp" });
  await limits.phoneSessions
    .take(createHash("sha256").update(sessionInfo).digest("base64url"))
    .catch((error: unknown) => {
      throw error instanceof ThrottledError ? new AppError("otp_wrong", { field: "otp" }) : error;
    });
  return phone;
}
