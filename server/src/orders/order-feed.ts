import type { PositionFeed, WrittenPosition } from "../couriers/courier-positions.ts";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import type { Feed, LiveEvent } from "../requests/streams.ts";
import { isStored, lastEventId } from "./order-events.ts";

/** An order, or the orders of a run, at one moment, and whether it can still change. */
export interface OrderSnapshot {
  /** What is sent. */
  data: unknown;
  isOver: boolean;
  /** The courier whose location is sent; null while nobody is on the way. */
  courierId: number | null;
  /** Where that courier is; null while unknown. */
  position: WrittenPosition | null;
  /** The estimated arrival from another location of the courier. */
  expectedAt: (position: WrittenPosition) => string | null;
}

export interface OrderFeed extends Feed {
  /** Reads where to resume; called once, before the stream opens. */
  start(): Promise<void>;
}

interface OrderFeedOptions {
  db: Database;
  changes: ChangeFeed;
  positions: PositionFeed;
  /** One order, or those of a run, which are always locked together. */
  orderIds: number[];
  /** What its changes are sent as. */
  event: "order" | "run";
  /** The `Last-Event-ID` of the request. */
  resumeAfter: string | null;
  read: () => Promise<OrderSnapshot>;
  /** The customer whose sessions decide whether the stream goes on; null for a guest. */
  customerId: number | null;
  mayWatch: () => Promise<boolean>;
}

/**
 * The events of one order, or of one run: its present state, or what changed since the last event
 * received if that is still stored, then each change. Several missed changes are sent as one: the
 * state as it is now. Of the courier's locations only the present one is sent.
 *
 * The id of an event is that of the stored change, then a dot and the batch of a location.
 */
export function orderFeed(options: OrderFeedOptions): OrderFeed {
  const { db, changes, positions, orderIds, event, read } = options;
  /** The last stored change that was sent; null when the present state is sent first. */
  let sentId: number | null = null;
  let sentBatch = 0;
  let snapshot: OrderSnapshot | null = null;
  let isChanged = true;
  let position: WrittenPosition | null = null;
  let wakeUp = () => {};
  let unfollow = () => {};
  let followed: number | null = null;

  function follow(courierId: number | null) {
    if (courierId === followed) return;
    unfollow();
    followed = courierId;
    unfollow =
      courierId === null
        ? () => {}
        : positions.watch(courierId, (moved) => {
            position = moved;
            wakeUp();
          });
  }

  async function readSnapshot(): Promise<OrderSnapshot> {
    const now = await read();
    if (now.courierId !== followed) {
      position = null;
      follow(now.courierId);
      // Read again: the courier may have moved before it was followed.
      return readSnapshot();
    }
    if (now.position && now.position.batch > (position?.batch ?? 0)) position = now.position;
    snapshot = now;
    return now;
  }

  async function changeSince(): Promise<LiveEvent[]> {
    // Events are read before the order: one in between is sent twice rather than lost.
    const id = await lastEventId(db, orderIds, sentId ?? 0);
    if (sentId !== null && id === null) return [];
    sentId = id ?? 0;
    const { data } = await readSnapshot();
    return [{ id: String(sentId), event, data }];
  }

  function newLocation(): LiveEvent[] {
    if (!snapshot?.courierId || !position || position.batch <= sentBatch) return [];
    const { latitude, longitude, locatedAt, batch } = position;
    const expected_at = snapshot.expectedAt(position);
    sentBatch = batch;
    const data = { latitude, longitude, time: locatedAt.toISOString(), expected_at };
    return [{ id: `${sentId}.${batch}`, event: "location", data }];
  }

  return {
    async start() {
      const [, id, batch = "0"] = /^(\d+)(?:\.(\d+))?$/.exec(options.resumeAfter ?? "") ?? [];
      if (!id || !(await isStored(db, orderIds, Number(id)))) return;
      sentId = Number(id);
      sentBatch = Number(batch);
      await readSnapshot();
    },
    watch(wake) {
      wakeUp = () => wake("news");
      const unwatchOrders = orderIds.map((orderId) =>
        changes.onSubject("orders", String(orderId), () => {
          isChanged = true;
          wake("news");
        }),
      );
      const { customerId } = options;
      const unwatchSessions =
        customerId === null
          ? () => {}
          : changes.onSubject("sessions", String(customerId), () => wake("access"));
      return () => {
        for (const unwatch of unwatchOrders) unwatch();
        unwatchSessions();
        unfollow();
      };
    },
    async news() {
      const changed = isChanged;
      isChanged = false;
      return [...(changed ? await changeSince() : []), ...newLocation()];
    },
    isOver: () => snapshot?.isOver ?? false,
    mayWatch: options.mayWatch,
  };
}
