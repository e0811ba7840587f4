import { inArray, sql } from "drizzle-orm";
import type { ChangeFeed } from "../database/change-feed.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../process/log.ts";
import { courierPositions } from "./courier-positions.tables.ts";

/** Where a courier is. */
export interface CourierPosition {
  courierId: number;
  latitude: number;
  longitude: number;
  /** Degrees clockwise from north; unknown by default. */
  heading?: number | null;
  /** Metres around it; unknown by default. */
  accuracy?: number | null;
  locatedAt: Date;
}

/** A position as it was written; `batch` increases with each batch. */
export type WrittenPosition = CourierPosition & { batch: number };

/**
 * Writes the positions of several couriers with one statement and one notification. An older
 * position does not replace a newer one. The first position of each minute is stored for an hour.
 */
export async function writePositions(db: Database, positions: CourierPosition[]): Promise<void> {
  if (positions.length === 0) return;
  // In the order of ids, so that two batches that overlap do not wait for each other in a circle.
  const rows = positions
    .toSorted((a, b) => a.courierId - b.courierId)
    .map(({ courierId, latitude, longitude, heading, accuracy, locatedAt }) => ({
      courier_id: courierId,
      latitude,
      longitude,
      heading,
      accuracy,
      located_at: locatedAt,
    }));
  await db.execute(sql`
    with batch as (select nextval('courier_position_batches') as number),
    written as (
      insert into courier_positions (courier_id, latitude, longitude, heading, accuracy, located_at, batch)
      select new.courier_id, new.latitude, new.longitude, new.heading, new.accuracy, new.located_at, batch.number
      from batch, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as new (courier_id bigint, latitude float8, longitude float8, heading float8, accuracy float8,
          located_at timestamptz)
      order by new.courier_id
      on conflict (courier_id) do update set
        latitude = excluded.latitude, longitude = excluded.longitude,
        heading = excluded.heading, accuracy = excluded.accuracy,
        located_at = excluded.located_at, batch = excluded.batch
      where courier_positions.located_at <= excluded.located_at
      returning courier_id, latitude, longitude, located_at, extract(minute from located_at)::smallint as minute
    ),
    trail as (
      insert into courier_trail (courier_id, minute, latitude, longitude, located_at)
      select courier_id, minute, latitude, longitude, located_at from written
      where not exists (
        select from courier_trail as known
        where known.courier_id = written.courier_id and known.minute = written.minute
          and known.located_at > written.located_at - interval '1 minute')
      order by courier_id
      on conflict (courier_id, minute) do update set
        latitude = excluded.latitude, longitude = excluded.longitude, located_at = excluded.located_at
    )
    select send_notification('positions', number::text) from batch where exists (select from written)`);
}

/** Collects the positions that couriers report, and writes them twice per second. */
export interface PositionRecorder {
  /** Takes a position; a courier's latest one counts. */
  record(position: CourierPosition): void;
  /** Writes what was collected; resolves when all recorded positions are written. */
  flush(): Promise<void>;
}

const intervalMs = 500;

export function createPositionRecorder(db: Database, log: Log): PositionRecorder {
  const collected = new Map<number, CourierPosition>();
  let timer: NodeJS.Timeout | undefined;
  let lastWrite = Promise.resolve();

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const positions = [...collected.values()];
    collected.clear();
    // After the batch that is being written, whose own caller gets its error.
    const write = Promise.allSettled([lastWrite]).then(() => writePositions(db, positions));
    lastWrite = write;
    return write;
  };
  const flushInBackground = () =>
    void flush().catch((error) => log.error({ err: error }, "writing courier positions failed"));

  return {
    record(position) {
      const known = collected.get(position.courierId);
      if (known && known.locatedAt > position.locatedAt) return;
      collected.set(position.courierId, position);
      timer ??= setTimeout(flushInBackground, intervalMs).unref();
    },
    flush,
  };
}

/** The positions that any process writes, for those who watch a courier. */
export interface PositionFeed {
  /** Calls back with each new position of a courier; returns how to stop. */
  watch(courierId: number, listener: (position: WrittenPosition) => void): () => void;
  /** The same for all couriers. */
  watchAll(listener: (position: WrittenPosition) => void): () => void;
}

/**
 * Reads each batch of positions once for all watchers of this process, and nothing while nobody
 * watches.
 */
export function createPositionFeed(db: Database, changes: ChangeFeed, log: Log): PositionFeed {
  const watchers = new Map<number, Set<(position: WrittenPosition) => void>>();
  const watchersOfAll = new Set<(position: WrittenPosition) => void>();
  let batches = new Set<string>();
  let isReading = false;

  async function readBatches() {
    while (batches.size > 0) {
      const read = [...batches];
      batches = new Set();
      // A notification may be lost: then all positions are read.
      const isAny = read.includes("");
      const rows = await db
        .select()
        .from(courierPositions)
        .where(isAny ? undefined : inArray(courierPositions.batch, read.map(Number)));
      for (const row of rows) {
        for (const notify of watchers.get(row.courierId) ?? []) notify(row);
        for (const notify of watchersOfAll) notify(row);
      }
    }
  }

  changes.on("positions", (batch) => {
    if (watchers.size === 0 && watchersOfAll.size === 0) return;
    batches.add(batch);
    if (isReading) return;
    isReading = true;
    readBatches()
      .catch((error) => log.error({ err: error }, "reading courier positions failed"))
      .finally(() => {
        isReading = false;
      });
  });

  return {
    watch(courierId, listener) {
      const listening = watchers.get(courierId) ?? new Set();
      watchers.set(courierId, listening.add(listener));
      return () => {
        listening.delete(listener);
        if (listening.size === 0 && watchers.get(courierId) === listening) {
          watchers.delete(courierId);
        }
      };
    },
    watchAll(listener) {
      watchersOfAll.add(listener);
      return () => {
        watchersOfAll.delete(listener);
      };
    },
  };
}
