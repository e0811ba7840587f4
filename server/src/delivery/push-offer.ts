import { offerSeconds } from "@errand/core/delivery/job-states";
import { streetOf } from "@errand/core/delivery/street-of";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { findOrderRow } from "../orders/orders.data.ts";
import { readStaffDevices } from "../staff/push/staff-push.data.ts";
import { pushToDevices } from "../staff/push/staff-push.job.ts";
import { staffMembers } from "../staff/staff.tables.ts";

/** Pushes an offer to the devices of its courier, for as long as it can be answered. */
export async function pushOffer(
  tx: Database,
  { orderId, courierId }: { orderId: number; courierId: number },
  now: Date,
): Promise<void> {
  const isCourier = eq(staffMembers.courierId, courierId);
  const devices = await readStaffDevices(tx, "courier", isCourier);
  const row = devices.length > 0 ? await findOrderRow(tx, orderId) : null;
  if (!row) return;
  // Of a parcel only the street: whose door it is, is shown to who takes it.
  const place = row.store?.name ?? streetOf(row.order.address?.address ?? "");
  const push = {
    message: "job_offered",
    values: { place, seconds: offerSeconds },
    path: "/courier",
    topic: `job-${orderId}`,
    life: offerSeconds,
  } as const;
  await pushToDevices(tx, devices, push, now);
}
