import { pageLoad } from "@errand/client/page-load.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "../api/call.ts";
import { stored } from "../visitor/storage.ts";
import { endPreview, startPreview } from "./start-preview.ts";

const token = "T".repeat(43);
const module = { id: 2, slug: "food", module_name: "Food", module_type: "food" };
const state = {
  ...{ at: "2026-12-04T17:00:00.000Z", expires_at: "2026-12-01T10:30:00.000Z", language: "fr" },
  zone: { id: 3, display_name: "Centre", latitude: 43.6, longitude: 3.88 },
  module,
};
let sent: Request[] = [];

function respondWith(response: Response) {
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(request);
    return response.clone();
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-01T10:00:00Z"), shouldAdvanceTime: true });
  sent = [];
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("opens the shop at the moment, and in the zone, module and language of a preview", async () => {
  const open = vi.spyOn(pageLoad, "open").mockImplementation(() => {});
  respondWith(Response.json(state));
  await startPreview(token);
  expect(sent[0]?.headers.get("X-Preview")).toBe(token);
  const { at, expires_at } = state;
  expect(stored("preview")).toEqual({
    ...{ token, at, expires: Date.parse(expires_at) },
    ...{ zone: "Centre", language: "fr" },
  });
  expect(stored("zoneid")).toEqual([3]);
  expect(stored("currentLatLng")).toEqual({ lat: 43.6, lng: 3.88 });
  expect(stored("module")).toEqual(module);
  expect(stored("language-setting")).toBe("fr");
  expect(open).toHaveBeenCalledWith("/home");
});

test("names the preview in each request until it ends", async () => {
  vi.spyOn(pageLoad, "open").mockImplementation(() => {});
  respondWith(Response.json(state));
  await startPreview(token);
  respondWith(Response.json([]));
  await call("GET /module");
  endPreview();
  await call("GET /module");
  expect(sent.map(({ headers }) => headers.get("X-Preview"))).toEqual([token, token, null]);
});

test("leaves the shop as it was when the preview has ended", async () => {
  const error = { code: "X-Preview", field: "X-Preview", message: "This preview has ended." };
  respondWith(Response.json({ errors: [error] }, { status: 422 }));
  await expect(startPreview(token)).rejects.toThrow();
  expect(stored("preview")).toBeNull();
  expect(stored("zoneid")).toBeNull();
});
