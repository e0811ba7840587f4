import { storeListPath, storeLists } from "./catalog/paths.ts";

/**
 * Whether the page of a URL lists stores or vehicles by distance, or filters stores by what their
 * delivery costs: the lists of stores, categories, whatever a query selects on the home page, and
 * vehicles in that order.
 */
export function dependsOnPlace({ pathname, searchParams }: URL): boolean {
  // The router loads the data of a page from its path with a suffix.
  const path = pathname.replace(/\.data$/, "");
  const isSelected = [...searchParams.keys()].some((name) => name !== "_routes");
  return (
    (path === "/home" && isSelected) ||
    path.startsWith("/category/") ||
    (path === "/rental/vehicle-search" && searchParams.get("sort") === "nearest") ||
    storeLists.some((list) => path === storeListPath(list))
  );
}
