import type { Advertisement } from "@errand/core/promotions/promotions.types";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInShop, testStore } from "../catalog/testing.tsx";
import { Advertisements, Brands, FeaturedCategories } from "./below-fold-sections.ts";
import { Conditions } from "./common-conditions.tsx";

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

test("brands, conditions and categories link to their lists", () => {
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
      <Conditions conditions={[{ id: 3, slug: "dry-skin", name: "Dry skin", items_count: 2 }]} />
      <FeaturedCategories categories={[category]} />
    </>,
  );
  expect(hrefOf(/^Calanque/)).toBe("/home?data_type=brand&id=calanque");
  expect(hrefOf("Dry skin")).toBe("/home?data_type=condition&id=dry-skin");
  expect(hrefOf("Books")).toBe("/category/books?module_id=4");
  expect(screen.getByText("Novels, Comics")).toBeTruthy();
});
