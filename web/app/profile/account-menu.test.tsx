import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { store } from "../client/storage.ts";
import { panelStore } from "../shell/panels.ts";
import { renderApp } from "../testing/render.tsx";
import { AccountMenu } from "./account-menu.tsx";

beforeEach(() => localStorage.clear());

test("links to each page of the account and marks the current one", () => {
  renderApp(<AccountMenu />, { at: "/profile", query: "?page=address" });
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Profile", "/profile?page=profile-settings"],
    ["My orders", "/my-orders"],
    ["Addresses", "/profile?page=address"],
    ["Coupons", "/coupons"],
    ["Settings", "/settings"],
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([
    null,
    null,
    "page",
    null,
    null,
  ]);
});

test("marks the profile when the URL has no section", () => {
  renderApp(<AccountMenu />, { at: "/profile" });
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Profile");
});

test("opens the wishlist and the logout confirmation", async () => {
  renderApp(<AccountMenu />);
  await userEvent.click(screen.getByRole("button", { name: "Wishlist" }));
  expect(panelStore.get()).toMatchObject({ name: "wishlist", isOpen: true });
  await userEvent.click(screen.getByRole("button", { name: "Logout" }));
  expect(panelStore.get()).toMatchObject({ name: "logout", isOpen: true });
});

test("hides the wishlist in modules without one, and calls onLeave for links", async () => {
  store("module", { id: 5, slug: "parcel", module_name: "Parcel", module_type: "parcel" });
  const onLeave = vi.fn();
  renderApp(<AccountMenu onLeave={onLeave} />, { routes: { "/settings": "The settings" } });
  expect(screen.queryByRole("button", { name: "Wishlist" })).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  expect(onLeave).toHaveBeenCalledOnce();
});
