import { useLocation } from "react-router";
import { useStored } from "../client/storage.ts";
import { browseOf } from "../search/browse.ts";
import { SearchBar } from "../search/search-bar.tsx";
import { useSellsItems } from "./use-sells-items.ts";

/** The search of the header; on the page of results it holds the searched text. */
export function HeaderSearch({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const hasLocation = useStored("zoneid") !== null;
  const sellsItems = useSellsItems();
  if (!hasLocation || !sellsItems) return null;
  const browse = pathname === "/home" ? browseOf(new URLSearchParams(search)) : null;
  return (
    <div className={className}>
      <SearchBar text={browse?.kind === "searched" ? browse.text : ""} />
    </div>
  );
}
