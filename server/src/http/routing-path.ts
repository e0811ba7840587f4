import { getPath } from "hono/utils/url";

/**
 * Returns the path by which Hono finds the route of a request. The characters of its patterns are
 * encoded, because its router would find a pattern twice for a path that contains it: as itself,
 * and as what it matches. Parameters are decoded again.
 */
export function routingPath(request: Request): string {
  return getPath(request).replace(/[*:]/g, (character) => (character === "*" ? "%2A" : "%3A"));
}
