import { classNames } from "@errand/ui/class-names.ts";
import { useLocation } from "react-router";
import { browseOf } from "../search/browse.ts";
import { SearchBar } from "../search/search-bar.tsx";
import { useStored } from "../visitor/storage.ts";
import { pageKindOf } from "./page-kind.ts";
import { useSellsItems } from "./use-sells-items.ts";

/**
 * The search of the header; on the page of results it holds the searched text. Phones show an order
 * without it.
 */
export function HeaderSearch({ className }: { className: string }) {
  const location = useLocation();
  const { pathname, search } = location;
  const hasLocation = useStored("zoneid") !== null;
  const sellsItems = useSellsItems();
  if (!hasLocation || !sellsItems) return null;
  const browse = pathname === "/home" ? browseOf(new URLSearchParams(search)) : null;
  return (
    <div className={classNames(className, pageKindOf(location) === "order" && "max-desk:hidden")}>
      <SearchBar text={browse?.kind === "searched" ? browse.text : ""} />
    </div>
  );
}
