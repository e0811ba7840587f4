import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";

const storeOrder = lazyComponent(() =>
  withMessages(
    ["cart"],
    import("./store-order.tsx").then((file) => file.StoreOrder),
  ),
);

/**
 * The order beside a menu, in the third column of wide screens. Other screens never load it: a
 * hidden element does not come near the viewport.
 */
export function LazyStoreOrder({ store }: { store: StoreDetails }) {
  return (
    <div className="sticky top-24 col-start-3 row-span-2 row-start-1 hidden max-h-[calc(100dvh-7rem)] self-start desk:block">
      <LazyOnVisible
        load={storeOrder.load}
        className="h-28 rounded-panel bg-sunken"
        fallback={null}
      >
        <Lazy component={storeOrder} props={{ store }} />
      </LazyOnVisible>
    </div>
  );
}
