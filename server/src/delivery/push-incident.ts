import { consolePaths } from "@errand/core/console-paths";
import type { IncidentKind } from "@errand/core/delivery/incidents.contract";
import { isPermitted } from "@errand/core/principals";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { readStaffDevices } from "../staff/push/staff-push.data.ts";
import { pushToDevices } from "../staff/push/staff-push.job.ts";

/** Tells the desk's devices of an incident in their zones. */
export async function pushIncident(
  tx: Database,
  { kind, orderId, at }: { kind: IncidentKind; orderId: number; at: Date },
): Promise<void> {
  const devices = (await readStaffDevices(tx, "desk", undefined)).filter((device) =>
    isPermitted(device, "orders", true),
  );
  if (devices.length === 0) return;
  const [order] = await tx
    .select({ zoneId: orders.zoneId })
    .from(orders)
    .where(eq(orders.id, orderId));
  const inZone = devices.filter(
    ({ zoneIds }) => !zoneIds || (order && zoneIds.includes(order.zoneId)),
  );
  const what = {
    en: messageIn("en", "staffPush", `incident.${kind}`),
    fr: messageIn("fr", "staffPush", `incident.${kind}`),
  };
  const push = {
    message: "incident",
    values: { number: String(orderId), what },
    path: consolePaths.desk,
    topic: `order-${orderId}`,
  } as const;
  await pushToDevices(tx, inZone, push, at);
}
