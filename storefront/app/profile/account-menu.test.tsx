import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { AccountMenu } from "./account-menu.tsx";

beforeEach(() => localStorage.clear());

type Config = Parameters<typeof testShop>[0];
type MenuOptions = Parameters<typeof renderApp>[1] & { onLeave?: () => void; config?: Config };

function showMenu({ onLeave, config, ...options }: MenuOptions = {}) {
  renderApp(
    <ShopContext value={testShop(config)}>
      <AccountMenu onLeave={onLeave} />
    </ShopContext>,
    options,
  );
}

test("links to each page of the account and marks the current one", () => {
  showMenu({ at: "/profile", query: "?page=address" });
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Profile", "/profile?page=profile-settings"],
    ["My orders", "/my-orders"],
    ["Addresses", "/profile?page=address"],
    ["Notifications", "/notifications"],
    ["Inbox", "/settings?page=inbox"],
    ["Coupons", "/coupons"],
    ["Settings", "/settings"],
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([
    null,
    null,
    "page",
    null,
    null,
    null,
    null,
  ]);
});

test("marks the profile when the URL has no section", () => {
  showMenu({ at: "/profile" });
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Profile");
});

test("opens the wishlist and the logout confirmation", async () => {
  showMenu();
  await userEvent.click(screen.getByRole("button", { name: "Wishlist" }));
  expect(panelStore.get()).toMatchObject({ name: "wishlist", isOpen: true });
  await userEvent.click(screen.getByRole("button", { name: "Logout" }));
  expect(panelStore.get()).toMatchObject({ name: "logout", isOpen: true });
});

test("hides the wishlist in modules without one, and calls onLeave for links", async () => {
  store("module", { id: 5, slug: "parcel", module_name: "Parcel", module_type: "parcel" });
  const onLeave = vi.fn();
  showMenu({ onLeave, routes: { "/settings": "The settings" } });
  expect(screen.queryByRole("button", { name: "Wishlist" })).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test("lists the wallet where the shop has one", () => {
  showMenu({ config: { customer_wallet_status: 1 } });
  expect(screen.getByRole("link", { name: "My wallet" }).getAttribute("href")).toBe("/wallet");
});

test("lists the loyalty points where the shop has them", () => {
  showMenu({ config: { loyalty_point_status: 1 } });
  const link = screen.getByRole("link", { name: "Loyalty points" });
  expect(link.getAttribute("href")).toBe("/loyalty-points");
});

test("lists the referral code where the shop has a wallet and referrals", () => {
  showMenu({ config: { customer_wallet_status: 1, ref_earning_status: 1 } });
  const link = screen.getByRole("link", { name: "Refer a friend" });
  expect(link.getAttribute("href")).toBe("/referral-code");
});
