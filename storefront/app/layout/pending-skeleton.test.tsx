import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { PendingSkeleton } from "./pending-skeleton.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  // Idle immediately, so that the skeletons have loaded before the link is pressed.
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => callback());
  vi.stubGlobal("cancelIdleCallback", () => {});
  vi.spyOn(document, "readyState", "get").mockReturnValue("complete");
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Presses a link on the home page to `path`, whose data takes a second to load. */
async function press(path: string, state?: object) {
  const frame = (
    <>
      <Link to={path} state={state}>
        Open
      </Link>
      <Outlet />
      <PendingSkeleton />
    </>
  );
  const loader = () => new Promise((done) => setTimeout(() => done(null), 1_000));
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          {
            path: "/home",
            element: <input aria-label="Note" />,
            loader: ({ url }) => url.search && loader(),
          },
          { path: "*", element: <p>Next page</p>, loader },
        ],
      },
    ],
    { initialEntries: ["/home"], hydrationData: { loaderData: { "0-0": null } } },
  );
  render(<RouterProvider router={router} />);
  const link = screen.getByRole("link", { name: "Open" });
  await vi.dynamicImportSettled();
  fireEvent.click(link);
}

test.each([
  ["/store/la-piazzetta", "skeleton-store"],
  ["/product/soup", "skeleton-product"],
  ["/category/3", "skeleton-list"],
  ["/home?data_type=new", "skeleton-list"],
  ["/checkout", "skeleton-checkout"],
  ["/track-order?order_id=1", "skeleton-order"],
  ["/profile", "skeleton-account"],
])("a wait for %s shows %s, until the page is there", async (path, skeleton) => {
  await press(path);
  await wait(119);
  expect(screen.queryByTestId(skeleton)).toBeNull();
  await wait(1);
  expect(screen.getByTestId(skeleton)).toBeDefined();
  await wait(1_000);
  expect(screen.queryByTestId(skeleton)).toBeNull();
});

test("leaves the page below as it is", async () => {
  await press("/store/la-piazzetta");
  const note = screen.getByRole<HTMLInputElement>("textbox", { name: "Note" });
  fireEvent.change(note, { target: { value: "No onions" } });
  await wait(200);
  expect(screen.getByTestId("skeleton-store")).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Note" }).value).toBe("No onions");
});

test.each([
  ["an item dialog over the same page", "/home?item=soup", undefined],
  ["a list that shows its loading itself", "/category/3", quietNavigation],
  ["a page of text", "/privacy-policy", undefined],
])("shows none for %s", async (_name, path, state) => {
  await press(path, state);
  await wait(500);
  expect(screen.queryByTestId(/skeleton/)).toBeNull();
});
