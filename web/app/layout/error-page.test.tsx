import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { store, stored } from "../client/storage.ts";
import { renderApp } from "../testing/render.tsx";
import { PageError } from "./error-page.tsx";

/** The page of an address whose loader was refused something. */
function showRefused(status: number, code: string) {
  const refusal = { errors: [{ code, message: "No." }] };
  renderApp(<PageError error={{ status, statusText: "", internal: false, data: refusal }} />);
}

test.each([
  [404, "store"],
  // Rubbish in the address.
  [422, "id"],
])("shows status %i with code %s as a missing page", (status, code) => {
  showRefused(status, code);
  expect(screen.getByRole("heading", { name: "This page took another turn" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the shop" })).toBeTruthy();
});

test("offers to try again after a server error", () => {
  showRefused(500, "unexpected");
  expect(screen.getByRole("heading", { name: "Sorry, Something Went Wrong" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("offers another location when the visitor's zone is gone", async () => {
  store("zoneid", [9]);
  store("location", "1 Rue Fermée");
  const assign = vi.fn();
  vi.stubGlobal("location", { href: "http://shop.test/store/latest", assign });
  showRefused(422, "zoneId");
  await userEvent.click(screen.getByRole("button", { name: "Choose a place" }));
  expect(stored("zoneid")).toBeNull();
  expect(stored("location")).toBeNull();
  expect(assign).toHaveBeenCalledWith("/?next=%2Fstore%2Flatest");
  vi.unstubAllGlobals();
});
