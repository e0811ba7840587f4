import type { Api } from "../requests/api.ts";
import { openApiDocument } from "./document.ts";

/** The document for machines; made once, when it is first asked for. */
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
