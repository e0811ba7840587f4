import type { StaffClient } from "./staff-client.ts";

/** The orders screens of the town: each reports while its store is at work. */
export interface StoreScreens {
  /** A store that works on an order has its screen on, from then on. */
  turnOn(storeId: number): void;
  /** Sends the reports that are due, of the stores that the simulator serves. */
  tick(
    now: Date,
    served: ReadonlySet<number>,
    work: (storeId: number, report: () => Promise<void>) => Promise<void>,
  ): Promise<void>;
}

/** Seconds between two reports; a store counts as reachable for five minutes. */
const intervalSeconds = 60;
/** Reports in one tick, so that a town of screens does not delay its orders. */
const maxReports = 10;

export function createStoreScreens(clientOf: (storeId: number) => StaffClient): StoreScreens {
  /** When each screen reports next, in milliseconds. */
  const due = new Map<number, number>();

  return {
    turnOn(storeId) {
      if (!due.has(storeId)) due.set(storeId, 0);
    },
    async tick(now, served, work) {
      // They report at once when the person there has ended the shift.
      for (const storeId of due.keys()) if (!served.has(storeId)) due.set(storeId, 0);
      const reporting = [...due]
        .filter(([storeId, at]) => at <= now.getTime() && served.has(storeId))
        .slice(0, maxReports);
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
