import { removeAccount, updateProfile } from "@errand/core/account/profile.contract";
import { AppError, AppErrors } from "@errand/core/errors";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { Api } from "../api.ts";
import { offeredLogin } from "../config/offered-login.ts";
import { toE164 } from "../config/phone.ts";
import type { Database } from "../database/database.ts";
import { dropPicture, keepPicture } from "../pictures/keep-picture.ts";
import { serve, serveAfter } from "../requests/serve.ts";
import type { Visit } from "../requests/visit.ts";
import { say } from "../words.ts";
import {
  type Contact,
  type Customer,
  contactsTaken,
  endSessions,
  findCustomer,
  lockContacts,
  setContact,
  setPassword,
  splitName,
  verifyContact,
} from "./account.data.ts";
import { customers } from "./account.tables.ts";
import { checkPhoneCode } from "./firebase-code.ts";

type ProfileVisit = Visit<typeof updateProfile>;
type ProfileInput = z.output<typeof updateProfile.input>;
/** What the contract has checked to be there when details are saved. */
type Details = ProfileInput & { name: string; email: string; phone: string };
/** A code, or what Firebase has said of it. */
interface Proof {
  otp: string | undefined;
  provedPhone: string | null;
}
type ProfileReply = z.output<typeof updateProfile.reply>;

/** What later features do when an account is removed. */
export interface Leaving {
  /** Whether something runs that the customer still has to see through. */
  isBusy(db: Database, customerId: number): Promise<boolean>;
  /** Takes the person out of what has to stay. */
  forget(db: Database, customerId: number): Promise<void>;
}

