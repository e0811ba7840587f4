import { connectionError } from "@errand/core/api-error";
import { expect, test } from "vitest";
import type { CourierClient } from "../courier-client.ts";
import type { CourierPosition } from "./position.ts";
import { createPositionReports, isWorthReporting } from "./report-positions.ts";

const here: CourierPosition = {
  ...{ latitude: 44.16, longitude: -1.29 },
  ...{ heading: null, accuracy: 8, at: 1_000_000 },
};
const after = (seconds: number, north = 0) => ({
  ...here,
  at: here.at + seconds * 1000,
  latitude: here.latitude + north,
});

test("reports the first position, a move every ten seconds, and a rest every thirty", () => {
  expect(isWorthReporting(here, null)).toBe(true);
  expect(isWorthReporting(after(9, 0.001), here)).toBe(false);
  expect(isWorthReporting(after(10, 0.001), here)).toBe(true);
  expect(isWorthReporting(after(29), here)).toBe(false);
  expect(isWorthReporting(after(30), here)).toBe(true);
});

test("sends the positions of a time without a connection along with the next one", async () => {
  const sent: number[] = [];
  let isOnline = false;
  const call = async (_endpoint: string, { positions }: { positions: unknown[] }) => {
    if (!isOnline) throw connectionError("offline");
    sent.push(positions.length);
  };
  const report = createPositionReports({ call: call as unknown as CourierClient["call"] });
  await report(here);
  await report(after(30));
  isOnline = true;
  await report(after(60));
  expect(sent).toEqual([3]);
});
