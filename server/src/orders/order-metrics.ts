import { Counter, Gauge, type Metric } from "prom-client";
import type { Database } from "../database/database.ts";
import { latestReading } from "../database/latest-reading.ts";
import { readOpenOrders } from "./order-figures.data.ts";
import { orderTotals } from "./order-totals.ts";

/**
 * The business in numbers. They are read from the database at most once in 15 seconds, and are the
 * same in every process. Without an answer of the database they are absent, and `orders_figures_up`
 * is 0.
 */
export function createOrderMetrics(db: Database, now?: () => number): Metric[] {
  const readTotals = orderTotals(db, now);
  const figures = latestReading(
    async () => ({ open: await readOpenOrders(db), totals: await readTotals() }),
    { keepMs: 15_000, waitMs: 2_000, ...(now && { now }) },
  );
  const openGauge = (
    name: string,
    help: string,
    field: "late" | "waitingForStore" | "waitingForCourier",
  ) =>
    new Gauge({
      ...{ name, help, labelNames: ["module_type"], registers: [] },
      async collect() {
        const read = await figures();
        this.reset();
        for (const row of read?.open ?? []) this.inc({ module_type: row.moduleType }, row[field]);
      },
    });
  const countOf = (event: "placed" | "delivered" | "canceled" | "failed") =>
    new Counter({
      name: `orders_${event}_total`,
      help: `Orders that were ${event}, all time`,
      labelNames: ["module_type"],
      registers: [],
      async collect() {
        const read = await figures();
        this.reset();
        for (const row of read?.totals ?? []) {
          if (row.event === event) this.inc({ module_type: row.moduleType }, row.count);
        }
      },
    });
  const up = new Gauge({
    name: "orders_figures_up",
    help: "Whether the figures of orders could be read from the database",
    registers: [],
    async collect() {
      this.set((await figures()) ? 1 : 0);
    },
  });
  const open = new Gauge({
    name: "orders_open",
    help: "Orders that are not over, without trips under way",
    labelNames: ["module_type", "state"],
    registers: [],
    async collect() {
      const read = await figures();
      this.reset();
      for (const row of read?.open ?? []) {
        this.set({ module_type: row.moduleType, state: row.state }, row.count);
      }
    },
  });
  const amount = new Counter({
    name: "orders_delivered_amount_minor_units_total",
    help: "Money of delivered orders in minor units, such as cents, all time",
    labelNames: ["payment_method", "currency"],
    registers: [],
    async collect() {
      const read = await figures();
      this.reset();
      for (const { event, paymentMethod, currency, amount } of read?.totals ?? []) {
        if (event === "delivered") this.inc({ payment_method: paymentMethod, currency }, amount);
      }
    },
  });
  return [
    up,
    open,
    openGauge("orders_late", "Open orders past the arrival promised when placed", "late"),
    openGauge("orders_waiting_for_store", "Orders their store has not started", "waitingForStore"),
    openGauge("orders_waiting_for_courier", "Orders without a courier", "waitingForCourier"),
    ...(["placed", "delivered", "canceled", "failed"] as const).map(countOf),
    amount,
  ];
}
