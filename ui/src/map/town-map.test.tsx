import { fakeServer } from "@errand/core/testing-server";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderUi } from "../testing/render.tsx";
import type { MapSettings } from "./map-settings.ts";
import { TownMap } from "./town-map.tsx";

const url = "https://tiles.example.com/{z}/{x}/{y}.png";
const attribution = {
  text: "© OpenStreetMap contributors",
  url: "https://www.openstreetmap.org/copyright",
};
const tilesOnScreen = () => [...document.querySelectorAll<HTMLImageElement>("img.leaflet-tile")];

// A map without a size shows no tiles, and elements have no size here.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(300);
});
afterEach(() => vi.restoreAllMocks());

/** Serves the settings and an empty map to draw, and returns the requested paths. */
function showMap(settings: MapSettings) {
  const paths: string[] = [];
  const empty = { features: [] };
  fakeServer<string>(async (path) => {
    paths.push(path);
    return path === "/map/settings.json"
      ? Response.json(settings)
      : Response.json({ areas: empty, streets: empty, zones: empty, landmarks: empty });
  });
  renderUi(<TownMap center={{ lat: 43.61, lng: 3.87 }} label="Map" />);
  return paths;
}

test("shows tiles with their attribution, and does not load the map to draw", async () => {
  const paths = showMap({ tiles: { url, maxZoom: 19 }, attribution });
  await waitFor(() => expect(tilesOnScreen().length).toBeGreaterThan(0));
  expect(tilesOnScreen()[0]?.src).toMatch(/^https:\/\/tiles\.example\.com\/15\/\d+\/\d+\.png$/);
  const link = screen.getByRole("link", { name: attribution.text });
  expect(link.getAttribute("href")).toBe(attribution.url);
  for (const tile of tilesOnScreen()) fireEvent.load(tile);
  expect(paths).toEqual(["/map/settings.json"]);
});

test("draws the own map when no tile of a view can be loaded", async () => {
  const paths = showMap({ tiles: { url, maxZoom: 19 }, attribution });
  await waitFor(() => expect(tilesOnScreen().length).toBeGreaterThan(0));
  for (const tile of tilesOnScreen()) fireEvent.error(tile);
  await waitFor(() => expect(paths).toEqual(["/map/settings.json", "/map/layers.json"]));
  expect(tilesOnScreen()).toEqual([]);
  expect(screen.getByText(attribution.text)).toBeDefined();
});

test("draws the own map without a tile server", async () => {
  const paths = showMap({ tiles: null, attribution: { text: "Ville de Belrive", url: null } });
  await waitFor(() => expect(paths).toEqual(["/map/settings.json", "/map/layers.json"]));
  expect(screen.getByText("Ville de Belrive")).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});
