import { signIn, signOut, signUp } from "@errand/core/account/account.contract";
import { isRepeated } from "@errand/core/account/repeated-password";
import { emailError } from "@errand/core/email";
import { AppError, AppErrors, featureOff } from "@errand/core/errors";
import { readMobile } from "@errand/core/mobile-phone";
import { digitCount, minSignInPhoneDigits, toE164 } from "@errand/core/phone";
import type * as z from "zod";
import { messageIn } from "../messages/messages.ts";
import { countSuccess } from "../requests/count-success.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import {
  addCustomer,
  type Customer,
  endSession,
  findByContact,
  findCustomer,
  findTakenContacts,
  isBlocked,
  lockContacts,
} from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { openPending } from "./pending-sign-ins.data.ts";
import { recordReferral } from "./record-referral.ts";
import { findReferrer, unknownReferralCode } from "./referrals.data.ts";
import { requireMobile } from "./require-mobile.ts";
import type { SignInFlow } from "./sign-in-flow.ts";
import type { SignInSocially } from "./social.routes.ts";

type SignUpInput = z.output<typeof signUp.input>;
type SignInInput = z.output<typeof signIn.input>;

export function signInRoutes(api: AccountApi, flow: SignInFlow, social: SignInSocially) {
  serve(
    api,
    signUp,
    (input, ctx, passwordHash: string) =>
      countSuccess(api.limits, `sign-up ${ctx.address}`, () => register(input, ctx, passwordHash)),
    async ({ password }) => {
      if (!(await api.shop()).login.manual_login_status) throw featureOff("signInByPassword");
      return hashPassword(password);
    },
  );

  async function register(input: SignUpInput, ctx: AnyRequestContext, passwordHash: string) {
    const { db } = ctx;
    const shop = await api.shop();
    const read = readMobile(input.phone, shop.country);
    const phone = "number" in read ? read.number : null;
    const errors: AppError[] = [];
    if ("error" in read) errors.push(new AppError(read.error, { field: "phone" }));
    if (!isRepeated(input)) {
      errors.push(new AppError("passwords_differ", { field: "confirm_password" }));
    }
    const { ref_code: code } = input;
    const referrerId = code === undefined ? null : await findReferrer(db, code, shop);
    if (code !== undefined && referrerId === null) errors.push(unknownReferralCode());
    await lockContacts(db, [input.email, phone ?? ""]);
    const taken = await findTakenContacts(db, { email: input.email, phone: phone ?? "" });
    if (taken.email) errors.push(new AppError("email_taken", { field: "email" }));
    if (taken.phone) errors.push(new AppError("phone_taken", { field: "phone" }));
    if (errors.length > 0) throw new AppErrors(errors);

    const customer = await addCustomer(db, {
      name: input.name,
      email: input.email,
      phone,
      passwordHash,
    });
    if (referrerId !== null) await recordReferral(api, ctx, customer, referrerId);
    return flow.startSignIn(ctx, customer, { guestId: input.guest_id, message: "signed_up" });
  }

  serveWithCall(api, signIn, {
    async call(input, ctx) {
      if (input.login_type === "social") {
        return { identity: await social.verify(asSocial(input), ctx), proved: null };
      }
      const proved = input.login_type === "otp" ? null : await provePassword(input, ctx);
      return { identity: null, proved };
    },
    async apply(input, ctx, { identity, proved }) {
      if (identity) return social.enter(asSocial(input), ctx, identity);
      if (proved) return byPassword(input, ctx, proved);
      // The contract requires it.
      const { email_or_phone = "" } = input;
      return sendSignInCode({ ...input, email_or_phone }, ctx);
    },
  });

  /**
   * Returns the account whose password is given. Before the transaction, because the check takes
   * time.
   */
  async function provePassword(input: SignInInput, ctx: AnyRequestContext): Promise<Customer> {
    const { country, login } = await api.shop();
    if (!login.manual_login_status) throw featureOff("signInByPassword");
    const { email_or_phone = "", password = "" } = input;
    const contact = readContact(email_or_phone, input.field_type ?? input.type, country);
    const customer = await findByContact(ctx.db, contact.field, contact.value);
    await checkPassword(api, ctx, { customer, contact: contact.value, password });
    if (!customer) throw new AppError("auth-002");
    return customer;
  }

  async function byPassword(input: SignInInput, ctx: AnyRequestContext, proved: Customer) {
    const customer = await findCustomer(ctx.db, proved.id);
    // Changed or removed meanwhile.
    if (customer.passwordHash !== proved.passwordHash) throw new AppError("auth-002");
    if (isBlocked(customer, ctx.now)) throw new AppError("auth-003");
    return flow.startSignIn(ctx, customer, { guestId: input.guest_id, message: "signed_in" });
  }

  /** Does not look up the account before the phone is verified. */
  async function sendSignInCode(
    input: { email_or_phone: string; field_type?: "email" | "phone" | undefined },
    ctx: AnyRequestContext,
  ) {
    const { country } = await api.shop();
    if (!(await flow.login()).otp_login_status) throw featureOff("signInByCode");
    if (input.field_type === "email")
      throw new AppError("contact_type_wrong", { field: "field_type" });
    if (digitCount(input.email_or_phone) < minSignInPhoneDigits) {
      throw new AppError("phone_too_short", { field: "email_or_phone" });
    }
    const phone = requireMobile(input.email_or_phone, country, "email_or_phone");
    const pending = await openPending(ctx.db, { loginType: "otp", phone }, ctx.now);
    return flow.continueSignIn(ctx, pending, {});
  }

  serve(api, signOut, async (_input, { db, shopper, language, token }) => {
    await endSession(db, shopper.customerId, token);
    return { message: messageIn(language, "responses", "signed_out") };
  });
}

function readContact(
  text: string,
  fieldType: "email" | "phone" | undefined,
  country: string,
): { field: "email" | "phone"; value: string } {
  const isEmail = emailError(text) === null;
  const field = fieldType ?? (isEmail ? "email" : "phone");
  const value = field === "email" ? (isEmail ? text.toLowerCase() : null) : toE164(text, country);
  if (!value) throw new AppError("contact_type_wrong", { field: "email_or_phone" });
  return { field, value };
}

/** The fields that the contract requires with `login_type` social. */
function asSocial({ medium = "google", token = "", unique_id = "", ...more }: SignInInput) {
  return { ...more, medium, token, unique_id };
}
