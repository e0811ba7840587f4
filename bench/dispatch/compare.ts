import { parseArgs } from "node:util";
import { randomFrom } from "@errand/server/crash-test/random";
import { type Demand, type DemandOptions, type Draw, drawDemand, withRuns } from "./demand.ts";
import { type Outcome, type Strategy, simulate } from "./fleet-simulation.ts";
import { bestFirst, nearestFirst, planned } from "./strategies.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "20" },
    couriers: { type: "string", default: "40" },
    /** Orders an hour apart from the peak of the meal. */
    orders: { type: "string", default: "60" },
    /** The percentage of orders that come in pairs of one customer, from two stores. */
    runs: { type: "string", default: "10" },
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

/** The outcome of each town; the same towns for all that are compared. */
function simulateTowns(strategy: () => Strategy, toDemand: (draw: Draw) => Demand): Outcome[] {
  return Array.from({ length: Number(values.seeds) }, (_, seed) => {
    const demand = toDemand(randomFrom(seed + 1).next);
    return simulate(demand, strategy(), randomFrom(seed + 1001).next);
  });
}

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

function table(title: string, rows: [string, Outcome[]][]): string {
  const orders = total(rows[0]?.[1] ?? [], (outcome) => outcome.orders);
  return [
    `${values.seeds} towns with ${values.couriers} couriers, ${orders} orders in ${demandOptions.minutes / 60} hours each${title}`,
    "",
    "| strategy | late | click to door | 9 of 10 within | riding an order | waiting at stores an order | spread of deliveries |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows.map(([name, all]) => `| ${line(name, all)} |`),
  ].join("\n");
}

const compared = strategies.map(([name, strategy]): [string, Outcome[]] => [
  name,
  simulateTowns(strategy, (draw) => drawDemand(draw, demandOptions)),
]);
const drawPairs = (draw: Draw) =>
  drawDemand(draw, { ...demandOptions, pairs: Number(values.runs) / 100 });
const isolated = simulateTowns(planned, drawPairs);
const together = simulateTowns(planned, (draw) => withRuns(drawPairs(draw)));
process.stdout.write(
  `${[
    table("", compared),
    table(`, ${values.runs} % of them for a door with a second order`, [
      ["plan, as separate orders", isolated],
      ["plan, as runs", together],
    ]),
  ].join("\n\n")}\n`,
);
