import { Hono } from "hono";
import { cachedValue } from "../caching/cached-value.ts";
import { etagOf } from "../caching/response-cache.ts";
import type { Api } from "../requests/api.ts";
import { readMapLayers } from "./map-layers.ts";

/** `/map/layers.json`: the map of the storefront when no tile server is connected. */
export function mapRoutes(api: Api): Hono {
  const layers = cachedValue(api.changes, "map", async () => {
    const body = JSON.stringify(await readMapLayers(api.db));
    return { body, etag: etagOf(body) };
  });
  return new Hono().get("/map/layers.json", async (c) => {
    const { body, etag } = await layers();
    const headers = { ETag: etag, "Cache-Control": "public, max-age=300" };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    return c.body(body, 200, { ...headers, "Content-Type": "application/geo+json" });
  });
}
