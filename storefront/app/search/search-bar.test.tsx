import { fakeServer } from "@errand/core/testing-server";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { SearchBar } from "./search-bar.tsx";

const found = {
  stores: [{ id: 3, slug: "forno", name: "Forno", logo_full_url: null }],
  items: [
    { id: 7, slug: "margherita", name: "Margherita", image_full_url: null, unit_type: null },
    { id: 9, slug: "marinara", name: "Marinara", image_full_url: null, unit_type: null },
  ],
};
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
  renderApp(<SearchBar />, { routes: { "/home": <h1>Results</h1> } });
  return { user: userEvent.setup(), field: screen.getByRole("searchbox") };
}

test("suggests stores and items while typing, with one request", async () => {
  const { user, field } = open();
  await user.type(field, "mar");
  expect((await screen.findByRole("link", { name: "Forno" })).getAttribute("href")).toBe(
    "/store/forno",
  );
  expect(screen.getByRole("link", { name: "Margherita" }).getAttribute("href")).toMatch(
    /^\/product\/margherita\?module_id=/,
  );
  expect(screen.getByRole("status").textContent).toBe("3 suggestions");
  expect(searchedTexts).toEqual(["mar"]);
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
  await screen.findByRole("link", { name: "Forno" });
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Margherita" }));
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(field);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("link")).toBeNull();
});

test("shows a message when nothing is found", async () => {
  responseBody = { stores: [], items: [] };
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
  const pendingResponses = new Map<string, (found: object) => void>();
  fakeServer((request) => {
    const name = new URL(request.url).searchParams.get("name") ?? "";
    return new Promise((resolve) => {
      pendingResponses.set(name, (found) => resolve(Response.json(found)));
    });
  });
  const { user, field } = open();
  await user.type(field, "ma");
  await waitFor(() => expect(pendingResponses.has("ma")).toBe(true));
  await user.type(field, "r");
  await waitFor(() => expect(pendingResponses.has("mar")).toBe(true));
  pendingResponses.get("mar")?.(found);
  await screen.findByRole("link", { name: "Forno" });
  pendingResponses.get("ma")?.({ stores: [], items: [] });
  await act(() => new Promise(setImmediate));
  expect(screen.getByRole("link", { name: "Forno" })).toBeTruthy();
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
