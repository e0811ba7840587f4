import { expect, test } from "vitest";
import { minor } from "../money.ts";
import { courierEarnings } from "./courier-earnings.ts";

test("a courier earns the delivery charge and the tip", () => {
  expect(
    courierEarnings([
      { key: "items", amount: minor(1000) },
      { key: "delivery_charge", amount: minor(250) },
      { key: "dm_tips", amount: minor(100) },
    ]),
  ).toEqual({ delivery: 250, tip: 100, total: 350 });
});

test("a courier earns the delivery charge that the customer does not pay", () => {
  expect(
    courierEarnings([
      { key: "delivery_charge", amount: minor(250) },
      { key: "free_delivery", amount: minor(-250) },
    ]),
  ).toEqual({ delivery: 250, tip: 0, total: 250 });
});
