import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useEffect, useState } from "react";
import { useCarts } from "../cart/use-carts.ts";

const strip = lazyComponent(() =>
  withMessages(
    ["runs"],
    import("./store-strip.tsx").then((file) => file.StoreStrip),
  ),
);

/**
 * The strip of the errand on the page of a store, where the shop has errand runs; nothing of it
 * loads before something waits in another store.
 */
export function LazyStoreStrip({ store }: { store: Pick<StoreDetails, "id"> }) {
  const isWaiting = useCarts().data?.some(({ store_id }) => store_id !== store.id) ?? false;
  const [isLoaded, setLoaded] = useState(strip.loaded() !== null);

  useEffect(() => {
    if (!isWaiting || isLoaded) return;
    let isCanceled = false;
    strip.load().then(
      () => isCanceled || setLoaded(true),
      // The page is complete without it.
      () => {},
    );
    return () => {
      isCanceled = true;
    };
  }, [isWaiting, isLoaded]);

  if (!isWaiting || !isLoaded) return null;
  return (
    <div className="page-column pt-4 empty:hidden">
      <Lazy component={strip} props={{ store }} />
    </div>
  );
}
