import {
  type OngoingOrders,
  removeAccount,
  updateProfile,
} from "@errand/core/account/profile.contract";
import { AppError, AppErrors, featureOff } from "@errand/core/errors";
import { toE164 } from "@errand/core/phone";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { availableLogin } from "../config/available-login.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { deletePicture } from "../pictures/save-picture.ts";
import { createUploadedPictures } from "../pictures/uploaded-pictures.ts";
import type { OnAccountDeletion } from "../requests/feature.types.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import {
  type AccountContact,
  type Customer,
  endSessions,
  findCustomer,
  findTakenContacts,
  lockContacts,
  lockCustomer,
  setContact,
  setPassword,
  splitName,
  verifyOwnContact,
} from "./account.data.ts";
import { customers } from "./account.tables.ts";
import type { AccountApi } from "./account-api.ts";
import type { AccountBalances } from "./account-balances.ts";
import { anonymizeCustomer } from "./anonymize-customer.data.ts";
import { checkPhoneCode } from "./firebase-code.ts";
import {
  type EarlyProof,
  proveEarly,
  proveOwner,
  proveOwnPassword,
  proveOwnPhone,
} from "./owner-proof.ts";
import { hashPassword } from "./passwords.ts";
import { type OwnerProof, profileCodes } from "./profile-codes.ts";
import { sendRemovalMessage } from "./removal-message.ts";
import { requireMobile } from "./require-mobile.ts";
import { isFreshSession } from "./sessions.data.ts";

type ProfileContext = RequestContext<typeof updateProfile>;
type ProfileInput = z.output<typeof updateProfile.input>;
/** The fields that the contract requires when details are saved. */
type Details = ProfileInput & { name: string; email: string; phone: string };
type ProfileReply = z.output<typeof updateProfile.reply>;

/**
 * Changes the profile (contract 3.5): details and contacts, the verification of a contact, or the
 * password.
 */
