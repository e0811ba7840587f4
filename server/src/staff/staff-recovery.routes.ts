import { isRepeated } from "@errand/core/account/repeated-password";
import { AppError } from "@errand/core/errors";
import type { StaffAudience } from "@errand/core/principals";
import {
  forgotCourierPassword,
  forgotDeskPassword,
  forgotStorePassword,
  resetCourierPassword,
  resetDeskPassword,
  resetStorePassword,
} from "@errand/core/staff/staff-account.contract";
import type * as z from "zod";
import { hashPassword } from "../account/passwords.ts";
import type { ShopApi } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { endStaffSessions, findStaffByContact, setStaffPassword } from "./staff.data.ts";
import type { StaffCodesApi } from "./staff-codes.ts";
import { readContact } from "./staff-contact.ts";

type ResetInput = z.output<typeof resetStorePassword.input>;

/** A new password for staff who have forgotten theirs (contract 7.2). */
export function staffRecoveryRoutes(api: ShopApi & StaffCodesApi) {
  for (const [audience, endpoint] of [
    ["store", forgotStorePassword],
    ["courier", forgotCourierPassword],
    ["desk", forgotDeskPassword],
  ] as const) {
    serve(api, endpoint, async ({ email_or_phone }, ctx) => {
      const { country } = await api.shop();
      const contact = readContact(email_or_phone, country);
      const member = contact && (await findStaffByContact(ctx.db, audience, contact));
      // Also counted for what is no contact, so that the answer and its limits reveal nothing.
      await api.codes.send(ctx, {
        purpose: `${audience}_reset`,
        recipient: contact?.value ?? email_or_phone.toLowerCase(),
        isKnown: member !== null && !member.blocked,
      });
      return { message: messageIn(ctx.language, "responses", "code_sent") };
    });
  }

  for (const [audience, endpoint] of [
    ["store", resetStorePassword],
    ["courier", resetCourierPassword],
    ["desk", resetDeskPassword],
  ] as const) {
    serveWithCall(api, endpoint, {
      // Nobody without a code makes the server hash passwords.
      claim: async (input, ctx) => {
        if (!isRepeated(input)) {
          throw new AppError("passwords_differ", { field: "confirm_password" });
        }
        await check(audience, input, ctx);
      },
      call: ({ password }) => hashPassword(password),
      apply: async (input, ctx, passwordHash) => {
        const { db, address, language, now: at } = ctx;
        const { member, code } = await check(audience, input, ctx);
        await code.use(db);
        await setStaffPassword(db, member.id, passwordHash);
        await endStaffSessions(db, member.id);
        const { id: staffId, kind, name } = member;
        const subject = `staff:${staffId}`;
        const staff = { staffId, kind, name };
        await api.recordAudit(db, { staff, action: endpoint.path, subject, address, at });
        return { message: messageIn(language, "responses", "password_reset") };
      },
    });
  }

  /** Throws `reset_token_wrong`, also for a contact that nobody has. */
  async function check(audience: StaffAudience, input: ResetInput, ctx: AnyRequestContext) {
    const { country } = await api.shop();
    const contact = readContact(input.email_or_phone, country);
    const recipient = contact?.value ?? input.email_or_phone.toLowerCase();
    const purpose = `${audience}_reset` as const;
    const code = await api.codes.check(ctx, { purpose, recipient, code: input.reset_token });
    const member = contact && (await findStaffByContact(ctx.db, audience, contact));
    if (!member || member.blocked) {
      throw new AppError("reset_token_wrong", { field: "reset_token" });
    }
    return { member, code };
  }
}
