import { firebaseResetPassword, firebaseVerifyToken } from "@errand/core/account/social.contract";
import { AppError, featureOff } from "@errand/core/errors";
import { hasTenNationalDigits, toE164 } from "@errand/core/phone";
import { messageIn } from "../messages/messages.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import type { AccountApi } from "./account-api.ts";
import { checkPhoneCode } from "./firebase-code.ts";
import { findPending, findPendingByPhone } from "./pending-sign-ins.data.ts";
import type { SignInFlow } from "./sign-in-flow.ts";
import { acceptProof } from "./sign-in-proof.ts";

/** Verifies codes sent by Firebase (contract 3.3). */
export function firebaseRoutes(api: AccountApi, flow: SignInFlow) {
  serveWithCall(api, firebaseVerifyToken, {
    call: async (input, ctx) => checkPhoneCode(api, ctx, input, await readPhone(input.phone)),
    apply: async (input, ctx, phone) => {
      const { login_type: loginType, pending_token: token } = input;
      const pending = token
        ? await findPending(ctx.db, { token }, ctx.now)
        : await findPendingByPhone(ctx.db, { phone, loginType }, ctx.now);
      if (pending?.codeRecipient !== phone || pending.loginType !== loginType) {
        throw new AppError("otp_wrong", { field: "otp" });
      }
      const proved = await acceptProof(ctx, flow, pending, phone);
      return flow.continueSignIn(ctx, proved, { guestId: input.guest_id, token });
    },
  });

  serveWithCall(api, firebaseResetPassword, {
    call: async (input, ctx) => {
      const { login, country } = await api.shop();
      if (!login.manual_login_status) throw featureOff("signInByPassword");
      const phone = await readPhone(input.phone);
      if (!hasTenNationalDigits(phone, country)) {
        throw new AppError("phone_invalid", { field: "phone" });
      }
      return checkPhoneCode(api, ctx, input, phone);
    },
    apply: async (_input, ctx, recipient) => ({
      message: messageIn(ctx.language, "responses", "code_right"),
      reset_token: await api.codes.issue(ctx, { purpose: "reset", recipient }),
    }),
  });

  async function readPhone(text: string): Promise<string> {
    const phone = toE164(text, (await api.shop()).country);
    if (!phone) throw new AppError("phone_invalid", { field: "phone" });
    return phone;
  }
}
