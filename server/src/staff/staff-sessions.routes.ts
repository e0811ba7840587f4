import { AppError } from "@errand/core/errors";
import { audienceOf } from "@errand/core/principals";
import {
  endCourierSession,
  endDeskSession,
  endOtherCourierSessions,
  endOtherDeskSessions,
  endOtherStoreSessions,
  endStoreSession,
  listCourierSessions,
  listDeskSessions,
  listStoreSessions,
} from "@errand/core/staff/staff-account.contract";
import type { ShopApi } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { endOtherStaffSessions, endStaffSessionById, listStaffSessions } from "./staff.data.ts";

/** The devices of a member of the staff (contract 7.2). */
export function staffSessionRoutes(api: ShopApi) {
  for (const endpoint of [listStoreSessions, listCourierSessions, listDeskSessions]) {
    serve(api, endpoint, async (_input, { db, staff, token }) => {
      const audience = audienceOf[staff.kind];
      const rows = await listStaffSessions(db, { audience, staffId: staff.staffId, token });
      return rows.map(({ createdAt, lastUsedAt, isCurrent, ...session }) => ({
        ...session,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        is_current: isCurrent,
      }));
    });
  }

  for (const endpoint of [endStoreSession, endCourierSession, endDeskSession]) {
    serve(api, endpoint, async ({ id }, { db, staff, audit, language }) => {
      if (!(await endStaffSessionById(db, staff.staffId, id))) {
        throw new AppError("session_not_found");
      }
      audit({ subject: `staff:${staff.staffId}`, before: { session: id } });
      return { message: messageIn(language, "responses", "device_signed_out") };
    });
  }

  for (const endpoint of [endOtherStoreSessions, endOtherCourierSessions, endOtherDeskSessions]) {
    serve(api, endpoint, async (_input, { db, staff, token, audit, language }) => {
      await endOtherStaffSessions(db, staff.staffId, token);
      audit({ subject: `staff:${staff.staffId}`, after: { sessions: 1 } });
      return { message: messageIn(language, "responses", "others_signed_out") };
    });
  }
}
