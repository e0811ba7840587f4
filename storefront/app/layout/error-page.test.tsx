import { pageLoad } from "@errand/client/page-load.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { PageError } from "./error-page.tsx";

/** Shows the page of a route whose loader received an error response. */
function showErrorPage(status: number, code: string) {
  const body = { errors: [{ code, message: "No." }] };
  renderApp(<PageError error={{ status, statusText: "", internal: false, data: body }} />);
}

test.each([
  [404, "store"],
  // An invalid parameter in the URL.
  [422, "id"],
])("shows status %i with code %s as a missing page", (status, code) => {
  showErrorPage(status, code);
  expect(screen.getByRole("heading", { name: "Page not found" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the shop" })).toBeTruthy();
});

test("offers to try again after a server error", () => {
  showErrorPage(500, "unexpected");
  expect(screen.getByRole("heading", { name: "Sorry, Something Went Wrong" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("offers another location when the visitor's zone is gone", async () => {
  store("zoneid", [9]);
  store("location", "1 Rue Fermée");
  const open = vi.spyOn(pageLoad, "open").mockReturnValue();
  history.replaceState(null, "", "/store/latest");
  showErrorPage(422, "zoneId");
  await userEvent.click(screen.getByRole("button", { name: "Choose a location" }));
  expect(stored("zoneid")).toBeNull();
  expect(stored("location")).toBeNull();
  expect(open).toHaveBeenCalledWith("/?next=%2Fstore%2Flatest");
});