/** The profile (contract 3.5): details and contacts, one contact's proof, or the password. */
export function profileRoutes(api: Api, leaving: Leaving[]) {
  const folder = api.settings.picturesFolder;

  serveAfter(api, updateProfile, proveByFirebase, async (input, visit, provedPhone) => {
    const customer = await findCustomer(visit.db, visit.shopper.customerId);
    if (input.button_type === "change_password") return changePassword(input, visit);
    const proof = { otp: input.otp, provedPhone };
    if (input.button_type) return proveContact(input.button_type, proof, visit, customer);
    return saveDetails(input as Details, proof, visit, customer);
  });

  /** Where Firebase is on, it sends the codes to phones, and it alone knows which are right. */
  const isByFirebase = (field: Contact | "change_password" | undefined) =>
    field === "phone" && api.phoneProofs !== null;

  /** The phone that Firebase says is theirs; null where no such code came. */
  async function proveByFirebase(input: ProfileInput, visit: ProfileVisit): Promise<string | null> {
    const { otp, session_info, button_type, verification_on, verification_medium } = input;
    if (verification_medium === "firebase" && !api.phoneProofs) throw new AppError("feature_off");
    if (otp === undefined || !isByFirebase(button_type ?? verification_on)) return null;
    const phone = button_type
      ? (await findCustomer(visit.db, visit.shopper.customerId)).phone
      : toE164(input.phone ?? "", (await api.shop()).country);
    if (!phone || !session_info) throw new AppError("otp", { field: "otp" });
    return checkPhoneCode(api, visit, { otp, session_info }, phone);
  }

  async function changePassword(
    input: ProfileInput,
    { db, shopper, token, language }: ProfileVisit,
  ) {
    const { login } = await api.shop();
    if (!login.manual_login_status) throw new AppError("feature_off");
    if (input.password === undefined) throw new AppError("password_needed", { field: "password" });
    if (input.password !== input.confirm_password) {
      throw new AppError("confirm_password", { field: "confirm_password" });
    }
    await setPassword(db, shopper.customerId, input.password);
    await endSessions(db, shopper.customerId, token);
    return { message: say("updated", language) };
  }

  /** Proves the contact that the account has. */
  async function proveContact(
    field: Contact,
    proof: Proof,
    visit: ProfileVisit,
    customer: Customer,
  ): Promise<ProfileReply> {
    const contact = customer[field];
    const isProved = field === "phone" ? customer.phoneVerified : customer.emailVerified;
    if (isProved) return { message: say("updated", visit.language) };
    if (contact === null || !canSend(field)) throw new AppError("feature_off");
    if (proof.otp === undefined) return sendCode(visit, field, contact);
    await useCode(visit, field, contact, proof);
    await verifyContact(visit.db, customer.id, field, contact);
    return { message: say("updated", visit.language) };
  }

  async function saveDetails(
    input: Details,
    proof: Proof,
    visit: ProfileVisit,
    customer: Customer,
  ): Promise<ProfileReply> {
    const { db, language } = visit;
    const wanted = await readContacts(input, customer);
    const isOther = wanted.email !== customer.email || wanted.phone !== customer.phone;
    // A refusal tells that somebody has an account with it: those count, as they do at a sign-up.
    if (isOther) await api.limits.registrations.take(visit.address);
    await lockContacts(db, [wanted.email, wanted.phone]);
    const taken = await contactsTaken(db, wanted, customer.id);
    const faults: AppError[] = [];
    if (taken.email) faults.push(new AppError("email_taken", { field: "email" }));
    if (taken.phone) faults.push(new AppError("phone_taken", { field: "phone" }));
    if (faults.length > 0) throw new AppErrors(faults);
    if (isOther) await api.limits.registrations.giveBack(visit.address);

    if (input.otp !== undefined) {
      const field = input.verification_on;
      if (!field || wanted[field] === customer[field]) throw new AppError("otp", { field: "otp" });
      await useCode(visit, field, wanted[field], proof);
      await setContact(db, customer.id, field, wanted[field], true);
      customer = { ...customer, [field]: wanted[field] };
    }
    await db.update(customers).set(splitName(input.name)).where(eq(customers.id, customer.id));
    if (input.image) await changePicture(visit, customer, input.image);

    const login = offeredLogin((await api.shop()).login, api);
    for (const field of ["phone", "email"] as const) {
      if (wanted[field] === customer[field]) continue;
      // What is not proved yet is kept aside by the browser, which sends it again with the code.
      if (login[`${field}_verification_status`]) return sendCode(visit, field, wanted[field]);
      await setContact(db, customer.id, field, wanted[field], false);
    }
    return { message: say("updated", language) };
  }

  async function readContacts(input: Details, customer: Customer) {
    const phone = toE164(input.phone, (await api.shop()).country);
    if (!phone) throw new AppError("phone_number", { field: "phone" });
    if (customer.phoneVerified && phone !== customer.phone) {
      throw new AppError("phone_locked", { field: "phone" });
    }
    return { phone, email: input.email };
  }

  async function changePicture(
    { db, shopper, afterCommit }: ProfileVisit,
    { id, image }: Customer,
    file: File,
  ) {
    await api.limits.uploads.take(shopper.key);
    const name = await keepPicture(folder, file);
    await db.update(customers).set({ image: name }).where(eq(customers.id, id));
    afterCommit(() => dropPicture(folder, image));
  }

  const canSend = (field: Contact) =>
    isByFirebase(field) || api.messages.canSend(field === "email" ? "mail" : "sms");
  const holderOf = ({ shopper }: ProfileVisit) => shopper.key;

  async function sendCode(
    visit: ProfileVisit,
    field: Contact,
    recipient: string,
  ): Promise<ProfileReply> {
    const { customerId } = visit.shopper;
    const holder = holderOf(visit);
    const isElsewhere = isByFirebase(field);
    if (!isElsewhere) {
      await api.codes.send(visit, { purpose: "profile", recipient, holder, customerId });
    }
    return {
      message: say("code_on_its_way", visit.language),
      otp_send: true,
      verification_on: field,
      verification_medium: isElsewhere ? "firebase" : field === "email" ? "email" : "SMS",
    };
  }

  async function useCode(
    visit: ProfileVisit,
    field: Contact,
    recipient: string,
    { otp: code = "", provedPhone }: Proof,
  ) {
    if (isByFirebase(field)) {
      if (provedPhone !== recipient) throw new AppError("otp", { field: "otp" });
      return;
    }
    const holder = holderOf(visit);
    const right = await api.codes.check(visit, { purpose: "profile", recipient, holder, code });
    await right.use(visit.db);
  }

  serve(api, removeAccount, async (_input, { db, shopper, language, afterCommit }) => {
    const [customer] = await db
      .select()
      .from(customers)
      .where(eq(customers.id, shopper.customerId))
      .for("update");
    for (const { isBusy } of leaving) {
      if (await isBusy(db, shopper.customerId)) throw new AppError("ongoing");
    }
    for (const { forget } of leaving) await forget(db, shopper.customerId);
    // Sessions, carts, wishes and what is pending go with the account.
    await db.delete(customers).where(eq(customers.id, shopper.customerId));
    afterCommit(() => dropPicture(folder, customer?.image ?? null));
    return { message: say("account_removed", language) };
  });
}
