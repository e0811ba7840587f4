import { beforeEach, expect, test, vi } from "vitest";
import { testTrip, testTripVehicle } from "../../../../console/testing-trips.ts";
import { emptyChecks } from "./checks.ts";
import { forgetChecks, maxAgeMs, readChecks, storeChecks } from "./stored-checks.ts";

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

test("forgets a trip that is over, and no other", () => {
  storeChecks(1, "out", checks);
  storeChecks(2, "out", checks);
  forgetChecks(1);
  expect([readChecks(1, "out"), readChecks(2, "out")]).toEqual([undefined, checks]);
});

test("forgets a trip that another device ended long ago", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  storeChecks(1, "out", checks);
  vi.advanceTimersByTime(maxAgeMs + 1);
  storeChecks(2, "out", checks);
  expect(readChecks(1, "out")).toBeUndefined();
});
