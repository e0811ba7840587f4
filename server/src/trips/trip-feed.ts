import type { Trip } from "@errand/core/trips/trips.types";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import { isStored, lastEventId } from "../orders/order-events.ts";
import type { Feed } from "../requests/streams.ts";

export interface TripFeed extends Feed {
  /** Reads where to resume; called once, before the stream opens. */
  start(): Promise<void>;
}

interface TripFeedOptions {
  db: Database;
  changes: ChangeFeed;
  tripId: number;
  /** The `Last-Event-ID` of the request. */
  resumeAfter: string | null;
  read: () => Promise<Trip>;
  /** Whether the trip can still change. */
  isOver: (trip: Trip) => boolean;
  /** The customer whose sessions decide whether the stream goes on; null for a guest. */
  customerId: number | null;
  mayWatch: () => Promise<boolean>;
}

/**
 * The events of one trip: its present state, or what changed since the last event received if that
 * is still stored, then each change. Several missed changes are sent as one: the trip as it is now.
 * The id of an event is that of the stored change.
 */
export function tripFeed(options: TripFeedOptions): TripFeed {
  const { db, changes, tripId, read, customerId } = options;
  /** The last stored change that was sent; null when the present state is sent first. */
  let sentId: number | null = null;
  let latest: Trip | null = null;
  let isChanged = true;

  return {
    async start() {
      const { resumeAfter } = options;
      const id =
        resumeAfter !== null && /^\d{1,15}$/.test(resumeAfter) ? Number(resumeAfter) : null;
      if (id === null || !(await isStored(db, [tripId], id))) return;
      sentId = id;
      // A change that was missed is sent first, even if nothing can follow it.
      if ((await lastEventId(db, [tripId], id)) === null) latest = await read();
    },
    watch(wake) {
      const unwatchTrip = changes.onSubject("orders", String(tripId), () => {
        isChanged = true;
        wake("news");
      });
      const unwatchSessions =
        customerId === null
          ? () => {}
          : changes.onSubject("sessions", String(customerId), () => wake("access"));
      return () => {
        unwatchTrip();
        unwatchSessions();
      };
    },
    async news() {
      if (!isChanged) return [];
      isChanged = false;
      // Events are read before the trip: one in between is sent twice rather than lost.
      const id = await lastEventId(db, [tripId], sentId ?? 0);
      if (sentId !== null && id === null) return [];
      sentId = id ?? 0;
      latest = await read();
      return [{ id: String(sentId), event: "trip", data: latest }];
    },
    isOver: () => latest !== null && options.isOver(latest),
    mayWatch: options.mayWatch,
  };
}
