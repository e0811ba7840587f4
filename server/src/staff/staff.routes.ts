import { AppError } from "@errand/core/errors";
import { audienceOf } from "@errand/core/principals";
import { listAudit } from "@errand/core/staff/audit.contract";
import {
  beginCourierSecondStep,
  beginDeskSecondStep,
  beginStoreSecondStep,
  finishCourierSecondStep,
  finishDeskSecondStep,
  finishStoreSecondStep,
  readCourierMember,
  readDeskMember,
  readStoreMember,
} from "@errand/core/staff/staff.contract";
import type { ShopApi } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { readAudit } from "./audit.data.ts";
import { acceptCode, confirmSecondStep, storeNewSecret } from "./second-step.ts";
import { completeStaffSession, lockStaffMember, readStaffMember } from "./staff.data.ts";
import { toMember } from "./staff-member.ts";
import { countAttempt } from "./staff-password.ts";
import { toBase32, totpUri } from "./totp.ts";

/** The second step of the sign-in, who is signed in, and the audit log. */
export function staffRoutes(api: ShopApi) {
  const { secret } = api.settings;

  for (const endpoint of [beginStoreSecondStep, beginCourierSecondStep, beginDeskSecondStep]) {
    serve(api, endpoint, async (_input, { db, staff, audit }) => {
      const member = await lockStaffMember(db, staff.staffId);
      if (member.totpConfirmed) throw new AppError("second_step_set");
      const totpSecret = await storeNewSecret(db, member.id, secret);
      audit({ subject: `staff:${member.id}` });
      const { businessName } = await api.shop();
      const account = member.email ?? member.phone ?? member.name;
      return {
        secret: toBase32(totpSecret),
        uri: totpUri(totpSecret, { shop: businessName, account }),
      };
    });
  }

  for (const endpoint of [finishStoreSecondStep, finishCourierSecondStep, finishDeskSecondStep]) {
    serve(api, endpoint, async ({ code }, ctx) => {
      const { db, staff, token, now } = ctx;
      const member = await lockStaffMember(db, staff.staffId);
      if (member.totpConfirmed) throw new AppError("second_step_set");
      const { id: staffId, kind } = member;
      const audience = audienceOf[kind];
      const attempt = await countAttempt(api, ctx, { audience, staffId, contact: "" });
      await acceptCode(db, member, { code, now, secret });
      await attempt.forgive();
      await confirmSecondStep(db, staffId);
      await completeStaffSession(db, staffId, token);
      ctx.audit({
        subject: `staff:${staffId}`,
        before: { has_second_step: false },
        after: { has_second_step: true },
      });
      return { message: messageIn(ctx.language, "responses", "second_step_set") };
    });
  }

  for (const endpoint of [readStoreMember, readCourierMember, readDeskMember]) {
    serve(api, endpoint, async (_input, { db, staff, language }) => {
      return toMember(await readStaffMember(db, staff.staffId), language);
    });
  }

  serve(api, listAudit, async ({ limit, offset, ...filter }, { db }) => {
    const { total, rows } = await readAudit(db, filter, { limit, offset });
    return {
      total_size: total,
      limit,
      offset,
      entries: rows.map((row) => ({
        id: row.id,
        actor: { id: row.staffId, kind: row.staffKind, name: row.staffName },
        action: row.action,
        subject: row.subject,
        before: row.before,
        after: row.after,
        address: row.address,
        at: row.at.toISOString(),
      })),
    };
  });
}
