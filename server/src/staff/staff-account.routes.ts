import { isRepeated } from "@errand/core/account/repeated-password";
import { AppError, featureOff } from "@errand/core/errors";
import { audienceOf } from "@errand/core/principals";
import {
  changeCourierMember,
  changeCourierPassword,
  changeDeskMember,
  changeDeskPassword,
  changeStoreMember,
  changeStorePassword,
} from "@errand/core/staff/staff-account.contract";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { hashPassword } from "../account/passwords.ts";
import { requireMobile } from "../account/require-mobile.ts";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import { messageIn } from "../messages/messages.ts";
import type { Staff } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { proveStaffPassword } from "./prove-password.ts";
import {
  endOtherStaffSessions,
  findStaffByContact,
  lockStaffMember,
  readStaffMember,
  type StaffRow,
  setStaffPassword,
} from "./staff.data.ts";
import { staffMembers } from "./staff.tables.ts";
import type { StaffCodesApi } from "./staff-codes.ts";
import type { StaffContact } from "./staff-contact.ts";
import { toMember } from "./staff-member.ts";

type ChangeInput = z.output<typeof changeStoreMember.input>;
type ChangeReply = z.input<typeof changeStoreMember.reply>;
type StaffContext = AnyRequestContext & { staff: Staff };

/** What staff change of their own accounts (contract 7.2). */
export function staffAccountRoutes(api: ShopApi & StaffCodesApi & { outbox: Outbox }) {
  for (const endpoint of [changeStoreMember, changeCourierMember, changeDeskMember]) {
    serve(api, endpoint, change, proveContact);
  }

  for (const endpoint of [changeStorePassword, changeCourierPassword, changeDeskPassword]) {
    serve(
      api,
      endpoint,
      async (_input, { db, staff, token, audit, language }, passwordHash: string) => {
        await lockStaffMember(db, staff.staffId);
        await setStaffPassword(db, staff.staffId, passwordHash);
        await endOtherStaffSessions(db, staff.staffId, token);
        audit({ subject: `staff:${staff.staffId}`, after: { password: "changed" } });
        return { message: messageIn(language, "responses", "updated") };
      },
      async (input, ctx) => {
        if (!isRepeated(input)) {
          throw new AppError("passwords_differ", { field: "confirm_password" });
        }
        await proveStaffPassword(api, ctx, input.current_password);
        return hashPassword(input.password);
      },
    );
  }

  /** Before the transaction: another contact needs the password. */
  async function proveContact(input: ChangeInput, ctx: StaffContext): Promise<StaffContact | null> {
    const { member } = await readStaffMember(ctx.db, ctx.staff.staffId);
    const contact = await readNewContact(input, member);
    if (!contact) return null;
    if (input.current_password === undefined) {
      throw new AppError("current_password_needed", { field: "current_password" });
    }
    await proveStaffPassword(api, ctx, input.current_password);
    return contact;
  }

  /** The contact that changes; null where both stay. Throws `one_contact`. */
  async function readNewContact(
    { phone: typed, email }: ChangeInput,
    member: StaffRow,
  ): Promise<StaffContact | null> {
    const { country } = await api.shop();
    const phone = typed === undefined ? null : requireMobile(typed, country);
    const newPhone = phone !== null && phone !== member.phone ? phone : null;
    const newEmail = email !== undefined && email !== member.email ? email : null;
    if (newPhone !== null && newEmail !== null) {
      throw new AppError("one_contact", { field: "email" });
    }
    if (newPhone !== null) return { field: "phone", value: newPhone };
    return newEmail === null ? null : { field: "email", value: newEmail };
  }

  async function change(
    input: ChangeInput,
    ctx: StaffContext,
    contact: StaffContact | null,
  ): Promise<ChangeReply> {
    const { db, staff, audit, language } = ctx;
    const before = await lockStaffMember(db, staff.staffId);
    const { name, language: chosen } = input;
    await db
      .update(staffMembers)
      .set({ name: name ?? before.name, language: chosen ?? before.language })
      .where(eq(staffMembers.id, before.id));
    const facts = (row: Pick<StaffRow, "name" | "language">) => ({
      name: row.name,
      language: row.language,
    });
    const after = { name: name ?? before.name, language: chosen ?? before.language };
    const isNew = contact !== null && input.otp !== undefined;
    audit({
      subject: `staff:${before.id}`,
      before: facts(before),
      after: { ...facts(after), ...(isNew && { changed_contact: contact.field }) },
    });
    if (contact) {
      const sent = await changeContact(input, ctx, contact);
      if (sent) return sent;
    }
    return {
      message: messageIn(language, "responses", "updated"),
      member: toMember(await readStaffMember(db, before.id), language),
    };
  }

  /** Sends a code to the new contact, or takes it with the code. */
  async function changeContact(
    { otp }: ChangeInput,
    ctx: StaffContext,
    { field, value }: StaffContact,
  ): Promise<ChangeReply | null> {
    const { db, staff, language } = ctx;
    const audience = audienceOf[staff.kind];
    if (!api.outbox.canSend(field === "email" ? "mail" : "sms")) throw featureOff("codes");
    if (await findStaffByContact(db, audience, { field, value })) {
      throw new AppError(`${field}_taken`, { field });
    }
    const target = {
      purpose: `${audience}_contact` as const,
      recipient: value,
      holder: staff.key,
    };
    if (otp === undefined) {
      await api.codes.send(ctx, target);
      return {
        message: messageIn(language, "responses", "code_on_its_way"),
        otp_send: true,
        verification_on: field,
      };
    }
    const code = await api.codes.check(ctx, { ...target, code: otp });
    await code.use(db);
    await storeContact(db, staff.staffId, { field, value });
    return null;
  }
}

function storeContact(tx: Database, staffId: number, { field, value }: StaffContact) {
  return tx
    .update(staffMembers)
    .set({ [field]: value })
    .where(eq(staffMembers.id, staffId));
}
