import { redirect } from "react-router";
import { scopeOf } from "../api/scope.tsx";
import { LazyStoreOrder } from "../cart/lazy-store-order.tsx";
import { PageData } from "../catalog/page-data.tsx";
import { storePath } from "../catalog/paths.ts";
import { Reach } from "../catalog/reach.tsx";
import { StoreDeliveryNotice } from "../catalog/store-delivery-notice.tsx";
import { storeGraph } from "../catalog/structured-data.ts";
import { useSwitchToModuleOf } from "../catalog/use-switch-module.ts";
import { useShop } from "../config/shop.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { callContext, callFromContext, clientRouterContext } from "../rendering/server-context.ts";
import { StructuredData } from "../rendering/structured-data.tsx";
import { LazyStoreStrip } from "../runs/lazy-store-strip.tsx";
import { readStorePage } from "../stores/store-data.ts";
import { StoreHeader } from "../stores/store-header.tsx";
import { StoreMenu } from "../stores/store-menu.tsx";
import type { Route } from "./+types/store.page";

/** The browser loads filtered menus itself; the rest of the page stays the same. */
export { revalidateOnOtherPath as shouldRevalidate } from "../items/item-dialog-url.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const store = await context.get(callContext)("GET /stores/details/{id}", { id: params.id });
  if (store.module_type === "rental") throw redirect(storePath(store), 301);
  // The menu belongs to the store's zone and module, whichever the visitor has chosen.
  const call = context.get(callFromContext)({
    zoneIds: [store.zone_id],
    moduleId: store.module_id,
  });
  const client = context.get(clientRouterContext);
  return {
    moduleId: store.module_id,
    store,
    ...(await readStorePage(call, store, request, client)),
    now: Date.now(),
    scope: scopeOf(client),
  };
}

export default function StorePage({ loaderData }: Route.ComponentProps) {
  const { store, first, popular, delivery, now, scope } = loaderData;
  useSwitchToModuleOf(store);
  const text = [store.address, ...store.category_details.map(({ name }) => name)].join(" · ");
  return (
    <PageData now={now} scope={scope}>
      <PageHead
        title={store.name}
        description={text}
        preview={store.link_preview_full_url}
        path={storePath(store)}
      />
      <StructuredData about={storeGraph(store, useShop())} />
      <StoreDeliveryNotice key={store.id} store={store} />
      <Reach stores={[store]}>
        <StoreHeader store={store} delivery={delivery} />
        <LazyStoreStrip key={`errand ${store.id}`} store={store} />
        <StoreMenu
          key={store.slug}
          store={store}
          first={first}
          popular={popular}
          order={<LazyStoreOrder store={store} />}
        />
      </Reach>
    </PageData>
  );
}
