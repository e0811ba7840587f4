import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "../testing.tsx";
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
  asked.length = 0;
  answer = found;
  vi.stubGlobal("fetch", (request: Request) => {
    asked.push(new URL(request.url).searchParams.get("name") ?? "");
    return Promise.resolve(Response.json(answer));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  show(<SearchBar />, { routes: { "/home": <h1>Results</h1> } });
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
  const { user, field } = open();
  await user.type(field, "m");
  await new Promise((resolve) => setTimeout(resolve, 300));
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
});
