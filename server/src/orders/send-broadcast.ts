import { and, eq, isNull } from "drizzle-orm";
import type { ShopApi } from "../config/shop.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import { notify } from "../notifications/notify.ts";
import { readReceivers } from "./broadcast-receivers.data.ts";
import { broadcasts } from "./broadcasts.tables.ts";
import { sendBroadcastJob } from "./send-broadcast.job.ts";

/** Few, so that a transaction is short. */
const batchSize = 200;

/** Sent again after a crash, a customer who has it gets nothing: the cause is the same. */
export function sendBroadcastHandler(api: ShopApi): JobHandler {
  return handleJob(sendBroadcastJob, async ({ id }, { db, signal }) => {
    const now = api.clock();
    const { timeZone } = await api.shop();
    const broadcast = await findDue(db, id, now);
    if (!broadcast) return;
    let [afterId, sent] = [0, 0];
    for (;;) {
      signal.throwIfAborted();
      const page = { afterId, limit: batchSize };
      const receivers = await readReceivers(db, broadcast.receivers, timeZone, page);
      await inTransaction(db, async (tx) => {
        for (const customerId of receivers) await send(tx, broadcast, customerId, now);
      });
      sent += receivers.length;
      afterId = receivers.at(-1) ?? afterId;
      if (receivers.length < batchSize) break;
    }
    await db.update(broadcasts).set({ sentAt: now, sentCount: sent }).where(eq(broadcasts.id, id));
  });
}

async function findDue(db: Database, id: number, now: Date) {
  const [row] = await db
    .select()
    .from(broadcasts)
    .where(and(eq(broadcasts.id, id), broadcasts.active, isNull(broadcasts.sentAt)));
  return row && row.sendAt <= now ? row : null;
}

async function send(
  tx: Database,
  { id, title, description: text, image, link }: typeof broadcasts.$inferSelect,
  customerId: number,
  at: Date,
) {
  await notify(tx, {
    ...{ customerId, cause: `broadcast:${id}`, type: "push_notification", message: "broadcast" },
    ...{ values: { title, text }, image, at },
    ...(link !== null && { target: { link } }),
  });
}
