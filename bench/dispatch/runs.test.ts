import { randomFrom } from "@errand/server/crash-test/random";
import { expect, test } from "vitest";
import { drawDemand, withRuns } from "./demand.ts";
import { simulate } from "./fleet-simulation.ts";
import { planned } from "./strategies.ts";

const seeds = [1, 2];
const options = { couriers: 44, ordersPerHour: 60, minutes: 120, pairs: 0.1 };

test("a tenth of runs makes no more orders late than apart, and shortens their way", () => {
  const [apart, together] = [false, true].map((isRun) => {
    const outcomes = seeds.map((seed) => {
      const demand = drawDemand(randomFrom(seed).next, options);
      return simulate(isRun ? withRuns(demand) : demand, planned(), randomFrom(seed + 1000).next);
    });
    const sum = (of: (outcome: (typeof outcomes)[number]) => number) =>
      outcomes.reduce((total, outcome) => total + of(outcome), 0);
    return {
      orders: sum(({ orders }) => orders),
      late: sum(({ late }) => late),
      meters: sum(({ meters }) => meters),
    };
  });
  if (!apart || !together) throw new Error("nothing was simulated");
  expect(together.orders).toBe(apart.orders);
  expect(together.late).toBeLessThanOrEqual(apart.late);
  expect(together.meters).toBeLessThan(apart.meters);
});

test("a tenth of the orders of a demand are in runs, and nothing else changes", () => {
  const demand = drawDemand(randomFrom(5).next, { ...options, minutes: 600 });
  const { orders } = withRuns(demand);
  const inRuns = orders.filter(({ runId }) => runId !== undefined);
  expect(inRuns.length / orders.length).toBeGreaterThan(0.07);
  expect(inRuns.length / orders.length).toBeLessThan(0.13);
  for (const [index, order] of orders.entries()) {
    if (order.runId === undefined) expect(order).toBe(demand.orders[index]);
    else expect(order.dueAt).toBeGreaterThanOrEqual(demand.orders[index]?.dueAt ?? 0);
  }
});
