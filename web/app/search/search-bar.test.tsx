import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { store, stored } from "../client/storage.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render.tsx";
import { SearchBar } from "./search-bar.tsx";

const found = {
  stores: [{ id: 3, slug: "forno", name: "Forno", logo_full_url: null }],
  items: [
    { id: 7, slug: "margherita", name: "Margherita", image_full_url: null, unit_type: null },
    { id: 9, slug: "marinara", name: "Marinara", image_full_url: null, unit_type: null },
  ],
};
const asked: string[] = [];
let answer: object = found;

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  answer = found;
  fakeServer((request) => {
    asked.push(new URL(request.url).searchParams.get("name") ?? "");
    return Promise.resolve(Response.json(answer));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  renderApp(<SearchBar />, { routes: { "/home": <h1>Results</h1> } });
  return { user: userEvent.setup(), field: screen.getByRole("searchbox") };
}

test("suggests stores and items while somebody types, asking once", async () => {
  const { user, field } = open();
  await user.type(field, "mar");
  expect((await screen.findByRole("link", { name: "Forno" })).getAttribute("href")).toBe(
    "/store/forno",
  );
  expect(screen.getByRole("link", { name: "Margherita" }).getAttribute("href")).toMatch(
    /^\/product\/margherita\?module_id=/,
  );
  expect(screen.getByRole("status").textContent).toBe("3 suggestions");
  expect(asked).toEqual(["mar"]);
});

test("one letter asks for nothing", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { field } = open();
  fireEvent.change(field, { target: { value: "m" } });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked).toEqual([]);
});

test("arrows go through the suggestions, Escape leaves them", async () => {
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

test("says when nothing is found", async () => {
  answer = { stores: [], items: [] };
  const { user, field } = open();
  await user.type(field, "xyz");
  expect(await screen.findByText("Nothing found for “xyz”. Another word may help.")).toBeTruthy();
});

test("Enter shows all that was found", async () => {
  const { user, field } = open();
  await user.type(field, "  mar {Enter}");
  expect(await screen.findByRole("heading", { name: "Results" })).toBeTruthy();
  expect(stored("searches")).toEqual(["mar"]);
});

test("an answer that comes late does not take the place of a later one", async () => {
  const answers = new Map<string, (found: object) => void>();
  fakeServer((request) => {
    const name = new URL(request.url).searchParams.get("name") ?? "";
    return new Promise((resolve) => {
      answers.set(name, (found) => resolve(Response.json(found)));
    });
  });
  const { user, field } = open();
  await user.type(field, "ma");
  await vi.waitFor(() => expect(answers.has("ma")).toBe(true));
  await user.type(field, "r");
  await vi.waitFor(() => expect(answers.has("mar")).toBe(true));
  answers.get("mar")?.(found);
  await screen.findByRole("link", { name: "Forno" });
  answers.get("ma")?.({ stores: [], items: [] });
  await act(() => new Promise(setImmediate));
  expect(screen.getByRole("link", { name: "Forno" })).toBeTruthy();
});

test("an empty field offers what was searched for before, which can be forgotten", async () => {
  store("searches", ["rice", "tea", "soap"]);
  const { user, field } = open();
  await user.click(field);
  const recent = within(screen.getByRole("region", { name: "Recent searches" }));
  await user.click(recent.getByRole("button", { name: "Forget “tea”" }));
  expect(stored("searches")).toEqual(["rice", "soap"]);
  expect(document.activeElement).toBe(field);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(await screen.findByRole("heading", { name: "Results" })).toBeTruthy();
  expect(stored("searches")).toEqual(["soap", "rice"]);
});

test("all of them can be forgotten at once", async () => {
  store("searches", ["rice", "tea"]);
  const { user, field } = open();
  await user.click(field);
  await user.click(screen.getByRole("button", { name: "Forget all" }));
  expect(stored("searches")).toBeNull();
  expect(screen.queryByRole("region", { name: "Recent searches" })).toBeNull();
});
