import type { StaffClient } from "./staff-client.ts";

/** The orders screens of the town: each reports while its store is at work. */
export interface StoreScreens {
  /** A store that works on an order has its screen on, from then on. */
  turnOn(storeId: number): void;
  /** Sends the reports that are due. */
  tick(
    now: Date,
    work: (storeId: number, report: () => Promise<void>) => Promise<void>,
  ): Promise<void>;
}

/** Seconds between two reports; a store counts as reachable for five minutes. */
const intervalSeconds = 60;
/** Reports in one tick, so that a town of screens does not delay its orders. */
const maxReports = 10;
const pageSize = 100;

/**
 * `desk` knows which stores had their screens on before a restart; of those, only the ones of the
 * town report.
 */
export function createStoreScreens(
  desk: StaffClient,
  readStoreIds: () => Promise<Set<number>>,
  clientOf: (storeId: number) => StaffClient,
): StoreScreens {
  /** When each screen reports next, in milliseconds. */
  const due = new Map<number, number>();
  let isResumed = false;

  async function resume(now: Date) {
    const own = await readStoreIds();
    for (let offset = 1; ; offset++) {
      const { stores } = await desk.call("GET /desk/stores", { limit: pageSize, offset });
      for (const { id, heartbeat } of stores) {
        if (heartbeat && own.has(id)) due.set(id, now.getTime());
      }
      if (stores.length < pageSize) break;
    }
    isResumed = true;
  }

  return {
    turnOn(storeId) {
      if (!due.has(storeId)) due.set(storeId, 0);
    },
    async tick(now, work) {
      if (!isResumed) await resume(now);
      const reporting = [...due].filter(([, at]) => at <= now.getTime()).slice(0, maxReports);
      for (const [storeId] of reporting) {
        due.set(storeId, now.getTime() + intervalSeconds * 1000);
        await work(storeId, async () => {
          const report = { orders_screen: true, audio_ok: true };
          await clientOf(storeId).call("PUT /store/heartbeat", report);
        });
      }
    },
  };
}
