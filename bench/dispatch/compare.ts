import { parseArgs } from "node:util";
import { randomFrom } from "@errand/server/crash-test/random";
import { type DemandOptions, drawDemand } from "./demand.ts";
import { type Outcome, type Strategy, simulate } from "./fleet-simulation.ts";
import { bestFirst, nearestFirst, planned } from "./strategies.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "20" },
    couriers: { type: "string", default: "40" },
    /** Orders an hour apart from the peak of the meal. */
    orders: { type: "string", default: "60" },
  },
});
const demandOptions: DemandOptions = {
  couriers: Number(values.couriers),
  ordersPerHour: Number(values.orders),
  minutes: 180,
};
const strategies: [string, () => Strategy][] = [
  ["nearest first", nearestFirst],
  ["best-first offers", bestFirst],
  ["plan", planned],
];

const outcomes = strategies.map(([, strategy]) =>
  Array.from({ length: Number(values.seeds) }, (_, seed) => {
    const demand = drawDemand(randomFrom(seed + 1).next, demandOptions);
    return simulate(demand, strategy(), randomFrom(seed + 1001).next);
  }),
);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const total = (all: Outcome[], of: (outcome: Outcome) => number) => sum(all.map(of));
const perOrder = (all: Outcome[], of: (outcome: Outcome) => number) =>
  total(all, of) / total(all, ({ orders }) => orders);

/** How far the deliveries of couriers lie apart: the standard deviation as a part of the mean. */
function spread(delivered: number[]): number {
  const mean = sum(delivered) / delivered.length;
  return Math.sqrt(sum(delivered.map((one) => (one - mean) ** 2)) / delivered.length) / mean;
}

function line(name: string, all: Outcome[]): string {
  const minutes = all.flatMap(({ clickToDoor }) => clickToDoor).sort((a, b) => a - b);
  return [
    name,
    `${(100 * perOrder(all, ({ late }) => late)).toFixed(1)} %`,
    `${(sum(minutes) / minutes.length).toFixed(1)} min`,
    `${(minutes[Math.floor(minutes.length * 0.9)] ?? 0).toFixed(1)} min`,
    `${(perOrder(all, ({ meters }) => meters) / 1000).toFixed(2)} km`,
    `${perOrder(all, ({ waited }) => waited).toFixed(1)} min`,
    `${(total(all, ({ delivered }) => spread(delivered)) / all.length).toFixed(2)}`,
  ].join(" | ");
}

const orders = total(outcomes[0] ?? [], (outcome) => outcome.orders);
process.stdout.write(
  `${[
    `${values.seeds} towns with ${values.couriers} couriers, ${orders} orders in ${demandOptions.minutes / 60} hours each`,
    "",
    "| strategy | late | click to door | 9 of 10 within | riding an order | waiting at stores an order | spread of deliveries |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...strategies.map(([name], index) => `| ${line(name, outcomes[index] ?? [])} |`),
  ].join("\n")}\n`,
);
