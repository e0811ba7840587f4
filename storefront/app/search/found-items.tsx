import { useMessages } from "@errand/ui/messages/messages.ts";
import { ItemGrid, type ListPages } from "../lists/card-lists.tsx";
import type { SearchFindings } from "./browse-data.ts";
import { FoundStores } from "./found-stores.tsx";
import type { ListedItem } from "./list-requests.ts";

interface FoundItemsProps {
  pages: ListPages<ListedItem>;
  stores: SearchFindings["stores"];
}

/** The items that match a search, then those that are close to it, then stores that have them. */
export function FoundItems({ pages, stores }: FoundItemsProps) {
  const t = useMessages("search");
  const first = pages.things.findIndex(({ match }) => match === "near");
  const matches = first < 0 ? pages.things : pages.things.slice(0, first);
  const near = first < 0 ? [] : pages.things.slice(first);
  const grid = { eagerCount: 4, isBesideFilters: true };
  return (
    <div className="flex flex-col gap-8">
      {matches.length > 0 && (
        <ItemGrid
          pages={near.length > 0 ? allOf(matches) : { ...pages, things: matches }}
          {...grid}
        />
      )}
      {near.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl">{t("near")}</h2>
          <ItemGrid pages={{ ...pages, things: near }} {...grid} />
        </section>
      )}
      {!pages.hasMore && matches.length > 0 && <FoundStores stores={stores} />}
    </div>
  );
}

/** A group that is loaded whole, because another follows. */
function allOf(things: ListedItem[]): ListPages<ListedItem> {
  return {
    ...{ things, remaining: 0, hasMore: false, isLoading: false, isStuck: false },
    end: () => {},
    goOn: () => {},
  };
}
