import { isOpen } from "@errand/core/catalog/availability";
import { AppError, featureOff } from "@errand/core/errors";
import { getPlaceBy, isGroupDeadline, maxOpenGroups } from "@errand/core/groups/group-terms";
import type { openGroup } from "@errand/core/groups/groups.contract";
import { toMinor } from "@errand/core/money";
import { localTime } from "@errand/core/time";
import { sql } from "drizzle-orm";
import type * as z from "zod";
import { findCustomer } from "../account/account.data.ts";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { CheckoutInput, StoreInZone } from "../checkout/checkout-input.ts";
import {
  addressErrors,
  featureErrors,
  scheduleErrors,
  slotErrors,
} from "../checkout/order-errors.ts";
import { readOrderTerms } from "../checkout/order-terms.data.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import type { ShopSettings } from "../config/shop.ts";
import { lockKey } from "../database/shop-schema.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { runClockLater } from "./group-clock.job.ts";
import { toPlacingInput } from "./group-order-input.ts";
import { countOpenGroups, type GroupRow, insertGroup, insertMember } from "./groups.data.ts";
import type { GroupPlace } from "./groups.tables.ts";

type OpenInput = z.output<typeof openGroup.input>;
type OpenContext = RequestContext<typeof openGroup>;

/** Opens a group in the caller's transaction, with the caller as its host. */
export async function createGroup(
  api: CheckoutApi,
  input: OpenInput,
  ctx: OpenContext,
): Promise<GroupRow> {
  const { db, module, shopper, now } = ctx;
  const { shop, seller } = await readOrderTerms(db, input.store_id, module.id);
  if (!shop.groupOrders?.isOn) throw featureOff("groups", "store_id");
  await requireFreeGroup(ctx);
  if (!seller?.store.active) throw new AppError("store_not_found", { field: "store_id" });
  await requireOrderable(api, input, ctx, { shop, seller });

  const deadline = new Date(input.deadline);
  const row = await insertGroup(db, {
    moduleId: module.id,
    storeId: input.store_id,
    whoPays: input.who_pays,
    limit: input.limit === undefined ? null : toMinor(input.limit),
    orderType: input.order_type,
    place: toPlace(input),
    scheduleAt: input.schedule_at ? new Date(input.schedule_at) : null,
    deadline,
    placeBy: getPlaceBy(deadline),
    createdAt: now,
  });
  const { firstName } = await findCustomer(db, shopper.customerId);
  const host = { groupId: row.id, name: firstName, isHost: true, joinedAt: now };
  await insertMember(db, host, shopper);
  await runClockLater(db, row.id, deadline);
  return row;
}

/** Throws `group_count`. Two requests of one customer wait for each other. */
async function requireFreeGroup({ db, shopper, now }: OpenContext) {
  await db.execute(sql`select pg_advisory_xact_lock(${lockKey(`groups of ${shopper.key}`)})`);
  if ((await countOpenGroups(db, shopper.customerId, now)) >= maxOpenGroups) {
    throw new AppError("group_count");
  }
}

/** Throws why nothing can be ordered at the deadline, or at the scheduled time. */
async function requireOrderable(
  { gateways }: CheckoutApi,
  input: OpenInput,
  { db, shopper, now }: OpenContext,
  { shop, seller }: { shop: ShopSettings; seller: StoreInZone },
) {
  const deadline = new Date(input.deadline);
  const at = input.schedule_at ? new Date(input.schedule_at) : deadline;
  const order: CheckoutInput = toPlacingInput(input);
  const isSoon = input.schedule_at !== undefined && at <= deadline;
  throwOrderErrors([
    ...featureErrors(order, shopper, shop, seller, gateways.size > 0),
    ...(isGroupDeadline(deadline, now)
      ? []
      : [new AppError("group_deadline", { field: "deadline" })]),
    ...scheduleErrors(order, at, now, shop, seller.store),
    ...(isSoon ? [new AppError("schedule_time_invalid", { field: "schedule_at" })] : []),
    ...(await slotErrors(db, order, at, now, shop, seller.store)),
    ...(isOpen(seller.store, localTime(at, shop.timeZone)) ? [] : [new AppError("store_closed")]),
    ...(await addressErrors(db, order, seller)),
  ]);
}

function toPlace(input: OpenInput): GroupPlace | null {
  const { order_type, address, latitude, longitude } = input;
  const isComplete = address !== undefined && latitude !== undefined && longitude !== undefined;
  if (order_type === "take_away" || !isComplete) return null;
  return {
    address,
    latitude,
    longitude,
    addressType: input.address_type ?? null,
    road: input.road ?? null,
    house: input.house ?? null,
    floor: input.floor ?? null,
  };
}
