import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preparedStatement } from "../database/prepared-statements.ts";
import type { NotificationContent } from "./notification-content.ts";
import { notifications } from "./notifications.tables.ts";
import { pushLater } from "./push/push.job.ts";

interface NewNotification extends NotificationContent {
  customerId: number;
  /**
   * What brings it about, such as `order:12:confirmed`: the same cause notifies a customer once.
   */
  cause: string;
  at: Date;
}

/**
 * Notifies a customer, in the transaction or job that causes it: the notification exists if and
 * only if that commits, and its customer's screens receive it then, and the browsers that the
 * customer has subscribed. Does nothing for a deleted customer, and when the customer was notified
 * of this cause before.
 */
export async function notify(
  tx: Database,
  { values = {}, target = {}, image = null, at, ...notification }: NewNotification,
): Promise<void> {
  const [added] = await insertNotification(tx, {
    ...notification,
    values: JSON.stringify(values),
    target: JSON.stringify(target),
    image,
    at: at.toISOString(),
  });
  if (!added) return;
  for (const sessionId of added.session_ids) {
    await pushLater(tx, { notificationId: added.id, sessionId }, at);
  }
}

const value = (name: string) => sql`${sql.placeholder(name)}`;

const insertNotification = preparedStatement<{ id: number; session_ids: number[] }>(
  "insert_notification",
  sql`with added as (
      insert into ${notifications} (customer_id, cause, type, message, values, target, image, created_at)
      select id, ${value("cause")}::text, ${value("type")}::text, ${value("message")}::text,
        ${value("values")}::jsonb, ${value("target")}::jsonb, ${value("image")}::text, ${value("at")}::timestamptz
      from customers where id = ${value("customerId")}::bigint and deleted_at is null
      on conflict (customer_id, cause) do nothing
      returning id, customer_id)
    select id, send_notification('notifications', customer_id::text), array(
        select session_id from push_subscriptions
        join sessions on sessions.id = session_id where sessions.customer_id = added.customer_id
      ) as session_ids
    from added`,
);
