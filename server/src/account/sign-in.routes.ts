import { type AuthResult, signIn, signOut, signUp } from "@errand/core/account/account.contract";
import { AppError, AppErrors } from "@errand/core/errors";
import type { Notice } from "@errand/core/values";
import type { Language } from "@errand/core/words";
import * as z from "zod";
import type { Api } from "../api.ts";
import { toE164 } from "../config/phone.ts";
import type { Database } from "../database/database.ts";
import {
  customerShopper,
  guestIdFromWire,
  guestShopper,
  type Shopper,
} from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { say } from "../words.ts";
import {
  type Customer,
  contactsTaken,
  endSession,
  findByContact,
  lockContacts,
  openSession,
} from "./account.data.ts";
import { customers } from "./account.tables.ts";
import { hashPassword, isPassword } from "./passwords.ts";

/** What later features do when a guest turns out to be a customer; each tells what changed. */
export type OnSignIn = (
  db: Database,
  guest: Shopper,
  customer: Shopper,
  language: Language,
) => Promise<Notice[]>;

export function signInRoutes(api: Api, { onSignIn }: { onSignIn: OnSignIn[] }) {
  serve(api, signUp, async (input, { db, language }) => {
    const { country, login } = await api.shop();
    if (!login.manual_login_status) throw new AppError("feature_off");
    const phone = toE164(input.phone, country);
    const faults: AppError[] = [];
    if (!phone) faults.push(new AppError("phone_number", { field: "phone" }));
    if (input.password !== input.confirm_password) {
      faults.push(new AppError("confirm_password", { field: "confirm_password" }));
    }
    // Referral is not offered yet, so no code is known.
    if (input.ref_code) faults.push(new AppError("ref_code", { field: "ref_code" }));
    await lockContacts(db, [input.email, phone ?? ""]);
    const taken = await contactsTaken(db, { email: input.email, phone: phone ?? "" });
    if (taken.email) faults.push(new AppError("email_taken", { field: "email" }));
    if (taken.phone) faults.push(new AppError("phone_taken", { field: "phone" }));
    if (faults.length > 0) throw new AppErrors(faults);

    const [customer] = await db
      .insert(customers)
      .values({
        ...splitName(input.name),
        email: input.email,
        phone,
        passwordHash: await hashPassword(input.password),
      })
      .returning();
    if (!customer) throw new Error("the account was not written");
    return admit(db, customer, input.guest_id, "signed_up", language);
  });

  serve(api, signIn, async (input, { db, language, address }) => {
    const { country, login } = await api.shop();
    if (!login.manual_login_status) throw new AppError("feature_off");
    const contact = readContact(input.email_or_phone, input.field_type ?? input.type, country);
    await api.limits.signInByAccount.check(contact.value);
    await api.limits.signInByAddress.check(address);

    const customer = await findByContact(db, contact.field, contact.value);
    if (!(await isPassword(customer?.passwordHash ?? null, input.password)) || !customer) {
      await api.limits.signInByAddress.take(address);
      await api.limits.signInByAccount.take(contact.value);
      throw new AppError("auth-002");
    }
    if (customer.blocked) throw new AppError("auth-003");
    return admit(db, customer, input.guest_id, "signed_in", language);
  });

  serve(api, signOut, async (_input, { db, shopper, language, token }) => {
    await endSession(db, shopper.customerId, token);
    return { message: say("signed_out", language) };
  });

  async function admit(
    db: Database,
    customer: Customer,
    guestId: string | undefined,
    message: "signed_up" | "signed_in",
    language: Language,
  ): Promise<AuthResult> {
    const notices: Notice[] = [];
    if (guestId) {
      const guest = guestShopper(guestIdFromWire(guestId));
      for (const adopt of onSignIn) {
        notices.push(...(await adopt(db, guest, customerShopper(customer.id), language)));
      }
    }
    return {
      message: say(message, language),
      token: await openSession(db, customer.id),
      is_phone_verified: 1,
      is_email_verified: 1,
      is_personal_info: 1,
      is_exist_user: null,
      login_type: "manual",
      email: customer.email,
      pending_token: null,
      cart_notices: notices,
    };
  }
}

/** `name` is split at its first space (contract 3.1). */
function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = name, ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
}

function readContact(
  text: string,
  said: "email" | "phone" | undefined,
  country: string,
): { field: "email" | "phone"; value: string } {
  const isEmail = z.regexes.email.test(text);
  const field = said ?? (isEmail ? "email" : "phone");
  const value = field === "email" ? (isEmail ? text.toLowerCase() : null) : toE164(text, country);
  if (!value) throw new AppError("field_type", { field: "email_or_phone" });
  return { field, value };
}
