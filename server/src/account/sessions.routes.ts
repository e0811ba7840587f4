import {
  endOneSession,
  endOtherSessions,
  listSessions,
} from "@errand/core/account/sessions.contract";
import { AppError } from "@errand/core/errors";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { endSessions } from "./account.data.ts";
import type { AccountApi } from "./account-api.ts";
import { endSessionById, listActiveSessions } from "./sessions.data.ts";

/** Lists and ends the sessions of a customer. */
export function sessionRoutes(api: AccountApi) {
  serve(api, listSessions, async (_input, { db, shopper, token }) =>
    (await listActiveSessions(db, shopper.customerId, token)).map((session) => ({
      id: session.id,
      browser: session.browser,
      system: session.system,
      created_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
      is_current: session.isCurrent,
    })),
  );

  serve(api, endOneSession, async ({ id }, { db, shopper, language }) => {
    if (!(await endSessionById(db, shopper.customerId, id)))
      throw new AppError("session_not_found");
    return { message: messageIn(language, "responses", "device_signed_out") };
  });

  serve(api, endOtherSessions, async (_input, { db, shopper, token, language }) => {
    await endSessions(db, shopper.customerId, token);
    return { message: messageIn(language, "responses", "others_signed_out") };
  });
}
