import { pageLoad } from "@errand/client/page-load.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { LazyPreviewNotice } from "./lazy-preview-notice.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const show = () =>
  renderApp(
    <ShopContext value={testShop()}>
      <LazyPreviewNotice />
    </ShopContext>,
    { at: "/home" },
  );

test("says as of when, where and in which language the shop is shown, and ends that", async () => {
  const reload = vi.spyOn(pageLoad, "reload").mockImplementation(() => {});
  const at = "2026-12-04T17:00:00.000Z";
  const expires = Date.now() + 60_000;
  store("preview", { token: "T".repeat(43), at, expires, zone: "Old port", language: "fr" });
  show();
  const notice = /^Preview as of 4 December 2026, .+ · Old port · Français\./;
  expect(await screen.findByText(notice)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "End the preview" }));
  expect(stored("preview")).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});

test("is not there without a preview", () => {
  show();
  expect(screen.queryByRole("button")).toBeNull();
});
