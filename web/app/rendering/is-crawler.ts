import { isbot } from "isbot";

/** Whether a crawler asks: it neither scrolls nor waits, so its pages are rendered whole. */
export function isCrawler({ headers }: Request): boolean {
  return isbot(headers.get("User-Agent"));
}
