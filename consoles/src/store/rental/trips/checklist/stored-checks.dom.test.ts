import { beforeEach, expect, test, vi } from "vitest";
import { testTrip, testTripVehicle } from "../../../../console/testing-trips.ts";
import { emptyChecks } from "./checks.ts";
import {
  findUnsentChecks,
  forgetChecks,
  isSent,
  markSent,
  maxAgeMs,
  readChecks,
  storeChecks,
} from "./stored-checks.ts";

const checks = emptyChecks(testTrip({ vehicle_identity: [testTripVehicle()] }));

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test("stores the hand-over beside the return", () => {
  storeChecks(1, "out", { ...checks, notes: "Scratch" });
  storeChecks(1, "back", checks);
  expect(readChecks(1, "out")?.notes).toBe("Scratch");
  expect(readChecks(1, "back")?.notes).toBe("");
});

/** As the server has taken it. */
function send(tripId: number) {
  const sent = readChecks(tripId, "out");
  if (sent)
    markSent(tripId, "out", { checks: sent, keyOf: new Map([["here", "there"]]), version: 1 });
}

test("forgets a trip that is over, and no other", () => {
  storeChecks(1, "out", checks);
  storeChecks(2, "out", checks);
  send(1);
  forgetChecks(1);
  expect([readChecks(1, "out"), readChecks(2, "out")]).toMatchObject([undefined, checks]);
});

test("forgets nothing that the server does not have, also of a trip that is over", () => {
  storeChecks(1, "out", checks);
  expect(findUnsentChecks()).toEqual([{ tripId: 1, direction: "out" }]);
  forgetChecks(1);
  expect(readChecks(1, "out")).toMatchObject(checks);
  send(1);
  expect(findUnsentChecks()).toEqual([]);
  expect(readChecks(1, "out")?.pictureKeys).toEqual({ here: "there" });
});

test("what is changed while it is sent waits again", () => {
  storeChecks(1, "out", checks);
  const sent = readChecks(1, "out") ?? checks;
  storeChecks(1, "out", { ...checks, notes: "Scratch" });
  markSent(1, "out", { checks: sent, keyOf: new Map(), version: 1 });
  expect(isSent(1, "out")).toBe(false);
});

test("forgets a trip that another device ended long ago", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  storeChecks(1, "out", checks);
  vi.advanceTimersByTime(maxAgeMs + 1);
  storeChecks(2, "out", checks);
  expect(readChecks(1, "out")).toBeUndefined();
});
