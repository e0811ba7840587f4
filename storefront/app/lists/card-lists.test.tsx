import { expect, test } from "vitest";
import { renderInShop, testStore } from "../catalog/testing.tsx";
import { StoreGrid } from "./card-lists.tsx";

const pages = {
  things: [testStore()],
  end: () => {},
  isStuck: false,
  goOn: () => {},
};
const placeholders = (container: HTMLElement) => [
  ...container.querySelectorAll("li[aria-hidden=true]"),
];

test("keeps the place of the entries that are not loaded yet, up to a limit", () => {
  const shown = (remaining: number) =>
    placeholders(
      renderInShop(<StoreGrid pages={{ ...pages, remaining, hasMore: true, isLoading: false }} />)
        .container,
    );
  expect(shown(7)).toHaveLength(7);
  expect(shown(900)).toHaveLength(48);
});

test("a placeholder pulses only while it loads", () => {
  const isStill = (isLoading: boolean) =>
    placeholders(
      renderInShop(<StoreGrid pages={{ ...pages, remaining: 1, hasMore: true, isLoading }} />)
        .container,
    ).map(({ className }) => className.includes("animate-none"));
  expect(isStill(false)).toEqual([true]);
  expect(isStill(true)).toEqual([false]);
});

test("has no placeholders once the list is complete", () => {
  const { container } = renderInShop(
    <StoreGrid pages={{ ...pages, remaining: 0, hasMore: false, isLoading: false }} />,
  );
  expect(placeholders(container)).toEqual([]);
});
