import type { AuthResult } from "@errand/core/account/account.contract";
import { resendOtp, updateInfo, verifyPhone } from "@errand/core/account/sign-in-steps.contract";
import { AppError } from "@errand/core/errors";
import { toE164 } from "@errand/core/phone";
import { messageIn } from "../messages/messages.ts";
import { countSuccess } from "../requests/count-success.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import type { Customer } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { newestCode } from "./codes.data.ts";
import { createCustomer } from "./new-customer.ts";
import { checkPassword } from "./passwords.ts";
import { changePending, findPending, type PendingSignIn } from "./pending-sign-ins.data.ts";
import { findReferrer, unknownReferralCode } from "./referrals.data.ts";
import { requireMobile } from "./require-mobile.ts";
import type { SignInFlow } from "./sign-in-flow.ts";
import { acceptProof, linkMatch, lockSignIn } from "./sign-in-proof.ts";
import { isDeclined, nextStep, type SignIn } from "./sign-in-step.ts";

/** The steps that continue an incomplete sign-in (contract 3.3). */
export function signInStepRoutes(api: AccountApi, flow: SignInFlow) {
  serve(api, verifyPhone, async (input, ctx) => {
    const wrong = () => new AppError("otp_wrong", { field: "otp" });
    const sent = input.pending_token
      ? await codeOfSignIn(ctx, input.pending_token)
      : await newestCode(ctx.db, {
          purposes: [input.verification_type, "link"],
          recipient: await readRecipient(input),
        });
    const code = await api.codes.check(ctx, {
      purpose: sent?.purpose ?? input.verification_type,
      recipient: sent?.recipient ?? "",
      code: input.otp,
      pendingSignInId: sent?.pendingSignInId ?? null,
    });
    const pending = await findPending(ctx.db, { id: code.pendingSignInId ?? 0 }, ctx.now);
    if (!sent || !pending || pending.loginType !== input.login_type) throw wrong();
    await code.use(ctx.db);

    const proved = await acceptProof(ctx, flow, pending, sent.recipient);
    return flow.continueSignIn(ctx, proved, {
      guestId: input.guest_id,
      token: input.pending_token,
    });
  });

  serve(api, updateInfo, async (input, ctx) => {
    const pending = await findPending(ctx.db, { token: input.pending_token }, ctx.now);
    if (!pending || pending.loginType !== input.login_type) throw new AppError("auth-001");
    const signIn = await flow.resolvePeople(ctx.db, pending);
    const options = { guestId: input.guest_id, token: input.pending_token };
    const isNew = nextStep(signIn, await flow.login()).missing === "name";

    if (input.verified !== undefined) {
      if (!signIn.match || isDeclined(signIn))
        throw new AppError("no_question_open", { field: "verified" });
      if (input.verified === "yes") return confirmMatch(ctx, signIn, signIn.match, input, options);
      refuseVerified(signIn.match, pending);
      const declined = { declined: true, matchId: signIn.match.id };
      await changePending(ctx.db, pending.id, declined);
      signIn.pending = { ...pending, ...declined };
    } else if (isNew && input.name === undefined) {
      throw new AppError("name_needed", { field: "name" });
    }
    const mayBeNamed = isNew || input.verified === "no";
    const next =
      mayBeNamed && input.name !== undefined
        ? await registerCustomer(ctx, signIn, { ...input, name: input.name })
        : signIn.pending;
    return flow.continueSignIn(ctx, next, options);
  });

  /** "Is it you?" was answered with yes, which requires proof (safety 11). */
  async function confirmMatch(
    ctx: AnyRequestContext,
    { pending }: SignIn,
    match: Customer,
    { password }: { password?: string | undefined },
    options: { guestId: string | undefined; token: string },
  ): Promise<AuthResult> {
    const contact = [match.emailVerified && match.email, match.phoneVerified && match.phone].find(
      (value) => value && canReach(value),
    );
    // The code just entered was sent to this contact already.
    const isProved = pending.phoneProved && contact === pending.phone;
    if (password !== undefined) {
      await checkPassword(api, ctx, { customer: match, password });
    } else if (contact && !isProved) {
      const change = { matchId: match.id, codePurpose: "link" as const, codeRecipient: contact };
      await changePending(ctx.db, pending.id, change);
      await sendCode(ctx, { ...pending, ...change });
      return flow.continueSignIn(ctx, { ...pending, ...change }, options);
    } else if (match.passwordHash !== null && !isProved) {
      throw new AppError("password_needed", { field: "password" });
    }
    await lockSignIn(ctx.db, pending);
    return flow.continueSignIn(ctx, await linkMatch(ctx, pending, match), options);
  }

  serve(api, resendOtp, async ({ pending_token }, ctx) => {
    const pending = await findPending(ctx.db, { token: pending_token }, ctx.now);
    if (!pending?.codePurpose || !pending.codeRecipient) throw new AppError("auth-001");
    await sendCode(ctx, pending);
    return { message: messageIn(ctx.language, "responses", "code_on_its_way") };
  });

  /** Sends the code that the sign-in waits for, unless Firebase sends it. */
  async function sendCode(ctx: AnyRequestContext, pending: PendingSignIn) {
    const { codePurpose: purpose, codeRecipient: recipient } = pending;
    if (!purpose || !recipient || (api.phoneProofs && !recipient.includes("@"))) return;
    const customerId = pending.customerId ?? pending.matchId;
    await api.codes.send(ctx, { purpose, recipient, pendingSignInId: pending.id, customerId });
  }

  function canReach(contact: string): boolean {
    if (contact.includes("@")) return api.outbox.canSend("mail");
    return api.phoneProofs !== null || api.outbox.canSend("sms");
  }

  /** Creates a customer with the name and further details. */
  async function registerCustomer(
    ctx: AnyRequestContext,
    signIn: SignIn,
    input: {
      name: string;
      email?: string | undefined;
      phone?: string | undefined;
      ref_code?: string | undefined;
    },
  ): Promise<PendingSignIn> {
    const { email, ref_code: code } = input;
    const reveals = email !== undefined || input.phone !== undefined || code !== undefined;
    const register = () => addRegistered(ctx, signIn, input);
    return reveals ? countSuccess(api.limits, `sign-up ${ctx.address}`, register) : register();
  }

  async function addRegistered(
    ctx: AnyRequestContext,
    signIn: SignIn,
    input: Parameters<typeof registerCustomer>[2],
  ): Promise<PendingSignIn> {
    const { name, email, ref_code: code } = input;
    const shop = await api.shop();
    const referrerId = code === undefined ? null : await findReferrer(ctx.db, code, shop);
    if (code !== undefined && referrerId === null) throw unknownReferralCode();
    if (input.phone === undefined || signIn.pending.phone !== null) {
      return createCustomer(api, ctx, signIn, { name, email, referrerId });
    }
    const phone = requireMobile(input.phone, shop.country);
    return createCustomer(api, ctx, signIn, { name, email, phone, referrerId });
  }

  async function codeOfSignIn({ db, now }: AnyRequestContext, token: string) {
    const pending = await findPending(db, { token }, now);
    if (!pending?.codePurpose || !pending.codeRecipient) return null;
    const { id, codePurpose, codeRecipient } = pending;
    return { purpose: codePurpose, recipient: codeRecipient, pendingSignInId: id };
  }

  async function readRecipient(input: {
    verification_type: "phone" | "email";
    phone?: string | undefined;
    email?: string | undefined;
  }): Promise<string> {
    if (input.verification_type === "email") return input.email ?? "";
    const number = toE164(input.phone ?? "", (await api.shop()).country);
    if (!number) throw new AppError("phone_invalid", { field: "phone" });
    return number;
  }
}

/** A verified contact stays with its account, even if another sign-in verifies it too. */
function refuseVerified(match: Customer, { phone, identity }: PendingSignIn) {
  if (phone !== null && match.phone === phone && match.phoneVerified) {
    throw new AppError("phone_taken", { field: "phone" });
  }
  if (identity?.email && match.email === identity.email && match.emailVerified) {
    throw new AppError("email_taken", { field: "email" });
  }
}
