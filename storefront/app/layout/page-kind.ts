import type { Location } from "react-router";
import { storeListPath, storeLists } from "../catalog/paths.ts";
import { promotionPageOf } from "../promotions/promotion-page.ts";
import { browseOf } from "../search/browse.ts";

/** Pages of one kind look alike while they load. */
export type PageKind =
  | "home"
  | "list"
  | "vehicles"
  | "store"
  | "product"
  | "checkout"
  | "order"
  | "account";

const listPaths = ["/categories", ...storeLists.map((list) => storeListPath(list))];
const accountPaths = [
  "/profile",
  "/my-orders",
  "/my-trips",
  "/wallet",
  "/loyalty-points",
  "/coupons",
  "/referral-code",
  "/settings",
];

/** The kind of the page at a URL; null for pages of text and forms. */
export function pageKindOf({
  pathname,
  search,
}: Pick<Location, "pathname" | "search">): PageKind | null {
  if (pathname === "/home") return homeKindOf(new URLSearchParams(search));
  if (listPaths.includes(pathname) || pathname.startsWith("/category/")) return "list";
  if (pathname === "/rental/vehicle-search") return "vehicles";
  if (pathname.startsWith("/rental/provider-details/")) return "vehicles";
  if (pathname.startsWith("/store/")) return "store";
  if (pathname.startsWith("/product/") || pathname.startsWith("/rental/vehicle/")) return "product";
  if (["/checkout", "/rental/booking", "/errand"].includes(pathname)) return "checkout";
  if (pathname.startsWith("/run/")) return "order";
  if (pathname === "/track-order") return /order_id=|trip_id=/.test(search) ? "order" : null;
  return accountPaths.includes(pathname) ? "account" : null;
}

/** The home page and its lists share a path. */
function homeKindOf(query: URLSearchParams): PageKind {
  return browseOf(query) !== null || promotionPageOf(query) !== null ? "list" : "home";
}
