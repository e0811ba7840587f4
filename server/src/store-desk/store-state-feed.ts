import { isPaused } from "@errand/core/catalog/availability";
import type { StoreCapacity } from "@errand/core/stores/store-screen.contract";
import type { Database } from "../database/database.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { readFullSlots } from "../orders/store-slots.data.ts";
import type { PositionedFeed } from "../requests/joined-feed.ts";
import type { LiveEvent } from "../requests/streams.ts";
import { statedPause } from "../stores/pause-store.ts";
import {
  readOwnStore,
  type StoreRow,
  type StoreSettings,
  toStoreSettings,
} from "../stores/store-settings.data.ts";

interface StoreStateFeedOptions {
  db: Database;
  storeId: number;
  /** The position in this feed that the `Last-Event-ID` of the request states. */
  resumeAfter: string | null;
  /** Which of the events the member of the staff may read. */
  reads: { capacity: boolean; settings: boolean };
}

/**
 * What limits the orders of a store, and its settings: the present state, then each change of it. A
 * stream that resumes starts with the present state as well, which contains whatever was missed; so
 * a position only counts events.
 */
export function storeStateFeed(
  { changes, clock, settings: { url } }: Pick<OrderApi, "changes" | "clock" | "settings">,
  { db, storeId, resumeAfter, reads }: StoreStateFeedOptions,
): PositionedFeed {
  let hasNews = reads.capacity || reads.settings;
  /** What was last sent of each event. */
  const sent = new Map<string, string>();
  const [, received] = /^s(\d{1,15})$/.exec(resumeAfter ?? "") ?? [];
  let count = received === undefined ? 0 : Number(received);
  const position = () => `s${count}`;

  async function readState(): Promise<Omit<LiveEvent, "id">[]> {
    const now = clock();
    const own = await readOwnStore(db, storeId);
    const stated = toStoreSettings(own, { url, now });
    const capacity = reads.capacity && {
      event: "capacity",
      data: toCapacity(own.store, stated, await readFullSlots(db, storeId, now), now),
    };
    const settings = reads.settings && { event: "settings", data: stated };
    return [capacity, settings].filter((event) => event !== false);
  }

  return {
    watch: (wake) =>
      changes.onSubject("stores", String(storeId), () => {
        hasNews = reads.capacity || reads.settings;
        wake("news");
      }),
    async news() {
      if (!hasNews) return [];
      // Before reading: a change in between is read again, rather than lost.
      hasNews = false;
      const events = await readState();
      return events.flatMap(({ event, data }) => {
        const state = JSON.stringify(data);
        if (sent.get(event) === state) return [];
        sent.set(event, state);
        count += 1;
        return { id: position(), event, data };
      });
    },
    isOver: () => false,
    mayWatch: async () => true,
    position,
  };
}

function toCapacity(
  store: StoreRow,
  stated: StoreSettings,
  fullSlots: Date[],
  now: Date,
): StoreCapacity {
  const busyUntil = store.busyUntil && now < store.busyUntil ? store.busyUntil : null;
  return {
    ...statedPause(store, now),
    name: stated.name,
    name_fr: stated.name_fr,
    schedules: stated.schedules,
    closed_dates: stated.closed_dates,
    min_delivery_time: stated.min_delivery_time,
    max_delivery_time: stated.max_delivery_time,
    self_delivery_system: stated.self_delivery_system,
    print_on_accept: stated.print_on_accept,
    pause_reason: isPaused(store, now) ? store.pauseReason : null,
    busy: busyUntil && {
      extra_minutes: store.busyMinutes,
      until: busyUntil.toISOString(),
    },
    slot_capacity: store.slotCapacity,
    full_slots: fullSlots.map((slot) => slot.toISOString()),
  };
}
