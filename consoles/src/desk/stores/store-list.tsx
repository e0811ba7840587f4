import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { SearchField } from "@errand/ui/search-input.tsx";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import Store from "lucide-react/icons/store";
import { MoreButton } from "../../console/office/more-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useDeskClient } from "../desk-client.ts";
import { RowTable } from "../list/row-table.tsx";
import { ScreenState } from "./screen-state.tsx";
import { StoreState } from "./store-state.tsx";

const limit = 50;
const readEveryMs = 30_000;

/** All stores with their load, those with the most waiting orders first. */
export function StoreList() {
  const t = useMessages("desk-stores");
  const desk = useMessages("desk");
  const { filter, change } = useAddressFilter(["search"]);
  const input = { limit, search: filter.search.trim() || undefined };
  const { scopedPages, scope } = useDeskClient();
  const query = useInfiniteQuery({
    ...scopedPages(scope, ["GET /desk/stores", input], (call, offset) =>
      call("GET /desk/stores", { ...input, offset }),
    ),
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * limit < total_size ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    refetchInterval: readEveryMs,
  });
  return (
    <>
      <PageHead title={desk("section.stores")} />
      <div className="border-b border-line px-4 py-3 md:px-5">
        <SearchField
          label={t("search")}
          value={filter.search}
          isBusy={query.isFetching}
          onChange={(search) => change({ search })}
        />
      </div>
      <QueryState query={query}>
        {({ pages }) => {
          const stores = pages.flatMap((page) => page.stores);
          if (stores.length === 0)
            return <EmptyState icon={Store} title={t("none")} text={t("noneText")} />;
          return (
            <RowTable
              caption={desk("section.stores")}
              columns={[
                { label: t("column.name") },
                { label: t("column.state") },
                { label: t("column.waiting"), isFigure: true },
                { label: t("column.active"), isFigure: true },
                { label: t("column.screen") },
                { label: t("column.phone") },
              ]}
              rows={stores.map((store) => ({
                key: store.id,
                to: `/desk/stores/${store.id}`,
                cells: [
                  store.name,
                  <StoreState key="state" store={store} />,
                  store.new_orders,
                  store.active_orders,
                  <ScreenState key="screen" heartbeat={store.heartbeat} />,
                  <a key="phone" href={`tel:${store.phone}`} className="underline">
                    {store.phone}
                  </a>,
                ],
              }))}
            />
          );
        }}
      </QueryState>
      <MoreButton query={query} />
    </>
  );
}
