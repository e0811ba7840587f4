import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { SearchField } from "@errand/ui/search-input.tsx";
import SearchX from "lucide-react/icons/search-x";
import { useEffect, useState } from "react";
import { QueryState } from "../../../console/office/query-state.tsx";
import { ItemRow } from "./item-row.tsx";
import { type StoreCatalogue, useItems, useRights } from "./menu.queries.ts";
import { SelectionBar } from "./selection/selection-bar.tsx";
import { useSelection } from "./selection/use-selection.ts";
import { useMenuUrl } from "./use-menu-url.ts";

/** How long the search waits for another letter, in milliseconds. */
const searchPause = 250;

/** The items that the filter leaves, with the search that narrows them. */
export function ItemList({ catalogue }: { catalogue: StoreCatalogue }) {
  const t = useMessages("menu");
  const { filter } = useMenuUrl();
  const query = useItems(filter);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const selection = useSelection(items.map(({ id }) => id));
  const selected = items.filter(({ id }) => selection.has(id));
  const { canChange } = useRights();
  return (
    <section
      aria-label={t("items")}
      className="flex min-w-0 flex-col lg:min-h-0 lg:overflow-y-auto"
    >
      <div className="flex items-center border-b border-line bg-paper py-3 pe-3 lg:sticky lg:top-0 lg:z-5">
        {canChange && items.length > 0 && (
          <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
            <span className="sr-only">{t("selectAll")}</span>
            <input
              type="checkbox"
              readOnly
              checked={selected.length === items.length}
              onClick={selection.toggleAll}
              className="size-4.5 accent-ink"
            />
          </label>
        )}
        <ItemSearch count={catalogue.counts.all} isBusy={query.isFetching} />
      </div>
      <QueryState query={query}>
        {() => {
          if (items.length === 0) return <EmptyState icon={SearchX} title={t("nothing")} />;
          return (
            <>
              <ul>
                {items.map((item) => (
                  <ItemRow
                    key={item.id}
                    item={item}
                    type={catalogue.module_type}
                    selection={canChange ? selection : null}
                  />
                ))}
              </ul>
              {query.hasNextPage && (
                <Button
                  variant="soft"
                  className="m-4 self-center"
                  isBusy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t("more")}
                </Button>
              )}
            </>
          );
        }}
      </QueryState>
      {selected.length > 0 && (
        <SelectionBar selection={selection} items={selected} catalogue={catalogue} />
      )}
    </section>
  );
}

/** What is typed reaches the address, and with it the list, after a pause. */
function ItemSearch({ count, isBusy }: { count: number; isBusy: boolean }) {
  const t = useMessages("menu");
  const { filter, go } = useMenuUrl();
  const [typed, setTyped] = useState(filter.search);
  const [known, setKnown] = useState(filter.search);
  // The address changed by itself: Back, or another category.
  if (known !== filter.search) {
    setKnown(filter.search);
    setTyped(filter.search);
  }
  useEffect(() => {
    if (typed.trim() === known) return;
    const timer = setTimeout(() => {
      setKnown(typed.trim());
      go({ search: typed.trim() }, { replace: true });
    }, searchPause);
    return () => clearTimeout(timer);
  });
  return (
    <div className="grow first:ps-3">
      <SearchField
        label={t("search", { count })}
        value={typed}
        onChange={setTyped}
        isBusy={isBusy}
      />
    </div>
  );
}
