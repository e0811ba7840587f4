import { pageLoad } from "@errand/client/page-load.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { stored } from "../visitor/storage.ts";
import PreviewPage from "./preview.page.tsx";

const token = "T".repeat(43);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openPage() {
  renderApp(
    <ShopContext value={testShop()}>
      <PreviewPage />
    </ShopContext>,
    { at: "/", query: `#token=${token}` },
  );
}

test("says that a preview is over", async () => {
  const error = { code: "X-Preview", field: "X-Preview", message: "This preview has ended." };
  vi.stubGlobal("fetch", async () => Response.json({ errors: [error] }, { status: 422 }));
  openPage();
  expect(await screen.findByText("There is no preview here")).toBeDefined();
  expect(stored("preview")).toBeNull();
});

test("opens the same preview at another try", async () => {
  const open = vi.spyOn(pageLoad, "open").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 500 }));
  openPage();
  const again = await screen.findByRole("button", { name: "Try again" });
  const at = "2026-12-04T17:00:00.000Z";
  const expires_at = new Date(Date.now() + 60_000).toISOString();
  const state = { at, expires_at, zone: null, module: null, language: null };
  vi.stubGlobal("fetch", async () => Response.json(state));
  await userEvent.click(again);
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith("/home"));
  expect(stored("preview")?.token).toBe(token);
});
