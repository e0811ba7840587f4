import { newQueryClient } from "@errand/client/query-client.ts";
import { fakeServer } from "@errand/core/testing-server";
import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import { createMemoryRouter, Link } from "react-router";
import { RouterProvider } from "react-router/dom";
import { beforeEach, expect, test, vi } from "vitest";
import { ScopeProvider } from "../api/scope.tsx";
import { testItem, testItemDetails } from "../catalog/testing.tsx";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { serverMessages } from "../messages/messages.server.ts";
import { store, stored } from "../visitor/storage.ts";
import { ItemDialogProvider } from "./item-dialog-provider.tsx";
import { ItemLink } from "./item-link.tsx";

const item = testItem();

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  fakeServer(() => Promise.resolve(Response.json(testItemDetails(item))));
});

/** Renders a list at `/list`, with `/` before it in the history. */
function openList({
  onRender = () => {},
  loader,
  at = "/list?data_type=new",
}: {
  onRender?(): void;
  loader?(): unknown;
  at?: string;
} = {}) {
  const list = (
    <ItemDialogProvider>
      <Profiler id="link" onRender={onRender}>
        <ItemLink item={item}>Open it</ItemLink>
      </Profiler>
    </ItemDialogProvider>
  );
  const router = createMemoryRouter(
    [
      { path: "/", element: <Link to="/list">List</Link> },
      { path: "/list", element: list, loader, hydrateFallbackElement: <p>Wait</p> },
    ],
    { initialEntries: ["/", at] },
  );
  render(
    <MessagesContext value={serverMessages("en")}>
      <QueryClientProvider client={newQueryClient()}>
        <ScopeProvider>
          <ShopContext value={testShop()}>
            <RouterProvider router={router} />
          </ShopContext>
        </ScopeProvider>
      </QueryClientProvider>
    </MessagesContext>,
  );
  return router;
}

