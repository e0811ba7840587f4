import { useMessages } from "@errand/ui/messages/messages.ts";
import Store from "lucide-react/icons/store";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { FoundRows } from "../list/found-rows.tsx";
import { RowTable } from "../list/row-table.tsx";
import { useListPages } from "../list/use-list-pages.ts";
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
  const query = useListPages({
    name: ["GET /desk/stores", input],
    limit,
    read: (call, offset) => call("GET /desk/stores", { ...input, offset }),
    everyMs: readEveryMs,
  });
  const columns = [
    { label: t("column.name") },
    { name: "state", label: t("column.state") },
    { name: "waiting", label: t("column.waiting"), isFigure: true },
    { name: "active", label: t("column.active"), isFigure: true },
    { name: "screen", label: t("column.screen") },
    { name: "phone", label: t("column.phone") },
  ];
  return (
    <FoundRows
      list="stores"
      columns={columns}
      title={desk("section.stores")}
      searchLabel={t("search")}
      search={filter.search}
      onSearch={(search) => change({ search })}
      query={query}
      getRows={(page) => page.stores}
      empty={{ icon: Store, title: t("none"), text: t("noneText") }}
    >
      {(stores) => (
        <RowTable
          caption={desk("section.stores")}
          columns={columns}
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
      )}
    </FoundRows>
  );
}
