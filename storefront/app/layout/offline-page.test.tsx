import { pageLoad } from "@errand/client/page-load.ts";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import OfflinePage from "./offline.page.tsx";

let isReachable = false;
let opened: string[] = [];

beforeEach(() => {
  [isReachable, opened] = [false, []];
  vi.spyOn(pageLoad, "replace").mockImplementation((url) => void opened.push(url));
  vi.stubGlobal("fetch", async () => {
    if (!isReachable) throw new TypeError("Failed to fetch");
    return new Response();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const showPage = (query: string) =>
  renderApp(
    <ShopContext value={testShop()}>
      <OfflinePage />
    </ShopContext>,
    { at: "/offline", query },
  );
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("opens the wanted page once the server answers", async () => {
  vi.useFakeTimers();
  showPage("?to=%2Fstore%2Fforno%3Ftab%3D2");
  await later(20_000);
  expect(opened).toEqual([]);
  isReachable = true;
  await later(5000);
  expect(opened).toEqual(["/store/forno?tab=2"]);
  await later(20_000);
  expect(opened).toHaveLength(1);
});

test("asks as soon as the browser is online again", async () => {
  vi.useFakeTimers();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  isReachable = true;
  showPage("?to=%2Fhome");
  await later(20_000);
  expect(opened).toEqual([]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await later(0);
  expect(opened).toEqual(["/home"]);
});

test("opens no page of another site", async () => {
  isReachable = true;
  showPage("?to=https%3A%2F%2Fevil.example%2Fhome");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(opened).toEqual(["/"]);
});
