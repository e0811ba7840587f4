import type { CartLine } from "@errand/core/cart/cart.contract";
import { deliveryMinutes } from "@errand/core/catalog/delivery-minutes";
import type { Group, GroupMember } from "@errand/core/groups/groups.contract";
import { getStreet } from "@errand/core/groups/street";
import { type Language, localize } from "@errand/core/language";
import { fromMinor, type Minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { Database } from "../database/database.ts";
import { serializeOptions } from "../orders/order-api.ts";
import { readOrder } from "../orders/orders.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { type FoundGroup, getHost } from "./group-access.ts";
import { readGroupCart, toGroupLines } from "./group-cart.ts";
import { type HostChoices, noChoices, readGroupMoney } from "./group-money.ts";
import type { GroupRow, MemberRow } from "./groups.data.ts";

interface ResponseContext {
  db: Database;
  language: Language;
  now: Date;
}

type StoreRow = typeof stores.$inferSelect;

/**
 * The group as the caller sees it: the host all of it, members the names, states and counts of the
 * others and their own lines (contract 8.3, "Sees").
 */
export async function toGroupResponse(
  api: CheckoutApi,
  ctx: ResponseContext,
  group: FoundGroup,
  choices: HostChoices = noChoices,
): Promise<Group> {
  const { row, state, members, me } = group;
  const [store] = await ctx.db.select().from(stores).where(eq(stores.id, row.storeId));
  if (!store) throw new Error(`the store of group ${row.id} is gone`);
  const cart = await readGroupCart(ctx.db, group, ctx.now);
  const lines = await toGroupLines(api, ctx, row, cart);
  const seesAll = me?.isHost === true;
  const order = row.orderId === null ? null : await readGroupOrder(api, ctx, row.orderId);
  const money = await readGroupMoney(api, ctx, group, cart, choices);
  const expectedAt = order?.expected_at ?? getExpectedAt(row, store);
  return {
    code: row.code,
    state,
    module_id: row.moduleId,
    store: toStoreResponse(store, ctx.language, api.settings.url),
    host_name: getHost(group)?.name ?? "",
    updated_at: row.updatedAt.toISOString(),
    deadline: row.deadline.toISOString(),
    place_by: row.placeBy.toISOString(),
    who_pays: row.whoPays,
    ...(row.limit !== null && { limit: fromMinor(row.limit) }),
    order_type: row.orderType,
    ...(row.place && { address: seesAll ? row.place.address : getStreet(row.place) }),
    ...(expectedAt !== null && { expected_at: expectedAt }),
    members: members.map((member) => {
      const own = lines.get(member.id) ?? [];
      return toMemberResponse(member, own, {
        isShown: seesAll || member.id === me?.id,
        ...money.of(member),
      });
    }),
    ...(me && { me: me.id }),
    ...(order && { order }),
    ...money.forHost,
  };
}

function toMemberResponse(
  member: MemberRow,
  lines: CartLine[],
  { isShown, amount, paid }: { isShown: boolean; amount?: Minor; paid?: Minor },
): GroupMember {
  const { id, name, isHost, isOrdered } = member;
  return {
    id,
    name,
    is_host: isHost,
    state: paid === undefined ? toState(member) : "paid",
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: isShown ? lines : [],
    ...(isShown && amount !== undefined && { amount: fromMinor(amount) }),
    ...(isShown && paid !== undefined && { paid: fromMinor(paid) }),
    ...(isOrdered !== null && { ordered: isOrdered }),
  };
}

function toState({ isReady, wantsNothing }: MemberRow): GroupMember["state"] {
  if (isReady) return "ready";
  return wantsNothing ? "wants_nothing" : "choosing";
}

function toStoreResponse(store: StoreRow, language: Language, url: string): Group["store"] {
  return {
    id: store.id,
    slug: store.slug,
    name: localize(store.name, language),
    phone: store.phone,
    address: store.address,
    latitude: store.latitude,
    longitude: store.longitude,
    logo_full_url: pictureUrl(url, store.logo),
    reviews_section: store.showsReviews,
    reviewed: false,
  };
}

/** When it is ordered for; otherwise the end of what the store promises at the deadline. */
function getExpectedAt({ scheduleAt, deadline, place }: GroupRow, store: StoreRow): string | null {
  if (scheduleAt) return scheduleAt.toISOString();
  if (!place) return null;
  const { max } = deliveryMinutes(store, deadline);
  return new Date(deadline.getTime() + max * 60_000).toISOString();
}

async function readGroupOrder(
  api: CheckoutApi,
  { db, language }: ResponseContext,
  orderId: number,
): Promise<Group["order"] | null> {
  const order = await readOrder(db, orderId, serializeOptions(api, language));
  return (
    order && { id: order.id, order_status: order.order_status, expected_at: order.expected_at }
  );
}
