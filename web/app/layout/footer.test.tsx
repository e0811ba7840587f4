import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { Footer } from "./footer.tsx";

const social_media = [
  { name: "Instagram", link: "https://instagram.shop.test" },
  { name: "mastodon", link: "https://mastodon.shop.test" },
];

function showFooter(links: typeof social_media) {
  renderApp(
    <ShopContext value={testShop({ social_media: links })}>
      <Footer />
    </ShopContext>,
  );
}

test("links to social media in a new tab without referrer", () => {
  showFooter(social_media);
  const links = within(screen.getByRole("list", { name: "Find us elsewhere" })).getAllByRole(
    "link",
    { name: /^Errand on (Instagram|mastodon) \(opens in a new tab\)$/ },
  );
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
  expect(screen.queryByRole("list", { name: "Find us elsewhere" })).toBeNull();
});

test("renders the heading of the contact details outside the address element", () => {
  showFooter([]);
  const contact = within(screen.getByRole("group"));
  expect(contact.getByRole("link", { name: "hello@shop.test" })).toBeDefined();
  expect(contact.queryByRole("heading")).toBeNull();
});
