import type { Api } from "../requests/api.ts";
import { openApiDocument } from "./document.ts";

/** Serves the OpenAPI document; it is generated at the first request and cached. */
export function openApiRoutes(api: Api) {
  let document: string | null = null;
  api.app.get("/openapi.json", (c) => {
    document ??= JSON.stringify(openApiDocument(api.settings.url, api.served));
    return c.body(document, 200, {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=60",
    });
  });
}
