import { fakeServer } from "@errand/core/testing-server";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { SearchBar } from "./search-bar.tsx";

const forno = { id: 3, slug: "forno", name: "Forno", logo_full_url: null };
const product = (id: number, name: string) => ({
  kind: "item",
  item: {
    ...{ id, name, slug: name.toLowerCase(), image_full_url: null, price: 9.5, weight_step: null },
    ...{ min_delivery_time: 20, max_delivery_time: 35 },
  },
  store_name: "Bella",
});
const page = { total_size: 2, limit: 10, offset: 1, products: [] };
const found = {
  ...page,
  entries: [
    { kind: "word", text: "margherita pizza" },
    product(7, "Margherita"),
    product(9, "Marinara"),
    { kind: "store", ...forno, latitude: 1, longitude: 1, has: ["Margherita", "Marinara"] },
  ],
};
const nothing = { ...page, entries: [] };
const searchedTexts: string[] = [];
let responseBody: object = found;

beforeEach(() => {
  localStorage.clear();
  searchedTexts.length = 0;
  responseBody = found;
  fakeServer((request) => {
    searchedTexts.push(new URL(request.url).searchParams.get("name") ?? "");
    return Promise.resolve(Response.json(responseBody));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  renderApp(
    <ShopContext value={testShop()}>
      <SearchBar />
    </ShopContext>,
    { routes: { "/home": <h1>Results</h1> } },
  );
  return { user: userEvent.setup(), field: screen.getByRole("searchbox") };
}

/** A server that answers the suggestions for a text when the test says what they are. */
function holdResponses(): Map<string, (found: object) => void> {
  const pending = new Map<string, (found: object) => void>();
  fakeServer((request) => {
    const name = new URL(request.url).searchParams.get("name") ?? "";
    return new Promise((resolve) => {
      pending.set(name, (found) => resolve(Response.json(found)));
    });
  });
  return pending;
}

const lineOf = (name: RegExp) => screen.getByRole("link", { name });

test("suggests words, items and stores while typing, with one request", async () => {
  const { user, field } = open();
  await user.type(field, "mar");
  const store = await screen.findByRole("link", {
    name: "Forno has Margherita and Marinara Store",
  });
  expect(store.getAttribute("href")).toBe("/store/forno");
  const item = screen.getByRole("link", { name: "Margherita Bella, 20–35 min €9.50 Item" });
  expect(item.getAttribute("href")).toMatch(/^\/product\/margherita\?module_id=/);
  const word = screen.getByRole("link", { name: "margherita pizza" });
  expect(word.getAttribute("href")).toContain("name=margherita+pizza");
  expect(screen.getByRole("status").textContent).toBe("4 suggestions");
  expect(searchedTexts).toEqual(["mar"]);
});

test("names what helps with a need, and the category above another", async () => {
  const need = { kind: "need", id: 1, slug: "sore-throat", name: "Sore throat" };
  const category = { kind: "category", id: 2, slug: "throat", name: "Throat" };
  responseBody = {
    ...page,
    entries: [
      { ...need, count: 14, from: 4.6 },
      { ...category, parent_name: "Medicines" },
    ],
  };
  const { user, field } = open();
  await user.type(field, "thro");
  const line = await screen.findByRole("link", {
    name: "Sore throat 14 items for it, from €4.60 Need",
  });
  expect(line.getAttribute("href")).toBe("/home?data_type=condition&id=sore-throat");
  expect(lineOf(/^Throat Medicines Category/).getAttribute("href")).toMatch(/^\/category\/throat/);
});

test("Tab leaves a field in which nothing was typed, or whose caret is not at the end", async () => {
  const { user, field } = open();
  await user.type(field, "mar");
  await screen.findByRole("link", { name: "margherita pizza" });
  await user.keyboard("{ArrowLeft}");
  await user.tab();
  expect(field).toHaveProperty("value", "mar");
  await user.click(document.body);
  await user.click(field);
  await screen.findByRole("link", { name: "margherita pizza" });
  await user.tab();
  expect(field).toHaveProperty("value", "mar");
});

test("Tab takes over the rest of the first word, and then leaves the field", async () => {
  const { user, field } = open();
  await user.type(field, "mar");
  await screen.findByRole("link", { name: "margherita pizza" });
  await user.tab();
  expect(field).toHaveProperty("value", "margherita pizza");
  expect(document.activeElement).toBe(field);
  await user.tab();
  expect(document.activeElement).not.toBe(field);
});

test("sends no request for a single letter", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { field } = open();
  fireEvent.change(field, { target: { value: "m" } });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(searchedTexts).toEqual([]);
});

test("moves through the suggestions with arrow keys and closes them on Escape", async () => {
  const { user, field } = open();
  await user.type(field, "mar");
  await screen.findByRole("link", { name: /^Forno/ });
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(lineOf(/^Margherita Bella/));
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(field);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("link")).toBeNull();
});

test("shows a message when nothing is found", async () => {
  responseBody = nothing;
  const { user, field } = open();
  await user.type(field, "xyz");
  expect(await screen.findByText("Nothing found for “xyz”. Try another word.")).toBeTruthy();
});

test("opens the page of results on Enter", async () => {
  const { user, field } = open();
  await user.type(field, "  mar {Enter}");
  expect(await screen.findByRole("heading", { name: "Results" })).toBeTruthy();
  // It may find nothing; the page of results remembers it once it has found something.
  expect(stored("searches")).toBeNull();
});

test("ignores a response that arrives after a later one", async () => {
  const pendingResponses = holdResponses();
  const { user, field } = open();
  await user.type(field, "ma");
  await waitFor(() => expect(pendingResponses.has("ma")).toBe(true));
  await user.type(field, "r");
  await waitFor(() => expect(pendingResponses.has("mar")).toBe(true));
  pendingResponses.get("mar")?.(found);
  await screen.findByRole("link", { name: /^Forno/ });
  pendingResponses.get("ma")?.(nothing);
  await act(() => new Promise(setImmediate));
  expect(lineOf(/^Forno/)).toBeTruthy();
});

test("an arrow key waits for the suggestions of the whole text", async () => {
  const pendingResponses = holdResponses();
  const { user, field } = open();
  await user.type(field, "ma");
  await waitFor(() => expect(pendingResponses.has("ma")).toBe(true));
  pendingResponses.get("ma")?.(found);
  await screen.findByRole("link", { name: /^Forno/ });
  await user.type(field, "ri{ArrowDown}");
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect(pendingResponses.has("mari")).toBe(true));
  pendingResponses.get("mari")?.({ ...page, entries: [product(9, "Marinara")] });
  await waitFor(() => expect(document.activeElement).toBe(lineOf(/^Marinara/)));
});

test("offers recent searches in an empty field, and removes one of them", async () => {
  store("searches", ["rice", "tea", "soap"]);
  const { user, field } = open();
  await user.click(field);
  const recent = within(screen.getByRole("region", { name: "Recent searches" }));
  await user.click(recent.getByRole("button", { name: "Remove “tea”" }));
  expect(stored("searches")).toEqual(["rice", "soap"]);
  expect(document.activeElement).toBe(field);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(await screen.findByRole("heading", { name: "Results" })).toBeTruthy();
});

test("removes all recent searches at once", async () => {
  store("searches", ["rice", "tea"]);
  const { user, field } = open();
  await user.click(field);
  await user.click(screen.getByRole("button", { name: "Clear all" }));
  expect(stored("searches")).toBeNull();
  expect(screen.queryByRole("region", { name: "Recent searches" })).toBeNull();
});