test("opens over the list, and Back closes it", async () => {
  const router = openList();
  const link = screen.getByRole("link", { name: "Open it" });
  expect(link.getAttribute("href")).toBe("/product/margherita?module_id=1");
  await userEvent.click(link);
  expect(await screen.findByRole("dialog", { name: "Margherita" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/list");
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await router.navigate(1);
  expect(await screen.findByRole("dialog", { name: "Margherita" })).toBeTruthy();
});

test("closing several times goes back once", async () => {
  const router = openList();
  await userEvent.click(screen.getByRole("link", { name: "Open it" }));
  await screen.findByRole("dialog");
  await waitFor(() => expect(router.state.location.search).toContain("item=margherita"));
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: "/list", search: "?data_type=new" });

  // Forward opens it again, as a press on its link does.
  await router.navigate(1);
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("an item opened again while it closes adds one history entry", async () => {
  const pendingBack = Promise.withResolvers<void>();
  let isLeaving = false;
  const router = openList({ loader: () => (isLeaving ? pendingBack.promise : null) });
  const link = await screen.findByRole("link", { name: "Open it" });
  await userEvent.click(link);
  expect(await screen.findByRole("dialog", { name: "Margherita" })).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toContain("item=margherita"));
  isLeaving = true;
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(link);
  pendingBack.resolve();
  expect(await screen.findByRole("dialog", { name: "Margherita" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(router.state.location.search).toBe("?data_type=new"));
  expect(router.state.location.pathname).toBe("/list");
});

test("opening an item does not render the links of the list again", async () => {
  const onRender = vi.fn();
  openList({ onRender });
  const before = onRender.mock.calls.length;
  await userEvent.click(screen.getByRole("link", { name: "Open it" }));
  await screen.findByRole("dialog", { name: "Margherita" });
  expect(onRender).toHaveBeenCalledTimes(before);
});

test("leaves clicks for a new tab to the browser", () => {
  const router = openList();
  const link = screen.getByRole("link", { name: "Open it" });
  const isLeftAlone = vi.fn();
  // jsdom does not implement navigation and would log an error.
  link.ownerDocument.addEventListener("click", (event) => {
    isLeftAlone(!event.defaultPrevented);
    event.preventDefault();
  });
  fireEvent.click(link, { ctrlKey: true });
  expect(isLeftAlone).toHaveBeenCalledWith(true);
  expect(router.state.location.search).toBe("?data_type=new");
});

test("closing an item that was opened by its URL shows the page below", async () => {
  const router = openList({ at: "/list?data_type=new&item=margherita" });
  await screen.findByRole("dialog", { name: "Margherita" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: "/list", search: "?data_type=new" });
});

test("opens before the router has changed the URL, with what the list knows", async () => {
  await import("./item-dialog.tsx");
  fakeServer(() => new Promise(() => {}));
  const pending = Promise.withResolvers<void>();
  let isSlow = false;
  const router = openList({ loader: () => (isSlow ? pending.promise : null) });
  const link = await screen.findByRole("link", { name: "Open it" });
  fireEvent.pointerEnter(link);
  isSlow = true;
  await userEvent.click(link);
  const dialog = await screen.findByRole("dialog", { name: "Margherita" });
  expect(within(dialog).getAllByText("€10.00").length).toBeGreaterThan(0);
  expect(router.state.location.search).toBe("?data_type=new");
  pending.resolve();
  await waitFor(() => expect(router.state.location.search).toContain("item=margherita"));
  expect(screen.getByRole("dialog", { name: "Margherita" })).toBeTruthy();
});

test("an item closed before the router has changed the URL stays closed", async () => {
  const pending = Promise.withResolvers<void>();
  let isSlow = false;
  const router = openList({ loader: () => (isSlow ? pending.promise : null) });
  const link = await screen.findByRole("link", { name: "Open it" });
  isSlow = true;
  await userEvent.click(link);
  await screen.findByRole("dialog", { name: "Margherita" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  pending.resolve();
  await waitFor(() => expect(router.state.historyAction).toBe("POP"));
  await waitFor(() => expect(router.state.location.search).toBe("?data_type=new"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("opens an item pressed again after it was closed before the router had changed the URL", async () => {
  const pending = Promise.withResolvers<void>();
  let isSlow = false;
  const router = openList({ loader: () => (isSlow ? pending.promise : null) });
  const link = await screen.findByRole("link", { name: "Open it" });
  isSlow = true;
  await userEvent.click(link);
  await screen.findByRole("dialog", { name: "Margherita" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(link);
  expect(await screen.findByRole("dialog", { name: "Margherita" })).toBeTruthy();
  pending.resolve();
  await waitFor(() => expect(router.state.location.search).toContain("item=margherita"));
  expect(screen.getByRole("dialog", { name: "Margherita" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(router.state.location.search).toBe("?data_type=new"));
  expect(router.state.location.pathname).toBe("/list");
});

test("prefetches the item when a touch starts", async () => {
  const requested: string[] = [];
  fakeServer((request) => {
    requested.push(new URL(request.url).pathname);
    return Response.json(testItemDetails(item));
  });
  openList();
  fireEvent.pointerEnter(screen.getByRole("link", { name: "Open it" }), { pointerType: "touch" });
  await waitFor(() => expect(requested).toEqual(["/api/v1/items/details/margherita"]));
});

test("renders the dialog ahead, hidden and without a request, while the browser is idle", async () => {
  store("viewed", null);
  const requested = vi.fn();
  fakeServer(() => {
    requested();
    return Response.json(testItemDetails(item));
  });
  vi.stubGlobal("requestIdleCallback", (act: () => void) => setTimeout(act));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  openList();
  await waitFor(() => expect(document.querySelector("[role=dialog][hidden]")).toBeTruthy());
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull());
  expect(requested).not.toHaveBeenCalled();
  expect(stored("viewed")).toBeNull();

  await userEvent.click(screen.getByRole("link", { name: "Open it" }));
  expect(await screen.findByRole("dialog", { name: "Margherita" })).toBeTruthy();
  cleanup();
});
