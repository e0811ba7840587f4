import { Hono } from "hono";
import { textPagePolicy } from "../http/security-headers.ts";
import type { Api } from "../requests/api.ts";
import { apiPage, apiPageStyle } from "./page.ts";

/** Serves the API documentation as an HTML page at `/api/docs`. */
export function apiDocs(api: Api): Hono {
  return new Hono()
    .get("/api/docs", (c) => {
      c.header("Content-Security-Policy", textPagePolicy);
      return c.html(apiPage(api.served));
    })
    .get("/api/docs.css", (c) => c.body(apiPageStyle, 200, { "Content-Type": "text/css" }));
}
