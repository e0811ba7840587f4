import type { Config } from "@errand/core/config/config.contract";
import type { ShopSettings } from "./shop.ts";

/** Right wherever a one-time code is asked for, while the shop is a demo. */
export const demoCode = "123456";

/** The ways to sign in that the shop wants and this installation can: a code has to get to people. */
export function offeredLogin(
  login: ShopSettings["login"],
  canSend: (kind: "mail" | "sms") => boolean,
): Config["centralize_login"] {
  return {
    ...login,
    otp_login_status: canSend("sms") ? login.otp_login_status : 0,
    phone_verification_status: canSend("sms") ? login.phone_verification_status : 0,
    email_verification_status: canSend("mail") ? login.email_verification_status : 0,
  };
}
