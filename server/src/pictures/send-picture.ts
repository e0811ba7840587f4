import type { Context } from "hono";
import type { Drawn } from "./drawing-store.ts";

/** Sends a picture, which caches keep forever or for a few minutes. */
export function sendPicture(
  c: Context,
  picture: Drawn,
  { type, isForever }: { type: string; isForever: boolean },
): Response {
  if (picture === "busy") return c.text("busy\n", 503, { "Retry-After": "1" });
  if (picture === null) return c.text("no such picture\n", 404, { "Cache-Control": "no-cache" });
  return c.body(new Uint8Array(picture), 200, {
    "Content-Type": type,
    "Content-Length": String(picture.length),
    "Cache-Control": isForever ? "public, max-age=31536000, immutable" : "public, max-age=300",
    "X-Content-Type-Options": "nosniff",
  });
}
