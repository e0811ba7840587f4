import { testOrder } from "@errand/core/orders/testing-order";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { useArrivalText } from "./arrival-text.ts";

const scheduled = testOrder({
  order_status: "confirmed",
  scheduled: 1,
  schedule_at: "2026-03-05T11:30:00.000Z",
});

function ArrivalText({ expected }: { expected: string }) {
  return <p>{useArrivalText({ ...scheduled, expected_at: expected })}</p>;
}

test.each([
  ["at its time", "2026-03-05T11:30:00.000Z", /^Scheduled for .*12:30/],
  ["a little later by its estimate", "2026-03-05T11:34:00.000Z", /^Scheduled for .*12:30/],
  ["delayed by its store", "2026-03-05T11:45:00.000Z", /^Later than scheduled: .*12:45/],
])("says when a scheduled order arrives: %s", async (_case, expected, text) => {
  renderApp(
    <ShopContext value={testShop()}>
      <ArrivalText expected={expected} />
    </ShopContext>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
});
