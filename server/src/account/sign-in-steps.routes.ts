import type { AuthResult } from "@errand/core/account/account.contract";
import { resendOtp, updateInfo, verifyPhone } from "@errand/core/account/sign-in-steps.contract";
import { AppError } from "@errand/core/errors";
import type { Api } from "../api.ts";
import { toE164 } from "../config/phone.ts";
import { type AnyVisit, serve } from "../requests/serve.ts";
import { say } from "../words.ts";
import {
  addCustomer,
  type Customer,
  contactsTaken,
  giveUpPhone,
  lockContacts,
  verifyContact,
} from "./account.data.ts";
import { newestCode } from "./codes.data.ts";
import { isPassword } from "./passwords.ts";
import { changePending, findPending, type Pending } from "./pending.data.ts";
import { holderOf, type SignInFlow } from "./sign-in-flow.ts";
import { isDeclined, nextStep, type SignIn } from "./sign-in-step.ts";

/** What a sign-in that lacks something goes on with (contract 3.3). */
export function signInStepRoutes(api: Api, flow: SignInFlow) {
  serve(api, verifyPhone, async (input, visit) => {
    const wrong = () => new AppError("otp", { field: "otp" });
    const sent = input.pending_token
      ? await codeOfSignIn(visit, input.pending_token)
      : await newestCode(visit.db, {
          purposes: [input.verification_type, "link"],
          recipient: await readRecipient(input),
        });
    const code = await api.codes.check(visit, {
      purpose: sent?.purpose ?? input.verification_type,
      recipient: sent?.recipient ?? "",
      code: input.otp,
      ...(sent?.holder !== undefined && { holder: sent.holder }),
    });
    const id = Number(/^sign-in (\d+)$/.exec(code.holder)?.[1]);
    const pending = await findPending(visit.db, { id: id || 0 }, visit.now);
    if (!sent || !pending || pending.loginType !== input.login_type) throw wrong();
    await code.use(visit.db);

    const proved = await takeProof(visit, pending, sent.recipient);
    return flow.goOn(visit, proved, { guestId: input.guest_id, token: input.pending_token });
  });

  /** Notes what the code has proved. */
  async function takeProof(
    { db }: AnyVisit,
    pending: Pending,
    recipient: string,
  ): Promise<Pending> {
    await lockContacts(db, [recipient, pending.phone ?? ""]);
    const signIn = await flow.withPeople(db, pending);
    const done = { codePurpose: null, codeRecipient: null };
    if (pending.codePurpose === "link") {
      if (!signIn.match || signIn.match.id !== pending.matchId) throw new AppError("otp");
      return link(db, pending, signIn.match, done);
    }
    const isOfSignIn = pending.phone === recipient && !pending.phoneProved;
    if (!isOfSignIn && signIn.customer) {
      const field = recipient.includes("@") ? "email" : "phone";
      await verifyContact(db, signIn.customer.id, field, recipient);
    }
    const change = { ...done, ...(isOfSignIn && { phoneProved: true }) };
    await changePending(db, pending.id, change);
    return { ...pending, ...change };
  }

  serve(api, updateInfo, async (input, visit) => {
    const pending = await findPending(visit.db, { token: input.pending_token }, visit.now);
    if (!pending || pending.loginType !== input.login_type) throw new AppError("auth-001");
    const signIn = await flow.withPeople(visit.db, pending);
    const options = { guestId: input.guest_id, token: input.pending_token };
    const isNew = nextStep(signIn, await flow.login()).missing === "name";

    if (input.verified !== undefined) {
      if (!signIn.match || isDeclined(signIn))
        throw new AppError("verified", { field: "verified" });
      if (input.verified === "yes") return itIsThem(visit, signIn, signIn.match, input, options);
      const declined = { declined: true, matchId: signIn.match.id };
      await changePending(visit.db, pending.id, declined);
      signIn.pending = { ...pending, ...declined };
    } else if (isNew && input.name === undefined) {
      throw new AppError("name_needed", { field: "name" });
    }
    const mayBeNamed = isNew || input.verified === "no";
    const next =
      mayBeNamed && input.name !== undefined
        ? await newCustomer(visit, signIn, { ...input, name: input.name })
        : signIn.pending;
    return flow.goOn(visit, next, options);
  });

  /** "Is it you?" was answered with yes: that needs proof (safety 11). */
  async function itIsThem(
    visit: AnyVisit,
    { pending }: SignIn,
    match: Customer,
    { password }: { password?: string | undefined },
    options: { guestId: string | undefined; token: string },
  ): Promise<AuthResult> {
    const contact = [match.emailVerified && match.email, match.phoneVerified && match.phone].find(
      (one) => one && api.messages.canSend(one.includes("@") ? "mail" : "sms"),
    );
    if (password !== undefined) {
      await checkPassword(visit, match, password);
    } else if (contact) {
      const asked = { matchId: match.id, codePurpose: "link" as const, codeRecipient: contact };
      await changePending(visit.db, pending.id, asked);
      const { codePurpose: purpose, codeRecipient: recipient } = asked;
      const holder = holderOf(pending);
      await api.codes.send(visit, { purpose, recipient, holder, customerId: match.id });
      return flow.goOn(visit, { ...pending, ...asked }, options);
    } else if (match.passwordHash !== null) {
      throw new AppError("password_needed", { field: "password" });
    }
    await lockContacts(visit.db, [pending.phone ?? ""]);
    return flow.goOn(visit, await link(visit.db, pending, match), options);
  }

  /** Guesses count as failed sign-ins do. */
  async function checkPassword({ address }: AnyVisit, match: Customer, password: string) {
    const account = match.email ?? match.phone ?? "";
    await api.limits.signInByAccount.check(account);
    await api.limits.signInByAddress.check(address);
    if (await isPassword(match.passwordHash, password)) return;
    await api.limits.signInByAddress.take(address);
    await api.limits.signInByAccount.take(account);
    throw new AppError("auth-002");
  }

  /** A new account with the phone that was proved; another that never verified it gives it up. */
  async function newCustomer(
    { db }: AnyVisit,
    { pending, match }: SignIn,
    input: { name: string; email?: string | undefined; ref_code?: string | undefined },
  ): Promise<Pending> {
    if (input.ref_code) throw new AppError("ref_code", { field: "ref_code" });
    const { email = null } = input;
    const phone = pending.phone ?? "";
    await lockContacts(db, [phone, email ?? ""]);
    if (match) await giveUpPhone(db, match.id, phone);
    const taken = await contactsTaken(db, { email: email ?? "", phone });
    if (taken.phone) throw new AppError("phone_taken", { field: "phone" });
    if (taken.email) throw new AppError("email_taken", { field: "email" });
    const { id: customerId } = await addCustomer(db, {
      name: input.name,
      email,
      phone,
      phoneVerified: true,
      loginMedium: "otp",
    });
    await changePending(db, pending.id, { customerId });
    return { ...pending, customerId };
  }

  serve(api, resendOtp, async ({ pending_token }, visit) => {
    const pending = await findPending(visit.db, { token: pending_token }, visit.now);
    if (!pending?.codePurpose || !pending.codeRecipient) throw new AppError("auth-001");
    await api.codes.send(visit, {
      purpose: pending.codePurpose,
      recipient: pending.codeRecipient,
      holder: holderOf(pending),
      customerId: pending.customerId ?? pending.matchId,
    });
    return { message: say("code_on_its_way", visit.language) };
  });

  async function codeOfSignIn({ db, now }: AnyVisit, token: string) {
    const pending = await findPending(db, { token }, now);
    if (!pending?.codePurpose || !pending.codeRecipient) return null;
    return {
      purpose: pending.codePurpose,
      recipient: pending.codeRecipient,
      holder: holderOf(pending),
    };
  }

  async function readRecipient(given: {
    verification_type: "phone" | "email";
    phone?: string | undefined;
    email?: string | undefined;
  }): Promise<string> {
    if (given.verification_type === "email") return given.email ?? "";
    const number = toE164(given.phone ?? "", (await api.shop()).country);
    if (!number) throw new AppError("phone_number", { field: "phone" });
    return number;
  }
}

/** The account is theirs: from now on its phone opens it. */
async function link(
  db: AnyVisit["db"],
  pending: Pending,
  match: Customer,
  more: Partial<Pending> = {},
): Promise<Pending> {
  await verifyContact(db, match.id, "phone", pending.phone ?? "");
  const change = { ...more, customerId: match.id };
  await changePending(db, pending.id, change);
  return { ...pending, ...change };
}
