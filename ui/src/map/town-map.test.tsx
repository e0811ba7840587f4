import type { Position } from "@errand/core/location/geometry";
import { fakeServer } from "@errand/core/testing-server";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderUi } from "../testing/render.tsx";
import type { MapLayers } from "./map-layers.ts";
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

const empty = { features: [] };

/** Serves the settings and a map to draw, and returns the requested paths. */
function showMap(settings: MapSettings, zones: MapLayers["zones"] = empty) {
  const paths: string[] = [];
  fakeServer<string>(async (path) => {
    paths.push(path);
    return path === "/map/settings.json"
      ? Response.json(settings)
      : Response.json({ areas: empty, streets: empty, zones, landmarks: empty });
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

test("draws the border of each part of a zone", async () => {
  const box = (west: number, size: number): Position[] => [
    [west, 43.609],
    [west + size, 43.609],
    [west + size, 43.609 + size],
    [west, 43.609 + size],
    [west, 43.609],
  ];
  const geometry = {
    type: "MultiPolygon" as const,
    coordinates: [[box(3.864, 0.001)], [box(3.868, 0.004)]],
  };
  const properties = { id: 1, name: { en: "Islands", fr: "Îles" } };
  const zones = { features: [{ geometry, properties }] };
  showMap({ tiles: null, attribution: { text: "Ville de Belrive", url: null } }, zones);
  await waitFor(() => {
    const border = document.querySelector("path.map-zone");
    expect(border?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
  });
});
