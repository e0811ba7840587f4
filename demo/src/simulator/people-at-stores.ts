import type { StoreLoad } from "@errand/core/store-desk/desk-stores.contract";
import type { Town } from "../fill/staff.ts";
import type { StaffClient } from "./staff-client.ts";

/** Knows which stores of the town people serve, in whose place the simulator does nothing. */
export interface PeopleAtStores {
  /**
   * Reads which orders screens have reported since the last look, and returns their stores; at the
   * first look all that have ever reported.
   */
  look(now: Date): Promise<number[]>;
  /** Whether a person serves the store. */
  serve(storeId: number): boolean;
}

const pageSize = 100;
/** A report is seen a moment after its time, when its transaction is over. */
const overlapMs = 2_000;
/**
 * How long after a start the screens of people who were at work before may take to report: they do
 * every 30 seconds. Whoever does not come back has left the store to the simulator.
 */
const returnMs = 60_000;

/**
 * A person serves a store from the first report of an orders screen by another account than the
 * simulator's until a report that the screen is off. `always` are the stores that the simulator
 * never serves.
 */
export function createPeopleAtStores(
  desk: StaffClient,
  readTown: () => Promise<Pick<Town, "managerIds">>,
  always: ReadonlySet<number>,
): PeopleAtStores {
  /** Until when people serve their stores, in milliseconds. */
  const servedUntil = new Map<number, number>();
  let startedAt: number | null = null;
  let lookedAt = 0;

  return {
    async look(now) {
      const { managerIds } = await readTown();
      const since = startedAt === null ? null : new Date(lookedAt - overlapMs);
      const start = startedAt ?? now.getTime();
      const reported = await readReported(desk, since);
      for (const { id, heartbeat } of reported) {
        const by = heartbeat?.reported_by ?? null;
        if (!heartbeat?.orders_screen || by === null || managerIds.has(by.id)) {
          servedUntil.delete(id);
        } else {
          const isSinceStart = Date.parse(heartbeat.at) >= start;
          servedUntil.set(id, isSinceStart ? Number.POSITIVE_INFINITY : start + returnMs);
        }
      }
      startedAt = start;
      lookedAt = now.getTime();
      return reported.map(({ id }) => id);
    },
    serve: (storeId) => always.has(storeId) || (servedUntil.get(storeId) ?? 0) > lookedAt,
  };
}

/** Returns the stores whose screens have reported since a time; null for all. */
async function readReported(desk: StaffClient, since: Date | null): Promise<StoreLoad[]> {
  const filter = since === null ? {} : { reported_since: since.toISOString() };
  const reported: StoreLoad[] = [];
  for (let offset = 1; ; offset++) {
    const page = { ...filter, limit: pageSize, offset };
    const { stores } = await desk.call("GET /desk/stores", page);
    reported.push(...stores.filter(({ heartbeat }) => heartbeat !== null));
    if (stores.length < pageSize) return reported;
  }
}
