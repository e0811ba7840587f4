import { readCourierCash, readCourierEarnings } from "@errand/core/delivery/courier-jobs.contract";
import { fromMinor, minor, sumOf } from "@errand/core/money";
import { localTime } from "@errand/core/time";
import type { OrderApi } from "../orders/order-api.ts";
import { completePeriod, getPeriodBounds } from "../orders/period-of-days.ts";
import { serve } from "../requests/serve.ts";
import { readCashInHand } from "./courier-cash.data.ts";
import { readCourierEntries } from "./courier-entries.data.ts";

/** What a courier earns, and the cash that a courier holds for the shop. */
export function courierMoneyRoutes(api: OrderApi) {
  serve(api, readCourierEarnings, async (input, { db, staff, now }) => {
    const { courierId } = staff;
    const { timeZone } = await api.shop();
    const bounds = getPeriodBounds(completePeriod(input, now, timeZone), timeZone);
    const account = { kind: "courier", courierId } as const;
    const entries = (await readCourierEntries(db, account, bounds)).flatMap(
      ({ orderId, ...entry }) => (orderId === null ? [] : { ...entry, orderId }),
    );
    const byDay = Map.groupBy(entries, ({ at }) => localTime(at, timeZone).day);
    const earned = (some: typeof entries) => fromMinor(sumOf(some.map(({ amount }) => amount)));
    return {
      earned: earned(entries),
      days: [...byDay].map(([day, some]) => ({ day, jobs: some.length, earned: earned(some) })),
      entries: entries.map(({ id, orderId, amount, at }) => ({
        id,
        job_id: orderId,
        earned: fromMinor(amount),
        at: at.toISOString(),
      })),
    };
  });

  serve(api, readCourierCash, async (input, { db, staff, now }) => {
    const { courierId } = staff;
    const account = { kind: "courier_cash", courierId } as const;
    const { courierCashLimit: limit, timeZone } = await api.shop();
    const bounds = getPeriodBounds(completePeriod(input, now, timeZone), timeZone);
    const entries = await readCourierEntries(db, account, bounds);
    return {
      cash: fromMinor(await readCashInHand(db, courierId)),
      limit: limit === undefined ? null : fromMinor(limit),
      entries: entries.map(({ id, orderId, amount, at }) => ({
        id,
        kind: amount < 0 ? ("collected" as const) : ("handed_in" as const),
        job_id: orderId,
        amount: fromMinor(minor(Math.abs(amount))),
        at: at.toISOString(),
      })),
    };
  });
}
