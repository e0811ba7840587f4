import type { Dictionary } from "@errand/core/translate";
import type { ClientContext } from "../client/client-context.ts";

/** What travels inside the page so that the browser can take it over as it was drawn. */
export interface FirstPage {
  visitor: ClientContext;
  words: Record<string, Dictionary>;
}

export const firstPageId = "first-page";

/** As text inside a script element: nothing in it can end the element. */
export function firstPageText(page: FirstPage): string {
  return JSON.stringify(page).replaceAll("<", "\\u003c");
}

/** Reads what the server left; only in the browser. */
export function readFirstPage(): FirstPage {
  return JSON.parse(document.getElementById(firstPageId)?.textContent ?? "null");
}
