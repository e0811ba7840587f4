import { expect, test } from "vitest";
import { endOfQuietHours } from "./quiet-hours.ts";

const night = { from: "22:00:00", until: "07:30:00" };
const noon = { from: "12:00:00", until: "14:00:00" };

test.each([
  ["before they start", night, "2026-05-20T19:59:59Z", null],
  ["when they start", night, "2026-05-20T20:00:00Z", "2026-05-21T05:30:00Z"],
  ["after midnight", night, "2026-05-21T00:00:00Z", "2026-05-21T05:30:00Z"],
  ["just before they end", night, "2026-05-21T05:29:59Z", "2026-05-21T05:30:00Z"],
  ["when they end", night, "2026-05-21T05:30:00Z", null],
  ["within a day", noon, "2026-05-20T11:00:00Z", "2026-05-20T12:00:00Z"],
  ["after those of a day", noon, "2026-05-20T12:00:00Z", null],
  ["in the night of a clock change", night, "2026-10-24T20:00:00Z", "2026-10-25T06:30:00Z"],
])("quiet hours, %s", (_when, hours, now, end) => {
  const found = endOfQuietHours(new Date(now), hours, "Europe/Paris");
  expect(found).toEqual(end === null ? null : new Date(end));
});
