import { storeListPath, storeLists } from "./catalog/paths.ts";

/**
 * Whether the page of a URL lists stores by distance, or filters them by what their delivery costs:
 * the lists of stores, categories, and whatever a query selects on the home page.
 */
export function dependsOnPlace({ pathname, searchParams }: URL): boolean {
  // The router loads the data of a page from its path with a suffix.
  const path = pathname.replace(/\.data$/, "");
  const isSelected = [...searchParams.keys()].some((name) => name !== "_routes");
  return (
    (path === "/home" && isSelected) ||
    path.startsWith("/category/") ||
    storeLists.some((list) => path === storeListPath(list))
  );
}
