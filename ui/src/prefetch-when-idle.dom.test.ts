import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { usePrefetchWhenIdle } from "./prefetch-when-idle.ts";

const idle: (() => void)[] = [];

function fakeBrowser({ isLoaded = true, saveData = false } = {}) {
  idle.length = 0;
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
  vi.stubGlobal("cancelIdleCallback", () => {});
  vi.spyOn(document, "readyState", "get").mockReturnValue(isLoaded ? "complete" : "loading");
  Object.assign(navigator, { connection: { saveData } });
  const prefetch = vi.fn();
  const becomeIdle = () => {
    for (const callback of idle) callback();
  };
  renderHook(() => usePrefetchWhenIdle(prefetch));
  return { prefetch, becomeIdle };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "connection");
});

test("loads once the page has loaded and the browser is idle", () => {
  const { prefetch, becomeIdle } = fakeBrowser({ isLoaded: false });
  becomeIdle();
  expect(prefetch).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  becomeIdle();
  expect(prefetch).toHaveBeenCalledOnce();
});

test("loads nothing ahead for visitors who save data", () => {
  const { prefetch, becomeIdle } = fakeBrowser({ saveData: true });
  becomeIdle();
  expect(prefetch).not.toHaveBeenCalled();
});
