import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { newQueryClient } from "../query-client.ts";
import { serverWords } from "../words/words.server.ts";
import { WordsContext } from "../words/words.ts";
import { ItemDialogHost } from "./item-dialog-host.tsx";
import { ItemLink } from "./item-link.tsx";
import { testItem, testStore } from "./testing.tsx";

const item = testItem();

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ ...item, store_details: testStore() })),
  );
});

/** A list at `/list`, come to from `/`. */
function openList() {
  const list = (
    <>
      <ItemLink item={item}>Open it</ItemLink>
      <ItemDialogHost />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: "/", element: <Link to="/list">List</Link> },
      { path: "/list", element: list },
    ],
    { initialEntries: ["/", "/list?data_type=new"] },
  );
  render(
    <WordsContext value={serverWords("en")}>
      <QueryClientProvider client={newQueryClient()}>
        <ShopContext value={testShop()}>
          <RouterProvider router={router} />
        </ShopContext>
      </QueryClientProvider>
    </WordsContext>,
  );
  return router;
}

test("opens over the list, and back closes it", async () => {
  const router = openList();
  const link = screen.getByRole("link", { name: "Open it" });
  expect(link.getAttribute("href")).toBe("/product/margherita?module_id=1");
  await userEvent.click(link);
  expect(await screen.findByRole("dialog", { name: "Margherita" }, { timeout: 5000 })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/list");
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await router.navigate(1);
  expect(await screen.findByRole("dialog", { name: "Margherita" }, { timeout: 5000 })).toBeTruthy();
});

test("closing goes back once, however often it is asked", async () => {
  const router = openList();
  await userEvent.click(screen.getByRole("link", { name: "Open it" }));
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: "/list", search: "?data_type=new" });

  // Forward opens it again, as a press on its link does.
  await router.navigate(1);
  expect(await screen.findByRole("dialog")).toBeTruthy();
});
