import { describe, expect, test } from "vitest";
import { announcedUntil, isRunning } from "./campaign.ts";

describe("a campaign", () => {
  test.each([
    ["2026-02-28", false],
    ["2026-03-01", true],
    ["2026-03-05", true],
    ["2026-03-09", true],
    ["2026-03-10", false],
  ])("from 1 to 9 March runs on %s: %s", (day, running) => {
    expect(isRunning({ starts: "2026-03-01", ends: "2026-03-09" }, day)).toBe(running);
  });

  test("of one day runs on that day", () => {
    expect(isRunning({ starts: "2026-03-01", ends: "2026-03-01" }, "2026-03-01")).toBe(true);
  });
});

test("announces campaigns that begin within a week, also across the end of a month", () => {
  expect(announcedUntil("2026-02-25")).toBe("2026-03-04");
});
