import { expect, test } from "vitest";
import { buyNowPath } from "./buy-now.ts";

test.each([
  ["Item", "/checkout?page=buy_now"],
  ["ItemCampaign", "/checkout?page=campaign"],
] as const)("%s is bought at %s", (model, path) => {
  expect(buyNowPath({ model })).toBe(path);
});
