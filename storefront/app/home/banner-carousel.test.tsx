import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInShop, testItem } from "../catalog/testing.tsx";
import { BannerCarousel } from "./banner-carousel.tsx";
import { testCampaign } from "./testing.ts";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test("shows when a campaign ends, and links to its stores", () => {
  const campaign = testCampaign();
  const slide = {
    key: "campaign-5",
    title: campaign.title,
    about: { campaign },
    image: null,
    leadsTo: { page: "/home?data_type=campaign&id=5" },
  };
  renderInShop(<BannerCarousel slides={[slide]} isFirst />);
  const link = screen.getByRole("link", { name: "Seafood fortnight" });
  expect(link.getAttribute("href")).toBe("/home?data_type=campaign&id=5");
  expect(screen.getByText("Until 21 March, 18:00 – 23:00")).toBeTruthy();
});

test("shows the store, the price and the days of a campaign item, and opens it", () => {
  const item = testItem({
    isCampaignItem: true,
    discount: 20,
    available_date_starts: "2026-03-08",
    available_date_ends: "2026-03-31",
  });
  const slide = {
    key: "item-7",
    title: item.name,
    about: { item },
    image: null,
    leadsTo: { item: { slug: item.slug, module_id: item.module_id } },
  };
  renderInShop(<BannerCarousel slides={[slide]} isFirst />);
  expect(screen.getByRole("link", { name: "Margherita" }).getAttribute("href")).toBe(
    "/product/margherita?module_id=1",
  );
  const banner = screen.getByRole("region", { name: /./ });
  expect(banner.textContent).toContain("Forno · €8.00");
  expect(banner.textContent).toContain("8 March");
});
