import { mapFile } from "./map-file.ts";

export interface MapSettings {
  /** Null draws the map from the shop's own data. */
  tiles: { url: string; maxZoom: number } | null;
  attribution: { text: string; url: string | null } | null;
}

/** Loads where the tiles of the map are and whose data it shows. */
export const mapSettings = mapFile<MapSettings>("/map/settings.json");
