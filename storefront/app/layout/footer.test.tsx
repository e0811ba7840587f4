import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { Footer } from "./footer.tsx";

const social_media = [
  { name: "Instagram", link: "https://instagram.shop.test" },
  { name: "mastodon", link: "https://mastodon.shop.test" },
];

function showFooter(links: typeof social_media = [], at = "/") {
  renderApp(
    <ShopContext value={testShop({ social_media: links, footer_text: "© Errand" })}>
      <Footer />
    </ShopContext>,
    { at },
  );
}

test("expands its links on phones", async () => {
  showFooter();
  const button = screen.getByRole("button", { name: "Good to know" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  const content = document.getElementById(button.getAttribute("aria-controls") ?? "");
  expect(content?.contains(screen.getByRole("link", { name: "Privacy policy" }))).toBe(true);
  expect(content?.className).not.toContain("hidden");
});

test.each(["/checkout", "/errand", "/track-order", "/run/7"])("is a single line on %s", (path) => {
  showFooter(social_media, path);
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByText("© Errand")).toBeDefined();
  expect(footer.queryByRole("link")).toBeNull();
  expect(footer.queryByRole("button")).toBeNull();
});

test("links to social media in a new tab without referrer", () => {
  showFooter(social_media);
  const links = within(screen.getByRole("list", { name: "Follow us" })).getAllByRole("link", {
    name: /^Errand on (Instagram|mastodon) \(opens in a new tab\)$/,
  });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "https://instagram.shop.test",
    "https://mastodon.shop.test",
  ]);
  for (const link of links) {
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  }
});

test("renders no list without social media", () => {
  showFooter([]);
  expect(screen.queryByRole("list", { name: "Follow us" })).toBeNull();
});

test("renders the heading of the contact details outside the address element", () => {
  showFooter([]);
  const contact = within(screen.getByRole("group"));
  expect(contact.getByRole("link", { name: "hello@shop.test" })).toBeDefined();
  expect(contact.queryByRole("heading")).toBeNull();
});

test("links to the wallet where the shop has one", () => {
  renderApp(
    <ShopContext value={testShop({ customer_wallet_status: 1 })}>
      <Footer />
    </ShopContext>,
  );
  const link = screen.getByRole("link", { name: "My wallet", hidden: true });
  expect(link.getAttribute("href")).toBe("/wallet");
});

test("links to the loyalty points where the shop has them", () => {
  renderApp(
    <ShopContext value={testShop({ loyalty_point_status: 1 })}>
      <Footer />
    </ShopContext>,
  );
  const link = screen.getByRole("link", { name: "Loyalty points", hidden: true });
  expect(link.getAttribute("href")).toBe("/loyalty-points");
});

test("links to the status page, which is loaded as a document of its own", () => {
  showFooter();
  const link = screen.getByRole("link", { name: "Status", hidden: true });
  expect(link.getAttribute("href")).toBe("/status");
});

test("has no link to a wallet or points where the shop has none", () => {
  showFooter();
  expect(screen.queryByRole("link", { name: "My wallet", hidden: true })).toBeNull();
  expect(screen.queryByRole("link", { name: "Loyalty points", hidden: true })).toBeNull();
});

test("links to the registrations and to the vendor portal where the shop has them", () => {
  const { unmount } = renderApp(
    <ShopContext
      value={testShop({
        toggle_store_registration: true,
        toggle_dm_registration: true,
        vendor_portal_url: "https://vendors.example",
      })}
    >
      <Footer />
    </ShopContext>,
  );
  const targets = ["Become a Vendor", "Become a courier", "Vendor portal"].map((name) =>
    screen.getByRole("link", { name, hidden: true }).getAttribute("href"),
  );
  expect(targets).toEqual([
    "/store-registration?active=active",
    "/deliveryman-registration?active=active",
    "https://vendors.example",
  ]);
  unmount();
  showFooter();
  expect(screen.queryByRole("link", { name: /Become|Vendor/, hidden: true })).toBeNull();
});
