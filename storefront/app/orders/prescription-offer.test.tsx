import { testOrder } from "@errand/core/orders/testing-order";
import { fakeServer } from "@errand/core/testing-server";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { PrescriptionOffer } from "./prescription-offer.tsx";

const name = { order_id: 100_001, contact_number: "+33612345678" };
let agreed: unknown[] = [];

beforeEach(() => {
  visitAsGuest();
  agreed = [];
  fakeServer(async (request) => {
    agreed.push(await request.json());
    return Response.json({ message: "", order: testOrder({ order_status: "confirmed" }) });
  });
});

function show(changes: Parameters<typeof testOrder>[0]) {
  const onChange = vi.fn();
  const order = testOrder({ prescription_order: true, ...changes });
  renderApp(
    <ShopContext value={testShop()}>
      <PrescriptionOffer order={order} name={name} onChange={onChange} />
    </ShopContext>,
  );
  return onChange;
}

test("says that the pharmacy reads the prescription until it has a price", () => {
  show({ order_amount: 0, actions: ["cancel"] });
  expect(screen.getByText("The pharmacy is looking at your prescription")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("agrees to the price that is shown", async () => {
  const onChange = show({ order_amount: 13, actions: ["agree", "cancel"] });
  await userEvent.click(screen.getByRole("button", { name: "Agree · €13.00" }));
  expect(agreed).toMatchObject([{ ...name, order_amount: 13 }]);
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ order_status: "confirmed" }));
});

test("shows nothing once the customer has agreed", () => {
  show({ order_status: "confirmed" });
  expect(screen.queryByText(/prescription/)).toBeNull();
});
