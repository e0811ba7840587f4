import type { Run } from "@errand/core/runs/placed-runs.contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { testParcel } from "../parcel/testing.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { withPayment } from "./paid-run.ts";
import { RunView } from "./run-view.tsx";
import { testRun } from "./testing.ts";

// Maps are drawn by Leaflet, which needs a layout.
vi.mock("./run-map.tsx", () => ({ RunMap: () => <p>The map</p> }));

const at = "2026-03-05T09:50:00.000Z";

beforeEach(() => {
  visitAsGuest();
  fakeApi({});
});

/** A run of two stores, and a parcel that is fetched first, or brought on last. */
function runWith(direction: "collect" | "bring", changes: Partial<Run> = {}): Run {
  const run = testRun();
  const parcel = testParcel({ id: 100_003, run_id: 7 });
  const place = { name: "Grace Hopper", address: "8 Mill Lane", latitude: 43.61, longitude: 3.89 };
  const stop = { ...place, order_id: parcel.id, planned_at: at };
  const stops =
    direction === "collect"
      ? [{ ...stop, seq: 0, kind: "pickup" as const }, ...run.stops]
      : [...run.stops, { ...stop, seq: 0, kind: "dropoff" as const }];
  return {
    ...run,
    orders: [...run.orders, parcel],
    stops: stops.map((each, index) => ({ ...each, seq: index + 1 })),
    ...changes,
  };
}

function show(run: Run) {
  const name = { run_id: run.id, contact_number: "+33612345678" };
  const props = { run: withPayment(run), name, courier: null, lostSince: null };
  renderApp(
    <ShopContext value={testShop({ errand_run_status: 1, cash_on_delivery: true })}>
      <RunView {...props} onChange={() => undefined} />
    </ShopContext>,
  );
}

const rows = () =>
  within(screen.getByRole("list", { name: "Stops" }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);
const headline = () => screen.getByRole("heading", { level: 1 }).textContent;

test("names the code for who gives the parcel that is fetched on the way", () => {
  show(runWith("collect"));
  expect(rows()[0]).toMatch(/^1A parcel from Grace Hopper.*Code for Grace Hopper: 4711/);
  expect(rows().at(-1)).toMatch(/Your door/);
});

test("follows a parcel from the door to its receiver", () => {
  const run = runWith("bring");
  show(run);
  expect(rows().at(-1)).toMatch(/^3A parcel to Grace Hopper.*say 4711/);
  expect(headline()).toBe("Your errand is being collected");
});

test("says where the parcel is once all else is at the door, without a code for that", () => {
  const run = runWith("bring");
  const stops = run.stops.map((stop) => (stop.seq < 4 ? { ...stop, done_at: at } : stop));
  const parcel = testParcel({ id: 100_003, run_id: 7, order_status: "picked_up", picked_up: at });
  show({ ...run, state: "on_the_way", stops, orders: [parcel] });
  expect(headline()).toBe("Your parcel is on its way to Grace Hopper");
  expect(screen.queryByText("4821")).toBeNull();
  expect(rows().at(-1)).not.toMatch(/4711/);
});
