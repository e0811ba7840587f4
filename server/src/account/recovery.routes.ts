import {
  forgotPassword,
  resetPassword,
  verifyResetCode,
} from "@errand/core/account/recovery.contract";
import { isRepeated } from "@errand/core/account/repeated-password";
import { AppError, AppErrors, featureOff } from "@errand/core/errors";
import { hasTenNationalDigits, toE164 } from "@errand/core/phone";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { endSessions, findByContact, isBlocked, setPassword } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { rememberSource } from "./known-sources.ts";
import { hashPassword } from "./passwords.ts";

interface RecoveryInput {
  verification_method: "email" | "phone";
  email?: string | undefined;
  phone?: string | undefined;
}

/** Password recovery: sends a code, checks it, and invalidates it with the new password. */
export function recoveryRoutes(api: AccountApi) {
  serve(api, forgotPassword, async (input, ctx) => {
    const { login } = await api.shop();
    const isByFirebase = input.verification_method === "phone" && api.phoneProofs !== null;
    const isOffered =
      isByFirebase || api.outbox.canSend(input.verification_method === "email" ? "mail" : "sms");
    if (!login.manual_login_status) throw featureOff("signInByPassword");
    if (!isOffered) throw featureOff("codes");
    const recipient = await readAllowedRecipient(input);
    // Firebase sends the code at the request of the browser.
    if (isByFirebase) return { message: messageIn(ctx.language, "responses", "code_sent") };
    const customer = await findByContact(ctx.db, input.verification_method, recipient);
    await api.codes.send(ctx, {
      purpose: "reset",
      recipient,
      customerId: customer?.id ?? null,
      isKnown: customer !== null && !isBlocked(customer, ctx.now),
    });
    return { message: messageIn(ctx.language, "responses", "code_sent") };
  });

  serve(api, verifyResetCode, async (input, ctx) => {
    await check(input, ctx);
    return { message: messageIn(ctx.language, "responses", "code_right") };
  });

  serveWithCall(api, resetPassword, {
    // Nobody without a code makes the server hash passwords.
    claim: async (input, ctx) => {
      const errors: AppError[] = [];
      if (!isRepeated(input)) {
        errors.push(new AppError("passwords_differ", { field: "confirm_password" }));
      }
      if ((await readRecipient(input)) === null) errors.push(phoneError());
      if (errors.length > 0) throw new AppErrors(errors);
      await check(input, ctx);
    },
    call: ({ password }) => hashPassword(password),
    apply: async (input, ctx, passwordHash) => {
      const { recipient, code } = await check(input, ctx);
      await code.use(ctx.db);
      const customer = await findByContact(ctx.db, input.verification_method, recipient);
      if (!customer || isBlocked(customer, ctx.now)) {
        throw new AppError("reset_token_wrong", { field: "reset_token" });
      }
      await setPassword(ctx.db, customer.id, passwordHash);
      await endSessions(ctx.db, customer.id);
      // Lets the owner sign in while the account is locked by the attempts of others.
      await rememberSource(api.settings, ctx, customer.id);
      return { message: messageIn(ctx.language, "responses", "password_reset") };
    },
  });

  async function check(
    input: RecoveryInput & { reset_token: string },
    ctx: Parameters<typeof api.codes.check>[0],
  ) {
    const recipient = await readAllowedRecipient(input);
    const code = await api.codes.check(ctx, {
      purpose: "reset",
      recipient,
      code: input.reset_token,
    });
    return { recipient, code };
  }

  async function readAllowedRecipient(input: RecoveryInput) {
    const recipient = await readRecipient(input);
    if (recipient === null) throw phoneError();
    return recipient;
  }

  /** Null for a phone without exactly ten national digits (spec §5). */
  async function readRecipient({ verification_method, email = "", phone = "" }: RecoveryInput) {
    if (verification_method === "email") return email;
    const { country } = await api.shop();
    return hasTenNationalDigits(phone, country) ? toE164(phone, country) : null;
  }

  const phoneError = () => new AppError("recovery_phone_invalid", { field: "phone" });
}
