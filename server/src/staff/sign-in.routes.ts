import { AppError } from "@errand/core/errors";
import {
  signInToCourier,
  signInToDesk,
  signInToStore,
  signOutOfCourier,
  signOutOfDesk,
  signOutOfStore,
} from "@errand/core/staff/staff.contract";
import type { ShopApi } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { acceptCode } from "./second-step.ts";
import {
  endStaffSession,
  findStaffByContact,
  openStaffSession,
  type StaffRow,
} from "./staff.data.ts";
import { readContact } from "./staff-contact.ts";
import { countAttempt, isStaffPassword, networkHash } from "./staff-password.ts";

/** Sign-in and sign-out of staff. */
export function staffSignInRoutes(api: ShopApi) {
  for (const [audience, endpoint] of [
    ["store", signInToStore],
    ["courier", signInToCourier],
    ["desk", signInToDesk],
  ] as const) {
    serve(api, endpoint, async (input, ctx) => {
      const { country } = await api.shop();
      const contact = readContact(input.email_or_phone, country);
      const member = contact && (await findStaffByContact(ctx.db, audience, contact));
      const attempt = await countAttempt(api, ctx, {
        audience,
        staffId: member?.id ?? null,
        contact: contact?.value ?? input.email_or_phone,
      });
      const isRight = await isStaffPassword(member, input.password);
      if (!member || !isRight) throw new AppError("auth-002");
      if (member.blocked) throw new AppError("auth-003");
      if (member.totpConfirmed) {
        // The password was right: a client that does not know yet that a code is needed has not failed.
        if (input.code === undefined) await attempt.forgive();
        await acceptCode(ctx.db, member, { ...input, ...ctx, secret: api.settings.secret });
      }
      await attempt.forgive();
      return openSession(member, ctx, endpoint.path);
    });
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
