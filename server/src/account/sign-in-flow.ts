import type { AuthResult } from "@errand/core/account/account.contract";
import { AppError } from "@errand/core/errors";
import { flagOf, type Notice } from "@errand/core/values";
import { availableLogin } from "../config/available-login.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { customerShopper, decodeGuestId, guestShopper } from "../requests/caller.ts";
import type { OnSignIn } from "../requests/feature.types.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import {
  type Customer,
  findByContact,
  findCustomer,
  isBlocked,
  openSession,
} from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { rememberSource } from "./known-sources.ts";
import { createCustomer } from "./new-customer.ts";
import {
  changePending,
  closePending,
  openPending,
  type PendingSignIn,
  renewToken,
} from "./pending-sign-ins.data.ts";
import { type NextStep, nextStep, type SignIn, unverified } from "./sign-in-step.ts";
import { customerOfIdentity } from "./social.data.ts";

export interface SignInFlow {
  /** Signs in to an account after a valid password or passkey, or returns the missing step. */
  startSignIn(
    ctx: AnyRequestContext,
    customer: Customer,
    options: { guestId: string | undefined; message: "signed_up" | "signed_in" },
  ): Promise<AuthResult>;
  /** Continues a sign-in until a step is missing; with `token`, issues no new token. */
  continueSignIn(
    ctx: AnyRequestContext,
    pending: PendingSignIn,
    options: { guestId?: string | undefined; token?: string | undefined },
  ): Promise<AuthResult>;
  /** The current accounts of a sign-in. */
  resolvePeople(db: Database, pending: PendingSignIn): Promise<SignIn>;
  login(): Promise<ReturnType<typeof availableLogin>>;
}

export function createSignInFlow(api: AccountApi, onSignIn: OnSignIn[]): SignInFlow {
  const login = async () => availableLogin((await api.shop()).login, api);

  async function startSignIn(
    ctx: AnyRequestContext,
    customer: Customer,
    { guestId, message }: Parameters<SignInFlow["startSignIn"]>[2],
  ) {
    const { phone, email } = unverified(customer, await login());
    if (phone === null && email === null) {
      return completeSignIn(ctx, customer, { guestId, message, loginType: "manual" });
    }
    const pending = await openPending(
      ctx.db,
      { loginType: "manual", customerId: customer.id },
      ctx.now,
    );
    return continueSignIn(ctx, pending, {});
  }

  async function continueSignIn(
    ctx: AnyRequestContext,
    pending: PendingSignIn,
    { guestId, token }: Parameters<SignInFlow["continueSignIn"]>[2],
  ): Promise<AuthResult> {
    const signIn = await resolvePeople(ctx.db, pending);
    const step = nextStep(signIn, await login());
    const providerName = pending.identity?.name;
    if (step.missing === "name" && providerName) {
      const named = await createCustomer(api, ctx, signIn, { name: providerName });
      return continueSignIn(ctx, named, { guestId, token });
    }
    if (step.missing === null) {
      await closePending(ctx.db, pending.id);
      const { loginType } = pending;
      return completeSignIn(ctx, step.customer, { guestId, message: "signed_in", loginType });
    }
    if (step.missing === "code") await sendOnce(ctx, signIn, step.code);
    return {
      ...(await missingStepResponse(ctx, signIn, step)),
      pending_token: token ?? (await renewToken(ctx.db, pending.id)),
    };
  }

  async function sendOnce(
    ctx: AnyRequestContext,
    signIn: SignIn,
    code: (NextStep & { missing: "code" })["code"],
  ) {
    const { pending, customer, match } = signIn;
    const isSent = pending.codePurpose === code.purpose && pending.codeRecipient === code.recipient;
    if (isSent) return;
    await changePending(ctx.db, pending.id, {
      codePurpose: code.purpose,
      codeRecipient: code.recipient,
    });
    // Firebase sends codes to phones at the request of the browser.
    if (api.phoneProofs && !code.recipient.includes("@")) return;
    await api.codes.send(ctx, {
      ...code,
      pendingSignInId: pending.id,
      customerId: customer?.id ?? match?.id ?? null,
    });
  }

  async function missingStepResponse(
    { language }: AnyRequestContext,
    { pending, customer }: SignIn,
    step: Exclude<NextStep, { missing: null }>,
  ): Promise<AuthResult> {
    const pendingContacts = customer && unverified(customer, await login());
    const isCodeTo = (kind: "mail" | "sms") =>
      step.missing === "code" && step.code.recipient.includes("@") === (kind === "mail");
    const messages = { code: "code_on_its_way", answer: "is_it_you", name: "your_name" } as const;
    return {
      message: messageIn(language, "responses", messages[step.missing]),
      token: null,
      is_phone_verified: flagOf(!isCodeTo("sms") && !pendingContacts?.phone),
      is_email_verified: flagOf(!isCodeTo("mail") && !pendingContacts?.email),
      is_personal_info: flagOf(step.missing !== "name"),
      is_exist_user:
        step.missing === "answer"
          ? {
              name: `${step.match.firstName} ${step.match.lastName}`.trim(),
              image: pictureUrl(api.settings.url, step.match.image),
            }
          : null,
      login_type: pending.loginType,
      email: customer?.email ?? pending.identity?.email ?? null,
      pending_token: null,
      cart_notices: [],
    };
  }

  async function completeSignIn(
    ctx: AnyRequestContext,
    customer: Customer,
    options: {
      guestId: string | undefined;
      message: "signed_up" | "signed_in";
      loginType: AuthResult["login_type"];
    },
  ): Promise<AuthResult> {
    if (isBlocked(customer, ctx.now)) throw new AppError("auth-003");
    const { db, language, userAgent } = ctx;
    await rememberSource(api.settings, ctx, customer.id);
    const notices: Notice[] = [];
    if (options.guestId) {
      const guest = guestShopper(decodeGuestId(options.guestId));
      for (const adopt of onSignIn) {
        notices.push(...(await adopt(db, guest, customerShopper(customer.id), language)));
      }
    }
    return {
      message: messageIn(language, "responses", options.message),
      token: await openSession(db, customer.id, userAgent),
      is_phone_verified: 1,
      is_email_verified: 1,
      is_personal_info: 1,
      is_exist_user: null,
      login_type: options.loginType,
      email: customer.email,
      pending_token: null,
      cart_notices: notices,
    };
  }

  return { startSignIn, continueSignIn, resolvePeople, login };
}

/**
 * Finds the account that a sign-in opens: that of a linked identity or, in a sign-in by code, the
 * one that has verified the same phone. Any other account with a verified contact is a match, which
 * the customer must confirm ("Is it you?").
 */
async function resolvePeople(db: Database, pending: PendingSignIn): Promise<SignIn> {
  const { identity } = pending;
  const known = pending.customerId ?? (identity && (await customerOfIdentity(db, identity)));
  if (known !== null) return { pending, customer: await findCustomer(db, known), match: null };
  const found = await findByProof(db, pending);
  return identity === null && found?.phoneVerified
    ? { pending, customer: found, match: null }
    : { pending, customer: null, match: found };
}

async function findByProof(db: Database, { phone, phoneProved, identity }: PendingSignIn) {
  if (phone !== null) return phoneProved ? findByContact(db, "phone", phone) : null;
  return identity?.email ? findByContact(db, "email", identity.email) : null;
}
