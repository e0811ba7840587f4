import type { Advertisement, Campaign } from "@errand/core/promotions/promotions.types";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInShop, testItem, testStore } from "../catalog/testing.tsx";
import {
  Advertisements,
  Brands,
  CampaignItems,
  Campaigns,
  FeaturedCategories,
  SectionBanners,
  WhyChoose,
} from "./below-fold-sections.ts";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

const advertisement: Advertisement = {
  id: 1,
  store_id: 3,
  add_type: "store_promotion",
  title: "As at home",
  description: "Fresh pasta, every morning.",
  cover_image_full_url: null,
  profile_image_full_url: null,
  video_attachment_full_url: null,
  is_rating_active: 1,
  is_review_active: 1,
  average_rating: 4.2,
  reviews_comments_count: 12,
  store: testStore(),
};

test("labels an advertisement, and links to its store", () => {
  renderInShop(<Advertisements advertisements={[advertisement]} />);
  expect(hrefOf("As at home")).toBe("/store/forno");
  const card = screen.getByRole("article");
  expect(card.textContent).toContain("Advertisement");
  expect(card.textContent).toContain("12 reviews");
  expect(card.querySelector("video")).toBeNull();
});

test("hides the rating and comments of an advertisement when its store disables them", () => {
  const silent = { ...advertisement, is_rating_active: 0, is_review_active: 0 } as const;
  renderInShop(<Advertisements advertisements={[silent]} />);
  expect(screen.getByRole("article").textContent).not.toMatch(/reviews|4\.2/);
});

test("does not load a video before it is played", () => {
  const film = "https://films.test/pasta.mp4";
  renderInShop(
    <Advertisements advertisements={[{ ...advertisement, video_attachment_full_url: film }]} />,
  );
  const video = screen.getByLabelText<HTMLVideoElement>("Video by Forno");
  expect(video.getAttribute("src")).toBe(film);
  expect(video.controls).toBe(true);
  expect(video.autoplay).toBe(false);
  expect(video.preload).toBe("none");
});

const campaign: Campaign = {
  id: 5,
  title: "Seafood fortnight",
  description: "Fish and shells.",
  image_full_url: null,
  module_id: 1,
  available_date_starts: "2026-03-01",
  available_date_ends: "2026-03-21",
  start_time: "18:00:00",
  end_time: "23:00:00",
};

test("shows when a campaign ends, and links to its stores", () => {
  renderInShop(<Campaigns campaigns={[campaign]} />);
  expect(hrefOf("Seafood fortnight")).toBe("/home?data_type=campaign&id=5");
  expect(screen.getByRole("article").textContent).toContain("Until 21 March, 18:00 – 23:00");
});

test("a campaign item can be ordered but not added to the cart", () => {
  const item = testItem({
    isCampaignItem: true,
    available_date_starts: "2026-03-01",
    available_date_ends: "2026-03-31",
  });
  renderInShop(<CampaignItems items={[item]} />);
  const card = within(screen.getByRole("article"));
  expect(card.getByRole("link", { name: "Order now: Margherita" }).textContent).toBe("Order Now");
  expect(card.queryByRole("button")).toBeNull();
});

test("shows when a future campaign item becomes available", () => {
  const item = testItem({
    isCampaignItem: true,
    available_date_starts: "2026-03-08",
    available_date_ends: "2026-03-31",
  });
  renderInShop(<CampaignItems items={[item]} />);
  expect(screen.getByRole("article").textContent).toContain("8 March");
  expect(screen.getByRole("link").textContent).toBe("See times");
});

test("brands, categories and banners link to their lists", () => {
  const brand = { id: 2, slug: "calanque", name: "Calanque", image_full_url: null, items_count: 3 };
  const below = {
    slug: "below",
    image_full_url: null,
    module_id: 4,
    parent_id: 4,
    position: 1 as const,
    featured: 0 as const,
    products_count: 1,
    childes: [],
  };
  const category = {
    ...below,
    id: 4,
    slug: "books",
    name: "Books",
    parent_id: 0,
    position: 0 as const,
    featured: 1 as const,
    childes: [
      { ...below, id: 5, name: "Novels" },
      { ...below, id: 6, name: "Comics" },
    ],
  };
  renderInShop(
    <>
      <Brands brands={[brand]} />
      <FeaturedCategories categories={[category]} />
      <SectionBanners
        banners={[
          { key: "basic_section_nearby", image_full_url: "/a.webp" },
          { key: "promotion", image_full_url: "/b.webp" },
        ]}
      />
    </>,
  );
  expect(hrefOf(/^Calanque/)).toBe("/home?data_type=brand&id=calanque");
  expect(hrefOf("Books")).toBe("/category/books?module_id=4");
  expect(screen.getByText("Novels, Comics")).toBeTruthy();
  expect(hrefOf("Around the corner")).toBe("/#all-stores");
  expect(hrefOf("Today’s deals")).toBe("/home?from=allCategories&data_type=discounted");
});

test("shows each reason with its title", () => {
  const reason = { id: 1, title: "Near", short_description: "Hot.", image_full_url: "/a.webp" };
  renderInShop(<WhyChoose reasons={[reason]} />);
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Near");
});
