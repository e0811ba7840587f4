import type { Dictionary } from "@errand/core/translate";
import type { ClientContext } from "../visitor/client-context.ts";

/** The data inside a page with which the browser hydrates it. */
export interface FirstPage {
  visitor: ClientContext;
  words: Record<string, Dictionary>;
}

export const firstPageId = "first-page";

/**
 * Serializes the data for a script element; escapes "<", so that the data cannot end the element.
 */
export function firstPageText(page: FirstPage): string {
  return JSON.stringify(page).replaceAll("<", "\\u003c");
}

/** Reads the data of the server. Browser only. */
export function readFirstPage(): FirstPage {
  return JSON.parse(document.getElementById(firstPageId)?.textContent ?? "null");
}