export function profileRoutes(
  api: AccountApi,
  deletionHooks: OnAccountDeletion[],
  balances: AccountBalances,
) {
  const folder = api.settings.picturesFolder;
  const pictures = createUploadedPictures(api);
  const codes = profileCodes(api);

  serveWithCall(api, updateProfile, {
    call: prepare,
    apply: async (input, ctx, { proved, passwordHash, uploaded }) => {
      const customer = await findCustomer(ctx.db, ctx.shopper.customerId);
      const proof = { otp: input.otp, ...proved };
      if (input.button_type === "change_password") {
        return changePassword({ ...input, passwordHash }, proof, ctx, customer);
      }
      if (input.button_type === "change_phone") return changePhone(input, proof, ctx, customer);
      if (input.button_type) return proveContact(input.button_type, proof, ctx, customer);
      return pictures.keptBy(uploaded, () =>
        saveDetails({ ...(input as Details), uploaded }, proof, ctx, customer),
      );
    },
  });

  /**
   * What takes time, before the transaction: the picture, the hashes of passwords, and the call to
   * Firebase.
   */
  async function prepare(input: ProfileInput, ctx: ProfileContext) {
    const { button_type, image, password } = input;
    const isUsed = image !== undefined && button_type === undefined;
    const uploaded = await pictures.save(ctx.shopper.key, isUsed ? [image] : []);
    return pictures.keptBy(uploaded, async () => {
      const isNewPassword = button_type === "change_password" && password !== undefined;
      const isByOwner = isNewPassword || button_type === "change_phone";
      const proved = {
        provedPhone: await proveByFirebase(input, ctx),
        provedHash: isByOwner ? await proveOwnPassword(api, ctx, input) : null,
      };
      const passwordHash = isNewPassword ? await hashPassword(password) : null;
      return { proved, passwordHash, uploaded };
    });
  }

  /** The phone that Firebase has verified; null without such a code. */
  async function proveByFirebase(input: ProfileInput, ctx: ProfileContext): Promise<string | null> {
    const { otp, session_info, button_type, verification_on, verification_medium } = input;
    if (verification_medium === "firebase" && !api.phoneProofs) throw featureOff("codes");
    const isOfOther = button_type === "change_password" || button_type === "change_phone";
    const field = isOfOther ? undefined : button_type;
    if (otp === undefined || !codes.isByFirebase(field ?? verification_on)) return null;
    if (button_type && button_type !== "change_phone") return proveOwnPhone(api, ctx, input);
    const phone = toE164(input.phone ?? "", (await api.shop()).country);
    if (!phone || !session_info) throw new AppError("otp_wrong", { field: "otp" });
    return checkPhoneCode(api, ctx, { otp, session_info }, phone);
  }

  async function changePassword(
    {
      password,
      passwordHash,
      confirm_password,
      current_password,
    }: ProfileInput & { passwordHash: string | null },
    proof: OwnerProof & EarlyProof,
    ctx: ProfileContext,
    customer: Customer,
  ): Promise<ProfileReply> {
    const { db, shopper, token, language } = ctx;
    const { login } = await api.shop();
    if (!login.manual_login_status) throw featureOff("signInByPassword");
    if (passwordHash === null) throw new AppError("password_needed", { field: "password" });
    if (password !== confirm_password) {
      throw new AppError("passwords_differ", { field: "confirm_password" });
    }
    const sent = await proveOwner(api, ctx, customer, { ...proof, current_password });
    if (sent) return sent;
    await setPassword(db, shopper.customerId, passwordHash);
    await endSessions(db, shopper.customerId, token);
    return { message: messageIn(language, "responses", "updated") };
  }

  /** Replaces a phone, which may be verified: by its owner, who also has the new one. */
  async function changePhone(
    input: ProfileInput,
    proof: OwnerProof & EarlyProof,
    ctx: ProfileContext,
    customer: Customer,
  ): Promise<ProfileReply> {
    const { db, language } = ctx;
    const { country, login } = await api.shop();
    const phone = requireMobile(input.phone ?? "", country);
    if (customer.passwordHash !== null && login.manual_login_status) {
      // Never sends a code: the password is the proof.
      const { current_password } = input;
      await proveOwner(api, ctx, customer, { ...proof, current_password });
    } else if (!(await isFreshSession(db, ctx.token))) throw new AppError("sign_in_again");
    if (!codes.canSend("phone")) throw featureOff("codes");
    await api.limits.refusedContacts.take(`profile ${ctx.address}`);
    await lockContacts(db, [phone]);
    const taken = await findTakenContacts(db, { email: "", phone }, customer.id);
    if (taken.phone) throw new AppError("phone_taken", { field: "phone" });
    await api.limits.refusedContacts.giveBack(`profile ${ctx.address}`);
    if (proof.otp === undefined) return codes.send(ctx, "phone", phone);
    await codes.use(ctx, "phone", phone, proof);
    await setContact(db, customer.id, "phone", phone, true);
    return { message: messageIn(language, "responses", "updated") };
  }

  /** Verifies the current contact of the account. */
  async function proveContact(
    field: AccountContact,
    proof: OwnerProof,
    ctx: ProfileContext,
    customer: Customer,
  ): Promise<ProfileReply> {
    const contact = customer[field];
    const isProved = field === "phone" ? customer.phoneVerified : customer.emailVerified;
    if (isProved) return { message: messageIn(ctx.language, "responses", "updated") };
    if (contact === null || !codes.canSend(field)) throw featureOff("codes");
    if (proof.otp === undefined) return codes.send(ctx, field, contact);
    await codes.use(ctx, field, contact, proof);
    await verifyOwnContact(ctx.db, customer.id, field, contact);
    return { message: messageIn(ctx.language, "responses", "updated") };
  }

  async function saveDetails(
    input: Details & { uploaded: string[] },
    proof: OwnerProof,
    ctx: ProfileContext,
    customer: Customer,
  ): Promise<ProfileReply> {
    const { db, language } = ctx;
    const contacts = await readContacts(input, customer);
    const isChanged = contacts.email !== customer.email || contacts.phone !== customer.phone;
    // An error reveals that the contact has an account, so it counts like a sign-up.
    if (isChanged) await api.limits.refusedContacts.take(`profile ${ctx.address}`);
    await lockContacts(db, [contacts.email, contacts.phone]);
    const taken = await findTakenContacts(db, contacts, customer.id);
    const errors: AppError[] = [];
    if (taken.email) errors.push(new AppError("email_taken", { field: "email" }));
    if (taken.phone) errors.push(new AppError("phone_taken", { field: "phone" }));
    if (errors.length > 0) throw new AppErrors(errors);
    if (isChanged) await api.limits.refusedContacts.giveBack(`profile ${ctx.address}`);

    if (input.otp !== undefined) {
      const field = input.verification_on;
      if (!field || contacts[field] === customer[field]) {
        throw new AppError("otp_wrong", { field: "otp" });
      }
      await codes.use(ctx, field, contacts[field], proof);
      await setContact(db, customer.id, field, contacts[field], true);
      customer = { ...customer, [field]: contacts[field] };
    }
    await db.update(customers).set(splitName(input.name)).where(eq(customers.id, customer.id));
    const [image] = input.uploaded;
    if (image !== undefined) await changePicture(ctx, customer, image);

    const login = availableLogin((await api.shop()).login, api);
    for (const field of ["phone", "email"] as const) {
      if (contacts[field] === customer[field]) continue;
      // The browser stores unverified changes and sends them again with the code.
      if (login[`${field}_verification_status`]) return codes.send(ctx, field, contacts[field]);
      await setContact(db, customer.id, field, contacts[field], false);
    }
    return { message: messageIn(language, "responses", "updated") };
  }

  async function readContacts(input: Details, customer: Customer) {
    const { country } = await api.shop();
    const typed = toE164(input.phone, country);
    // An older number stays as it is while it is not changed.
    const phone =
      typed !== null && typed === customer.phone ? typed : requireMobile(input.phone, country);
    if (customer.phoneVerified && phone !== customer.phone) {
      throw new AppError("phone_locked", { field: "phone" });
    }
    return { phone, email: input.email };
  }

  async function changePicture(
    { db, afterCommit }: ProfileContext,
    { id, image }: Customer,
    name: string,
  ) {
    await db.update(customers).set({ image: name }).where(eq(customers.id, id));
    afterCommit(() => deletePicture(folder, image));
  }

  serveWithCall(api, removeAccount, {
    call: (input, ctx) => proveEarly(api, ctx, input),
    apply: async (input, ctx, proved) => {
      const { db, shopper, language, now, afterCommit } = ctx;
      const customer = await lockCustomer(db, shopper.customerId);
      const ongoing = await findOngoing(db, customer.id);
      if (ongoing.length > 0)
        throw new AppError("account_has_running_orders", { data: { orders: ongoing } });
      const { otp, current_password, ...statement } = input;
      const balance = { customerId: customer.id, language, statement };
      // Before the proof, so that no code is sent and used up for a question that is still open.
      await balances.requireStatement(db, balance);
      const sent = await proveOwner(api, ctx, customer, { otp, current_password, ...proved });
      if (sent) return sent;
      for (const { anonymize: forget } of deletionHooks) {
        await forget(db, shopper.customerId, { now, picturesFolder: folder, afterCommit });
      }
      await anonymizeCustomer(db, shopper.customerId, now);
      const payout = await balances.close(db, { ...balance, now });
      await sendRemovalMessage(api, db, { to: customer.email, language, payout });
      afterCommit(() => deletePicture(folder, customer.image));
      return { message: messageIn(language, "responses", "account_removed"), payout };
    },
  });

  async function findOngoing(db: Database, customerId: number): Promise<OngoingOrders["orders"]> {
    const found: OngoingOrders["orders"] = [];
    for (const hook of deletionHooks) {
      found.push(...((await hook.findOngoing?.(db, customerId)) ?? []));
    }
    return found;
  }
}
