import { AppError } from "@errand/core/errors";
import {
  signInToCourier,
  signInToDesk,
  signInToStore,
  signOutOfCourier,
  signOutOfDesk,
  signOutOfStore,
} from "@errand/core/staff/staff.contract";
import type * as z from "zod";
import { messageIn } from "../messages/messages.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { acceptCode, stepOfCode } from "./second-step.ts";
import {
  endStaffSession,
  findStaffByContact,
  openStaffSession,
  readStaffMember,
  type StaffRow,
} from "./staff.data.ts";
import { readContact } from "./staff-contact.ts";
import { type Attempt, countAttempt, isStaffPassword, networkHash } from "./staff-password.ts";
import { countWrongCode, type StaffSignInApi } from "./wrong-codes.ts";

type SignInInput = z.output<typeof signInToStore.input>;

/** Who has given the right password, and the attempt that counts until the code is right, too. */
interface Proved {
  member: StaffRow;
  attempt: Attempt;
}

/** Sign-in and sign-out of staff. */
export function staffSignInRoutes(api: StaffSignInApi) {
  for (const [audience, endpoint] of [
    ["store", signInToStore],
    ["courier", signInToCourier],
    ["desk", signInToDesk],
  ] as const) {
    const provePassword = async (input: SignInInput, ctx: AnyRequestContext) => {
      const { country } = await api.shop();
      const contact = readContact(input.email_or_phone, country);
      const member = contact && (await findStaffByContact(ctx.db, audience, contact));
      const attempt = await countAttempt(api, ctx, {
        audience,
        staffId: member?.id ?? null,
        contact: contact?.value ?? input.email_or_phone,
      });
      const isRight = await isStaffPassword(member, input.password).catch(async (failure) => {
        // Nothing was tried.
        await attempt.forgive();
        throw failure;
      });
      if (!member || !isRight) throw new AppError("auth-002");
      if (member.blocked) throw new AppError("auth-003");
      const code = { ...input, ...ctx, secret: api.settings.secret };
      const isWrong = input.code !== undefined && stepOfCode(member, code) === null;
      if (member.totpConfirmed && isWrong) await countWrongCode(api, ctx, member);
      return { member, attempt };
    };
    const enter = async (
      input: SignInInput,
      ctx: AnyRequestContext,
      { member: proved, attempt }: Proved,
    ) => {
      const { member } = await readStaffMember(ctx.db, proved.id);
      // Changed meanwhile.
      if (member.passwordHash !== proved.passwordHash) throw new AppError("auth-002");
      if (member.blocked) throw new AppError("auth-003");
      if (member.totpConfirmed) {
        // The password was right: a client that does not know yet that a code is needed has not
        // failed.
        if (input.code === undefined) await attempt.forgive();
        await acceptCode(ctx.db, member, { ...input, ...ctx, secret: api.settings.secret });
      }
      await attempt.forgive();
      return openSession(member, ctx, endpoint.path);
    };
    // The password is checked before the transaction, because that takes time.
    serve(api, endpoint, enter, provePassword);
  }

  async function openSession(member: StaffRow, ctx: AnyRequestContext, action: string) {
    const { id: staffId, kind, name, totpConfirmed: hasSecondStep } = member;
    const { db, address, userAgent, language, now } = ctx;
    const network = networkHash(api.settings.secret, staffId, address);
    const token = await openStaffSession(db, staffId, { hasSecondStep, network, userAgent });
    await api.recordAudit(db, {
      staff: { staffId, kind, name },
      action,
      subject: `staff:${staffId}`,
      address,
      at: now,
    });
    return {
      message: messageIn(language, "responses", "signed_in"),
      token,
      has_second_step: hasSecondStep,
    };
  }

  for (const endpoint of [signOutOfStore, signOutOfCourier, signOutOfDesk]) {
    serve(api, endpoint, async (_input, { db, staff, token, language, audit }) => {
      await endStaffSession(db, token);
      audit({ subject: `staff:${staff.staffId}` });
      return { message: messageIn(language, "responses", "signed_out") };
    });
  }
}
