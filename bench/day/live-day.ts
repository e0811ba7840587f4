import { setTimeout as sleep } from "node:timers/promises";
import { intensityAt, peak } from "./day-curve.ts";
import { type Kind, Recorder } from "./recorder.ts";
import type { Townspeople } from "./townspeople.ts";

/**
 * What a town like Belrive does in a second of an average hour: 864 orders a day, six visitors for
 * each, and fourteen couriers who report every five seconds.
 */
const perSecond = { visit: 0.06, position: 2.8, message: 0.002 };
const visitsPerOrder = 6;

/** What a visitor opens, in seconds after the visit begins. */
const visit: [Extract<Kind, "page" | "list" | "item" | "search">, number][] = [
  ["page", 0],
  ["list", 0.1],
  ["search", 1],
  ["list", 2],
  ["item", 2.5],
  ["search", 3],
  ["item", 4],
  ["list", 5],
  ["item", 6],
];
/** In seconds after the visit begins; then the store acts, and the customer looks now and then. */
const purchase = { cart: 7, order: 8, statuses: [9, 10, 12], steps: [9, 11, 13] };

interface Span {
  /** Hours of the day from which and to which the town lives. */
  from: number;
  to: number;
  /** How long that takes, in seconds. Rates stay those of the hour: time only passes faster. */
  seconds: number;
  /** How many towns like Belrive. */
  scale: number;
}

/** Sends the requests of a part of a day at their times, however slow the server is (open loop). */
export async function liveDay(people: Townspeople, span: Span): Promise<Recorder> {
  const recorder = new Recorder();
  const begun = performance.now();
  // What a visit of the last seconds leads to counts for the last hour.
  const hourAt = (second: number) =>
    span.from + (span.to - span.from) * Math.min(second / span.seconds, 0.999);
  const pending: Promise<unknown>[] = [];
  /** Does something at a second of the span. */
  const plan = async <T>(kind: Kind, second: number, act: () => Promise<T>): Promise<T | null> => {
    const plannedAt = begun + second * 1000;
    await sleep(Math.max(0, plannedAt - performance.now()));
    return recorder.record({ kind, hour: hourAt(second), plannedAt }, act);
  };
  const actOf = {
    page: people.openPage,
    list: people.openList,
    item: people.openItem,
    search: people.search,
  };
  const buy = async (second: number) => {
    const cart = await plan("cart", second + purchase.cart, people.fillCart);
    const order = cart && (await plan("order", second + purchase.order, cart.order));
    if (!order) return;
    const watched = purchase.statuses.map((after) =>
      plan("status", second + after, order.readStatus),
    );
    for (const [index, step] of order.steps.entries()) {
      await plan("store's act", second + (purchase.steps[index] ?? 0), step);
    }
    await Promise.all(watched);
  };
  const begin = {
    visit: (second: number) => {
      for (const [kind, after] of visit) pending.push(plan(kind, second + after, actOf[kind]));
      if (Math.random() < 1 / visitsPerOrder) pending.push(buy(second));
    },
    position: (second: number) =>
      void pending.push(plan("courier's position", second, people.reportPosition)),
    message: (second: number) => void pending.push(plan("message", second, people.writeMessage)),
  };
  await Promise.all(
    (Object.keys(perSecond) as (keyof typeof perSecond)[]).map(async (what) => {
      const highest = perSecond[what] * span.scale * peak;
      // A Poisson process by thinning: gaps of the highest rate, of which a part counts.
      for (let second = 0; ; ) {
        second -= Math.log(1 - Math.random()) / highest;
        if (second >= span.seconds) return;
        await sleep(Math.max(0, begun + second * 1000 - performance.now()));
        if (Math.random() * peak < intensityAt(hourAt(second))) begin[what](second);
      }
    }),
  );
  await Promise.all(pending);
  return recorder;
}
