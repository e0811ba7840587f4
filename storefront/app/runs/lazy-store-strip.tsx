import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useShop } from "../config/shop.ts";

const strip = lazyComponent(() =>
  withMessages(
    ["runs"],
    import("./store-strip.tsx").then((file) => file.StoreStrip),
  ),
);

/** The strip of the errand on the page of a store, where the shop has errand runs. */
export function LazyStoreStrip({ store }: { store: Pick<StoreDetails, "id"> }) {
  const { config } = useShop();
  if (config.errand_run_status !== 1) return null;
  return (
    <LazyOnVisible load={strip.load} className="min-h-px" fallback={null}>
      <Lazy component={strip} props={{ store }} />
    </LazyOnVisible>
  );
}
