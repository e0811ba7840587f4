import { pageLoad } from "@errand/client/page-load.ts";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { testLine, visitAsGuest } from "../cart/testing.ts";
import { type Shop, ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { unreadCount } from "../notifications/live-counts.ts";
import { closePanel } from "../shell/panels.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp, renderOnServer } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import type { ChosenModule } from "../visitor/stored-values.ts";
import { Header } from "./header.tsx";
import { PanelHost } from "./panel-host.tsx";

function showHeader(changes: Partial<Shop["config"]> = {}, query = "") {
  return renderApp(
    <ShopContext value={testShop(changes)}>
      <Header country="France" />
      <PanelHost />
    </ShopContext>,
    { at: "/home", query },
  );
}

beforeEach(() => {
  localStorage.clear();
  closePanel();
});

test("links to the shop, to the registrations and to the vendor portal", () => {
  showHeader({
    toggle_store_registration: true,
    toggle_dm_registration: true,
    vendor_portal_url: "https://vendors.example",
  });
  for (const [name, target] of [
    ["Shop", "/home"],
    ["Become a Vendor", "/store-registration?active=active"],
    ["Become a courier", "/deliveryman-registration?active=active"],
    ["Vendor portal", "https://vendors.example"],
  ] as const) {
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(target);
  }
});

test("has no links to registrations and a portal that the shop does not have", () => {
  showHeader();
  expect(screen.queryByRole("link", { name: /Become|Vendor/ })).toBeNull();
});

const chosen = (module_type: ChosenModule["module_type"]) =>
  ({ id: 1, slug: "m", module_name: "M", module_type }) as const;

test.each([
  ["no module", null, false, true],
  ["food", chosen("food"), true, true],
  ["parcel", chosen("parcel"), false, false],
  ["rental", chosen("rental"), false, true],
])(
  "in %s: shows the cart %s, shows order tracking to guests %s",
  (_name, module, hasCart, hasTracking) => {
    store("module", module);
    showHeader();
    expect(screen.queryAllByRole("button", { name: "Shopping Cart" })).toHaveLength(
      hasCart ? 1 : 0,
    );
    expect(screen.queryAllByRole("link", { name: "Track order" })).toHaveLength(
      hasTracking ? 1 : 0,
    );
  },
);

test("has the search on every page once a location and a module are chosen", async () => {
  store("module", chosen("food"));
  showHeader();
  expect(screen.queryByRole("searchbox")).toBeNull();
  act(() => store("zoneid", [1]));
  // One in the bar of wide screens, one in the row below it of others: CSS shows one of them.
  const fields = screen.getAllByRole<HTMLInputElement>("searchbox");
  expect(fields).toHaveLength(2);
  act(() => store("module", chosen("rental")));
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("the search of the page of results holds the searched text", () => {
  store("module", chosen("food"));
  store("zoneid", [1]);
  showHeader({}, "?search=searched&data_type=searched&name=rice");
  for (const field of screen.getAllByRole<HTMLInputElement>("searchbox"))
    expect(field.value).toBe("rice");
});

test("names the pieces and the total of the cart", async () => {
  visitAsGuest();
  fakeApi({
    "GET /customer/cart/list": () => [testLine({ quantity: 2, price: 4.2 })],
    "GET /items/search-suggestion": () => ({
      ...{ total_size: 0, limit: 10, offset: 1 },
      ...{ products: [], entries: [] },
    }),
  });
  showHeader();
  const cart = await screen.findByRole("button", { name: "Shopping Cart (2), €8.40" });
  expect(within(cart).getByText("€8.40")).toBeDefined();
});

test("asks before the language changes, then stores it and reloads the page", async () => {
  const reload = vi.spyOn(pageLoad, "reload").mockReturnValue();
  showHeader();
  expect(screen.getByRole("button", { name: "English" }).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(screen.getByRole("button", { name: "Français" }));
  expect(await screen.findByRole("dialog", { name: "Language" })).toBeDefined();
  expect(stored("language-setting")).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(stored("language-setting")).toBe("fr");
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem("toast-after-load")).toContain("La langue a été changée");
});

test("toggles between the device's theme and the other one", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  showHeader();
  const toggle = screen.getByRole("button", { name: /Light Mode/ });
  await userEvent.click(toggle);
  expect(stored("settings")).toEqual({ theme: "light" });
  await userEvent.click(toggle);
  expect(stored("settings")).toMatchObject({ theme: "dark" });
  vi.unstubAllGlobals();
});

test.each([
  ["a signed-in customer", true, { signIn: 0, account: 1 }],
  ["a guest", false, { signIn: 1, account: 0 }],
])(
  "renders the header of %s on the server, so that nothing moves in the browser",
  (_who, isSignedIn, shown) => {
    const header = within(
      renderOnServer(
        <ShopContext value={testShop()}>
          <Header country="France" />
        </ShopContext>,
        { visitor: { isSignedIn } },
      ),
    );
    expect(header.queryAllByRole("button", { name: "Sign In" })).toHaveLength(shown.signIn);
    expect(header.queryAllByRole("button", { name: "Account" })).toHaveLength(shown.account);
  },
);

test.each([
  ["the initials of a customer without a picture", null, "AL", 0],
  ["the picture of a customer", "/images/portrait-1/96.webp", "", 1],
])("has %s on the account button", async (_what, image_full_url, text, pictures) => {
  store("token", "t".repeat(24));
  fakeApi({
    "GET /customer/info": () => testCustomer({ image_full_url }),
    "GET /customer/cart/list": () => [],
    "GET /customer/wish-list": () => ({ item: [], store: [] }),
  });
  showHeader();
  const account = await screen.findByRole("button", { name: "Account", description: /Ada/ });
  expect(account.textContent).toBe(text);
  expect(account.querySelectorAll("img")).toHaveLength(pictures);
});

test("has the number of unread messages on the inbox, and on the menu of phones", async () => {
  store("token", "t".repeat(24));
  fakeApi({
    "GET /customer/info": () => testCustomer({}),
    "GET /customer/cart/list": () => [],
    "GET /customer/wish-list": () => ({ item: [], store: [] }),
  });
  showHeader();
  expect(await screen.findByRole("link", { name: "Inbox" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Menu" })).toBeDefined();
  act(() => unreadCount.set(1));
  expect(screen.getByRole("link", { name: "Inbox (1)" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Menu, 1 unread message" }).textContent).toBe("");
  act(() => unreadCount.set(120));
  expect(screen.getByRole("link", { name: "Inbox (120)" }).textContent).toBe("99+");
  expect(screen.getByRole("button", { name: "Menu, 120 unread messages" })).toBeDefined();
  act(() => unreadCount.set(0));
});
