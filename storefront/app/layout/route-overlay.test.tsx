import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverMessages } from "../messages/messages.server.ts";
import { quietNavigation } from "../shell/quiet-navigation.ts";
import { RouteOverlay } from "./route-overlay.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Opens a page whose data takes a second to load. */
function open(state?: object) {
  const frame = (
    <>
      <RouteOverlay />
      <Link to="/slow" state={state}>
        Open
      </Link>
      <Outlet />
    </>
  );
  const loader = () => new Promise((done) => setTimeout(() => done(null), 1_000));
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { index: true, element: <p>First</p> },
        { path: "/slow", element: <p>Slow</p>, loader },
      ],
    },
  ]);
  render(
    <MessagesContext value={serverMessages("en")}>
      <RouterProvider router={router} />
    </MessagesContext>,
  );
  fireEvent.click(screen.getByRole("link", { name: "Open" }));
}

test("shows a line at once, and covers the page only when it takes longer than 400 ms", async () => {
  open();
  await wait(399);
  expect(screen.getByTestId("progress-line")).toBeDefined();
  expect(screen.queryByRole("status")).toBeNull();
  await wait(1);
  expect(screen.getByRole("status").textContent).toContain("Loading");
  await wait(600);
  expect(screen.getByText("Slow")).toBeDefined();
  expect(screen.queryByTestId("progress-line")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

test("shows nothing for a list that shows its loading itself", async () => {
  open(quietNavigation);
  await wait(500);
  expect(screen.queryByTestId("progress-line")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});
