import { AppError } from "@errand/core/errors";
import { fromMinor, minor } from "@errand/core/money";
import { changeDeskCourier, readDeskCourier } from "@errand/core/store-desk/desk-couriers.contract";
import { and, eq, gte, isNull } from "drizzle-orm";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import {
  findVehicle,
  hasActiveOrder,
  lockCourier,
  readCouriers,
  setOnDuty,
} from "../delivery/couriers.data.ts";
import type { DeliveryApi } from "../delivery/delivery-api.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { messageIn } from "../messages/messages.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { endStaffSessions } from "../staff/staff.data.ts";
import { staffMembers } from "../staff/staff.tables.ts";

const monthMs = 30 * 86_400_000;

/** One courier as operators see and change them (contract 7.4). */
export function deskCourierRoutes(api: DeliveryApi) {
  serve(api, readDeskCourier, ({ id }, ctx) => read(id, ctx));

  serve(api, changeDeskCourier, async ({ id, vehicle_id, blocked, reason }, ctx) => {
    const { db, audit, afterCommit, language } = ctx;
    const courier = await lockCourier(db, id);
    if (!courier) throw new AppError("courier_not_found");
    const account = await readAccount(db, id);
    if (vehicle_id !== undefined) {
      const vehicle = await findVehicle(db, vehicle_id, courier.vehicleId);
      const changed = { vehicle: vehicle.type, vehicleId: vehicle.id };
      await db.update(couriers).set(changed).where(eq(couriers.id, id));
    }
    if (blocked !== undefined && account) await setBlocked(db, account.id, { id, blocked });
    audit({
      subject: `courier:${id}`,
      before: { vehicle_id: courier.vehicleId, blocked: account?.blocked ?? null },
      after: {
        vehicle_id: vehicle_id ?? courier.vehicleId,
        blocked: blocked ?? account?.blocked ?? null,
        reason,
      },
    });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "updated"), courier: await read(id, ctx) };
  });

  async function read(id: number, { db, now }: AnyRequestContext) {
    const isIt = eq(couriers.id, id);
    const [status] = (await readCouriers(db, { limit: 1, offset: 1 }, now, isIt)).couriers;
    const [courier] = await db.select().from(couriers).where(isIt);
    if (!status || !courier) throw new AppError("courier_not_found");
    const account = await readAccount(db, id);
    const { courierCashLimit: limit } = await api.shop();
    const isRecent = gte(orders.createdAt, new Date(now.getTime() - monthMs));
    const delivered = and(eq(orders.courierId, id), eq(orders.status, "delivered"), isRecent);
    return {
      ...status,
      image_full_url: pictureUrl(api.settings.url, courier.image),
      vehicle_id: courier.vehicleId,
      avg_rating: courier.avgRating,
      rating_count: courier.ratingCount,
      due: fromMinor(minor(await balanceOf(db, { kind: "courier", courierId: id }))),
      cash_limit: limit === undefined ? null : fromMinor(limit),
      delivered_30d: await db.$count(orders, delivered),
      account: account && {
        id: account.id,
        email: account.email,
        phone: account.phone,
        blocked: account.blocked,
        has_second_step: account.totpConfirmed,
        created_at: account.createdAt.toISOString(),
      },
    };
  }
}

async function readAccount(db: Database, courierId: number) {
  const [account] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.courierId, courierId), isNull(staffMembers.endedAt)));
  return account ?? null;
}

/** Throws `ongoing_job` for a courier who has a delivery: somebody must bring it. */
async function setBlocked(
  tx: Database,
  staffId: number,
  { id, blocked }: { id: number; blocked: boolean },
) {
  if (blocked) {
    if (await hasActiveOrder(tx, id)) throw new AppError("ongoing_job");
    await setOnDuty(tx, id, { active: false, since: null });
    await endStaffSessions(tx, staffId);
  }
  await tx.update(staffMembers).set({ blocked }).where(eq(staffMembers.id, staffId));
}
