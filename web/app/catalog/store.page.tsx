import type { Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import type { Call } from "../api-request.ts";
import { PageHead } from "../page-head.tsx";
import { callContext, callFromContext } from "../server-context.ts";
import type { Route } from "./+types/store.page";
import { useModuleOf } from "./module-of.ts";
import { NowProvider } from "./now.tsx";
import { StoreHeader } from "./store-header.tsx";
import { StoreMenu } from "./store-menu.tsx";

export { staysUnderItem as shouldRevalidate } from "./item-over-page.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = await context.get(callContext)("GET /stores/details/{id}", { id: params.id });
  // The menu is the store's, wherever its visitor is or shops.
  const call = context.get(callFromContext)({
    zoneIds: [store.zone_id],
    moduleId: store.module_id,
  });
  return { store, items: await wholeMenu(call, store), now: Date.now() };
}

const largestPage = 100;

async function wholeMenu(call: Call, store: StoreDetails): Promise<Item[]> {
  const items: Item[] = [];
  for (let offset = 1; ; offset++) {
    const page = await call("GET /items/latest", {
      store_id: store.id,
      limit: largestPage,
      offset,
    });
    items.push(...page.products);
    if (items.length >= page.total_size || page.products.length === 0) return items;
  }
}

export default function StorePage({ loaderData: { store, items, now } }: Route.ComponentProps) {
  useModuleOf(store);
  const text = [store.address, ...store.category_details.map(({ name }) => name)].join(" · ");
  return (
    <NowProvider start={now}>
      <PageHead title={store.name} description={text} picture={store.cover_photo_full_url} />
      <StoreHeader store={store} />
      <StoreMenu store={store} items={items} />
    </NowProvider>
  );
}
