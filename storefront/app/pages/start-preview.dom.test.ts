import { pageLoad } from "@errand/client/page-load.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "../api/call.ts";
import { endPreview } from "../visitor/before-preview.ts";
import { hasFormerPreview } from "../visitor/former-preview.ts";
import { store, stored } from "../visitor/storage.ts";
import type { ChosenModule } from "../visitor/stored-values.ts";
import { startPreview } from "./start-preview.ts";

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

const own: ChosenModule = { id: 1, slug: "market", module_name: "Market", module_type: "grocery" };
const here = () => ({
  zone: stored("zoneid"),
  place: stored("currentLatLng"),
  address: stored("location"),
  module: stored("module"),
  language: stored("language-setting"),
});

test("puts zone, module and language back as they were when it is ended", async () => {
  vi.spyOn(pageLoad, "open").mockImplementation(() => {});
  respondWith(Response.json(state));
  store("zoneid", [7]);
  store("currentLatLng", { lat: 48.1, lng: -4.3 });
  store("location", "3 Quai des Brumes");
  store("module", own);
  const before = here();
  await startPreview(token);
  // A second one, of another zone, keeps what was before the first.
  respondWith(Response.json({ ...state, zone: { ...state.zone, id: 4 } }));
  await startPreview(token);
  expect(here()).not.toEqual(before);
  endPreview();
  expect(here()).toEqual(before);
  expect(stored("language-setting")).toBeNull();
  expect(stored("beforePreview")).toBeNull();
  store("zoneid", [8]);
  endPreview();
  expect(stored("zoneid")).toEqual([8]);
});

test("puts them back when it was over while no page was open", async () => {
  vi.spyOn(pageLoad, "open").mockImplementation(() => {});
  respondWith(Response.json(state));
  store("language-setting", "en");
  await startPreview(token);
  expect(hasFormerPreview()).toBe(false);
  expect(stored("language-setting")).toBe("fr");
  vi.setSystemTime(new Date("2026-12-01T10:31:00Z"));
  // What was parsed of it is forgotten, as on a page that is opened.
  store("preview", null);
  expect(hasFormerPreview()).toBe(true);
  endPreview();
  expect(hasFormerPreview()).toBe(false);
  expect(stored("language-setting")).toBe("en");
  expect(stored("zoneid")).toBeNull();
});
