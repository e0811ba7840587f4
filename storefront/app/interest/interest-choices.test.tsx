import type { Category } from "@errand/core/catalog/catalog.types";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { InterestChoices } from "./interest-choices.tsx";

const category = (id: number, name: string) => ({ id, name, image_full_url: null }) as Category;
const categories = [category(4, "Pizza"), category(5, "Sushi"), category(6, "Cakes")];

function showChoices() {
  renderApp(<InterestChoices categories={categories} next="/store/forno" />, {
    at: "/interest",
    routes: { "/store/forno": <p>At Forno</p> },
  });
  return screen.getByRole("button", { name: "Save and continue" });
}

beforeEach(() => {
  localStorage.clear();
  store("token", "0123456789012345678901234567890123456789abc");
});

test("saves the selected categories and opens the page where the customer was", async () => {
  const calls = fakeApi({ "POST /customer/update-interest": () => ({ message: "Updated" }) });
  const toasts = readToasts();
  const save = showChoices();
  await userEvent.click(screen.getByRole("checkbox", { name: "Sushi" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Pizza" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Sushi" }));
  await userEvent.click(save);
  expect(await screen.findByText("At Forno")).toBeDefined();
  expect(calls.map(({ input }) => input)).toEqual([{ interest: [4] }]);
  expect(toasts).toEqual(["Updated"]);
});

test("shows that a category is required when saving without one, and focuses the first one", async () => {
  const calls = fakeApi({});
  const save = showChoices();
  expect(screen.getByRole("group", { name: "Select a category for your orders" })).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(save);
  expect(screen.getByRole("alert").textContent).toBe("A category must be selected to continue.");
  expect(document.activeElement).toBe(screen.getByRole("checkbox", { name: "Pizza" }));
  expect(calls).toEqual([]);
  await userEvent.keyboard(" ");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("can be skipped without a choice, which is remembered", async () => {
  const calls = fakeApi({});
  showChoices();
  await userEvent.click(screen.getByRole("link", { name: "Not now" }));
  expect(await screen.findByText("At Forno")).toBeDefined();
  expect(calls).toEqual([]);
  expect(stored("interests")).toBe("declined");
});

test("shows the server's error, and leaves the selection unchanged", async () => {
  fakeApi({
    "POST /customer/update-interest": () =>
      errorReply(404, "category", "There is no such category."),
  });
  const toasts = readToasts();
  const save = showChoices();
  await userEvent.click(screen.getByRole("checkbox", { name: "Cakes" }));
  await userEvent.click(save);
  await waitFor(() => expect(toasts).toEqual(["There is no such category."]));
  expect(screen.getByRole("checkbox", { name: "Cakes" })).toHaveProperty("checked", true);
});
