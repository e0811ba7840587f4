import { expect, test } from "vitest";
import type { OrderStatus } from "../orders/orders.types.ts";
import { type JobReportKind, jobState, occurredAt } from "./job-states.ts";

test.each<[string, OrderStatus, boolean, JobReportKind[], ReturnType<typeof jobState>]>([
  ["a job without a courier", "processing", false, [], "offered"],
  ["an accepted job", "processing", true, ["accepted"], "accepted"],
  ["a courier at the store", "handover", true, ["accepted", "arrived_at_pickup"], "at_pickup"],
  ["a courier with the order", "picked_up", true, ["arrived_at_pickup", "picked_up"], "on_the_way"],
  ["a courier at the door", "picked_up", true, ["picked_up", "arrived_at_door"], "at_door"],
  [
    "an order that cannot be handed over",
    "picked_up",
    true,
    ["arrived_at_door", "failed"],
    "failed",
  ],
  ["a parcel that nobody hands over", "confirmed", true, ["accepted", "failed"], "failed"],
  [
    "a parcel that somebody has handed over after all",
    "picked_up",
    true,
    ["accepted", "failed", "picked_up"],
    "on_the_way",
  ],
  ["an incident", "picked_up", true, ["picked_up", "incident"], "on_the_way"],
  ["a delivered order", "delivered", true, ["failed", "delivered"], "done"],
  ["a canceled order", "canceled", true, ["accepted"], "failed"],
  [
    "a job that the same courier took again",
    "handover",
    true,
    ["accepted", "arrived_at_pickup", "unassigned", "accepted"],
    "accepted",
  ],
])("%s", (_title, status, hasCourier, reports, expected) => {
  expect(jobState({ status, hasCourier }, reports)).toBe(expected);
});

test("a report is at most an hour old, and not from the future", () => {
  const now = new Date("2026-03-20T10:00:00Z");
  const at = (iso: string) => occurredAt(iso, now)?.toISOString() ?? null;
  expect(occurredAt(undefined, now)).toEqual(now);
  expect(at("2026-03-20T09:00:00Z")).toBe("2026-03-20T09:00:00.000Z");
  expect(at("2026-03-20T08:59:59Z")).toBeNull();
  expect(at("2026-03-20T10:01:00Z")).toBe("2026-03-20T10:01:00.000Z");
  expect(at("2026-03-20T10:01:01Z")).toBeNull();
});
