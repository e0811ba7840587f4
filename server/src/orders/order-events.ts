import type { CourierLocation, Order } from "@errand/core/orders/orders.types";
import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import type { Feed, LiveEvent } from "../requests/streams.ts";
import { orderEvents } from "./orders.tables.ts";

/**
 * Notes that an order changed, or where its courier is, and wakes whoever watches once this
 * transaction is committed. The order's row must have been changed or locked before: so the ids of
 * an order's events grow in the order in which they become visible.
 */
export async function notifyWatchers(tx: Database, orderId: number, location?: CourierLocation) {
  await tx
    .insert(orderEvents)
    .values({ orderId, kind: location ? "location" : "order", data: location ?? null });
  await tx.execute(sql`select pg_notify('orders', ${String(orderId)})`);
}

/** Forgets what nobody resumes any more (contract 4.10: 24 hours). */
export async function deleteOldEvents(db: Database) {
  await db.delete(orderEvents).where(lt(orderEvents.createdAt, sql`now() - interval '24 hours'`));
}

/** An order as it stands, and whether anything can still happen to it. */
export interface OrderSnapshot {
  order: Order;
  isOver: boolean;
  /** The courier's place is told only while an order is under way. */
  isActive: boolean;
}

export interface OrderFeed extends Feed {
  /** Reads where things stand; to be called once, before the stream is opened. */
  start(): Promise<void>;
}

/**
 * What happens to one order: its present state, or all that came after the event `lastEventId` when
 * that is still known, then everything as it comes.
 */
export function orderFeed(options: {
  db: Database;
  changes: ChangeFeed;
  orderId: number;
  lastEventId: string | null;
  read: () => Promise<OrderSnapshot>;
  mayWatch: () => Promise<boolean>;
}): OrderFeed {
  const { db, changes, orderId, read, mayWatch } = options;
  /** The last event told; null when the present state is to be told first. */
  let told: number | null = null;
  let over = false;

  const present = async (): Promise<LiveEvent[]> => {
    // The events are read before the order: one that comes in between is told again, never left out.
    const [state, place] = await Promise.all([
      lastEvent(db, orderId, "order"),
      lastEvent(db, orderId, "location"),
    ]);
    const standing = await read();
    over = standing.isOver;
    const events: LiveEvent[] = [{ id: state?.id ?? 0, event: "order", data: standing.order }];
    if (place && standing.isActive) {
      events.push({ id: place.id, event: "location", data: place.data });
    }
    told = Math.max(state?.id ?? 0, place?.id ?? 0);
    return events.sort((a, b) => a.id - b.id);
  };

  const since = async (id: number): Promise<LiveEvent[]> => {
    const rows = await db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), gt(orderEvents.id, id)))
      .orderBy(asc(orderEvents.id));
    told = rows.at(-1)?.id ?? id;
    const newest = rows.findLast((row) => row.kind === "order");
    const standing = newest ? await read() : null;
    if (standing) over = standing.isOver;
    return rows.flatMap((row): LiveEvent[] => {
      if (row.kind === "location") return [{ id: row.id, event: "location", data: row.data }];
      // Several changes at once are one to whoever comes late: the order is told as it stands now.
      return row === newest && standing
        ? [{ id: row.id, event: "order", data: standing.order }]
        : [];
    });
  };

  return {
    async start() {
      const last = Number(options.lastEventId ?? Number.NaN);
      if (!Number.isSafeInteger(last)) return;
      const [known] = await db
        .select({ id: orderEvents.id })
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.id, last)));
      if (!known) return;
      told = last;
      const newer = await db
        .select({ id: orderEvents.id })
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, orderId), gt(orderEvents.id, last)))
        .limit(1);
      if (newer.length === 0) over = (await read()).isOver;
    },
    watch: (wake) =>
      changes.on("orders", (payload) => {
        if (payload === "" || payload === String(orderId)) wake();
      }),
    news: () => (told === null ? present() : since(told)),
    isOver: () => over,
    mayWatch,
  };
}

async function lastEvent(db: Database, orderId: number, kind: "order" | "location") {
  const [event] = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind)))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event;
}
