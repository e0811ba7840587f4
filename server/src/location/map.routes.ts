import { Hono } from "hono";
import { cachedValue } from "../caching/cached-value.ts";
import { etagOf } from "../caching/response-cache.ts";
import type { Settings } from "../process/settings.ts";
import type { Api } from "../requests/api.ts";
import { readMapLayers } from "./map-layers.ts";

/**
 * `/map/settings.json`: where the tiles of the map are and whose data it shows. `/map/layers.json`:
 * the map of the storefront without tiles, or when they cannot be loaded.
 */
export function mapRoutes(api: Api, { map }: Pick<Settings, "map">): Hono {
  const layers = cachedValue(api.changes, "map", async () => {
    const body = JSON.stringify(await readMapLayers(api.db));
    return { body, etag: etagOf(body) };
  });
  const app = new Hono();
  app.get("/map/settings.json", (c) => {
    c.header("Cache-Control", "public, max-age=300");
    return c.json(map);
  });
  return app.get("/map/layers.json", async (c) => {
    const { body, etag } = await layers();
    const headers = { ETag: etag, "Cache-Control": "public, max-age=300" };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    return c.body(body, 200, { ...headers, "Content-Type": "application/geo+json" });
  });
}
