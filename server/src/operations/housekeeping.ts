import { lt, sql } from "drizzle-orm";
import * as z from "zod";
import { deleteOldCodes } from "../account/codes.data.ts";
import { deleteOldSources } from "../account/known-sources.ts";
import { deleteExpiredChallenges } from "../account/passkeys.data.ts";
import { deleteExpiredPending } from "../account/pending-sign-ins.data.ts";
import { deleteOldReplacedCarts } from "../cart/replaced-carts.data.ts";
import { deleteOldUploads } from "../catalog/uploads.data.ts";
import { deleteOldChatEvents } from "../chat/chat-events.data.ts";
import { deleteOldTrails } from "../couriers/courier-trail.data.ts";
import type { Database } from "../database/database.ts";
import { deleteOldCalls } from "../idempotency/external-calls.ts";
import { deleteOldKeys } from "../idempotency/idempotency.ts";
import { deleteOldMessages } from "../integrations/outbox/outbox.data.ts";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import { deleteExpiredLengths } from "../location/route-lengths.data.ts";
import { deleteOldNotifications } from "../notifications/notifications.data.ts";
import { deleteOldEvents } from "../orders/order-events.ts";
import { updatePopularity } from "../orders/popularity.data.ts";
import { deleteOldSlots } from "../orders/store-slots.data.ts";
import { deleteOldUnpaidKeys } from "../orders/unpaid-orders.data.ts";
import { deleteOldApplications } from "../partners/delete-old-applications.data.ts";
import { deleteExpiredPreviews } from "../previews/previews.data.ts";
import type { FileStorage } from "../private-files/file-storage.ts";
import { deleteUnattachedFiles } from "../private-files/private-files.data.ts";
import { rateLimits } from "../requests/rate-limits.tables.ts";
import { deleteOldStaffPushes } from "../staff/push/staff-push.data.ts";
import { deleteExpiredStaffSessions } from "../staff/staff.data.ts";
import { deleteExpiredInvitations } from "../staff/staff-invitations.data.ts";
import { deleteOldPrintJobs } from "../store-desk/printers/printers.data.ts";
import { deleteExpiredWishes } from "../wishes/wishes.data.ts";

const hourly = { data: z.object({}), timeout: 600 };

/** Deletes expired rows and updates popularity, every hour. */
export function housekeeping(storage: FileStorage, picturesFolder: string): JobHandler[] {
  return [
    handleJob(
      defineJob({ ...hourly, name: "delete-expired-rows", schedule: "11 * * * *" }),
      (_data, { db }) => deleteExpired(db),
    ),
    handleJob(
      defineJob({ ...hourly, name: "delete-unattached-files", schedule: "21 * * * *" }),
      async (_data, { db }) => {
        await deleteUnattachedFiles(db, storage);
        await deleteOldUploads(db, picturesFolder, new Date());
      },
    ),
    handleJob(
      defineJob({ ...hourly, name: "update-popularity", schedule: "41 * * * *" }),
      (_data, { db }) => updatePopularity(db),
    ),
  ];
}

export async function deleteExpired(db: Database) {
  await deleteOldCalls(db);
  await deleteOldKeys(db);
  await deleteOldEvents(db);
  await deleteOldChatEvents(db);
  await deleteOldSlots(db);
  await deleteOldTrails(db);
  await deleteOldUnpaidKeys(db);
  await deleteOldReplacedCarts(db);
  await deleteOldMessages(db);
  await deleteOldNotifications(db);
  await deleteExpiredLengths(db);
  await deleteOldCodes(db);
  await deleteExpiredPending(db);
  await deleteExpiredChallenges(db);
  await deleteOldSources(db);
  await deleteExpiredStaffSessions(db);
  await deleteOldStaffPushes(db);
  await deleteOldPrintJobs(db);
  await deleteExpiredInvitations(db);
  await deleteExpiredWishes(db);
  await deleteExpiredPreviews(db);
  await deleteOldApplications(db, new Date());
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`extract(epoch from now()) * 1000`));
}
