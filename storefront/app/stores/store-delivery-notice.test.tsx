import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { testLine } from "../cart/testing.ts";
import { StoreDeliveryNotice } from "../catalog/store-delivery-notice.tsx";
import { testStore } from "../catalog/testing.tsx";
import { ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store as setStored, stored } from "../visitor/storage.ts";
import type { ChosenModule } from "../visitor/stored-values.ts";

const food: ChosenModule = { id: 1, slug: "food", module_name: "Food", module_type: "food" };
const grocery: ChosenModule = { id: 2, slug: "g", module_name: "Grocery", module_type: "grocery" };

const modules = [food, grocery].map((module) => testModule(module));

beforeEach(() => localStorage.clear());

function renderReach(zones: number[], module: ChosenModule = food) {
  setStored("zoneid", zones);
  setStored("module", module);
  renderApp(
    <ShopContext value={testShop({}, modules)}>
      <StoreDeliveryNotice store={testStore()} />
    </ShopContext>,
    { routes: { "/home": <p>All of it</p> } },
  );
}

test("shows nothing when the store delivers to the visitor", () => {
  renderReach([1, 4]);
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("asks a visitor without a location for one", () => {
  renderReach([]);
  expect(screen.getByText("Does Forno deliver to you?")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Choose a location" })).toBeTruthy();
});

test("shows that the store does not deliver here, offers another location, and links to stores that do", async () => {
  const user = userEvent.setup();
  renderReach([4]);
  expect(screen.getByText("Forno doesn’t deliver to your location")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change location" }));
  expect(panelStore.get()).toMatchObject({ name: "location", isOpen: true });
  await user.click(screen.getByRole("link", { name: "Stores near you" }));
  expect(screen.getByText("All of it")).toBeTruthy();
});

test("shows that the store is in another module, and links back", async () => {
  const user = userEvent.setup();
  renderReach([1], grocery);
  expect(screen.getByText("You are now in Food")).toBeTruthy();
  expect(screen.queryByText("Your cart in Grocery is saved.")).toBeNull();
  setStored("module", food);
  await user.click(screen.getByRole("button", { name: "Back to Grocery" }));
  expect(stored("module")?.id).toBe(2);
  expect(screen.getByText("All of it")).toBeTruthy();
});

test.each([
  ["is not empty", [testLine()], true],
  ["is empty", [], false],
] as const)(
  "says that the cart of the other module is saved only where it %s",
  async (_title, lines, isSaid) => {
    setStored("guest_id", "AbCdEfGhIjKlMnOpQrStUw");
    const calls = fakeApi({ "GET /customer/cart/list": () => [...lines] });
    renderReach([1], grocery);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.headers.get("moduleId")).toBe("2");
    if (isSaid) expect(await screen.findByText("Your cart in Grocery is saved.")).toBeTruthy();
    else expect(screen.queryByText("Your cart in Grocery is saved.")).toBeNull();
  },
);
