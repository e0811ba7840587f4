import type { CourierLocation, Order } from "@errand/core/orders/orders.types";
import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import type { Feed, LiveEvent } from "../requests/streams.ts";
import { orderEvents } from "./orders.tables.ts";

/**
 * Stores an event of an order, or the location of its courier, and notifies watchers once this
 * transaction is committed. The caller must have changed or locked the order's row, so that the ids
 * of its events grow in the order of their commits.
 */
export async function notifyWatchers(tx: Database, orderId: number, location?: CourierLocation) {
  await tx
    .insert(orderEvents)
    .values({ orderId, kind: location ? "location" : "order", data: location ?? null });
  await tx.execute(sql`select pg_notify('orders', ${String(orderId)})`);
}

/** Deletes events that are too old to resume from (contract 4.10: 24 hours). */
export async function deleteOldEvents(db: Database) {
  await db.delete(orderEvents).where(lt(orderEvents.createdAt, sql`now() - interval '24 hours'`));
}

/** An order at one moment, and whether it can still change. */
export interface OrderSnapshot {
  order: Order;
  isOver: boolean;
  /** The location of the courier is sent only for an active order. */
  isActive: boolean;
}

export interface OrderFeed extends Feed {
  /** Reads where to resume; called once, before the stream opens. */
  start(): Promise<void>;
}

/**
 * The events of one order: its present state, or those after `lastEventId` if that event is still
 * stored, then each new one.
 */
export function orderFeed(options: {
  db: Database;
  changes: ChangeFeed;
  orderId: number;
  lastEventId: string | null;
  read: () => Promise<OrderSnapshot>;
  /** The estimated arrival, which moves with the courier. */
  readExpected: () => Promise<string | null>;
  mayWatch: () => Promise<boolean>;
}): OrderFeed {
  const { db, changes, orderId, read, readExpected, mayWatch } = options;
  /** The last event sent; null when the present state is sent first. */
  let lastSentId: number | null = null;
  let isOver = false;

  const currentEvents = async (): Promise<LiveEvent[]> => {
    // Events are read before the order: one in between is sent twice rather than lost.
    const [state, location] = await Promise.all([
      lastEvent(db, orderId, "order"),
      lastEvent(db, orderId, "location"),
    ]);
    const snapshot = await read();
    isOver = snapshot.isOver;
    const events: LiveEvent[] = [{ id: state?.id ?? 0, event: "order", data: snapshot.order }];
    if (location && snapshot.isActive) {
      const expected_at = snapshot.order.expected_at;
      events.push({ id: location.id, event: "location", data: { ...location.data, expected_at } });
    }
    lastSentId = Math.max(state?.id ?? 0, location?.id ?? 0);
    return events.sort((a, b) => a.id - b.id);
  };

  const eventsSince = async (id: number): Promise<LiveEvent[]> => {
    const rows = await db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), gt(orderEvents.id, id)))
      .orderBy(asc(orderEvents.id));
    lastSentId = rows.at(-1)?.id ?? id;
    const newest = rows.findLast((row) => row.kind === "order");
    const snapshot = newest ? await read() : null;
    if (snapshot) isOver = snapshot.isOver;
    const isMoved = rows.some((row) => row.kind === "location");
    const expected_at = isMoved ? await readExpected() : null;
    return rows.flatMap((row): LiveEvent[] => {
      if (row.kind === "location") {
        return [{ id: row.id, event: "location", data: { ...row.data, expected_at } }];
      }
      // Several missed changes are sent as one: the order as it is now.
      return row === newest && snapshot
        ? [{ id: row.id, event: "order", data: snapshot.order }]
        : [];
    });
  };

  return {
    async start() {
      const last = Number(options.lastEventId ?? Number.NaN);
      if (!Number.isSafeInteger(last)) return;
      const [stored] = await db
        .select({ id: orderEvents.id })
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.id, last)));
      if (!stored) return;
      lastSentId = last;
      const newer = await db
        .select({ id: orderEvents.id })
        .from(orderEvents)
        .where(and(eq(orderEvents.orderId, orderId), gt(orderEvents.id, last)))
        .limit(1);
      if (newer.length === 0) isOver = (await read()).isOver;
    },
    watch: (wake) =>
      changes.on("orders", (payload) => {
        if (payload === "" || payload === String(orderId)) wake();
      }),
    news: () => (lastSentId === null ? currentEvents() : eventsSince(lastSentId)),
    isOver: () => isOver,
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
