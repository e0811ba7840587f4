import { isbot } from "isbot";

/**
 * Whether the request is from a crawler, which neither scrolls nor waits: its pages are rendered
 * completely.
 */
export function isCrawler({ headers }: Request): boolean {
  return isbot(headers.get("User-Agent"));
}
