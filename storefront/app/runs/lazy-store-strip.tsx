import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useEffect, useState } from "react";
import { useCarts } from "../cart/use-carts.ts";
import { useShop } from "../config/shop.ts";
import { useRememberWaiting } from "./use-remember-waiting.ts";

const strip = lazyComponent(() =>
  withMessages(
    ["runs"],
    import("./store-strip.tsx").then((file) => file.StoreStrip),
  ),
);

/**
 * The strip of the errand on the page of a store, where the shop has errand runs; nothing of it
 * loads before something waits in another store. Until that is known, its place is reserved on the
 * devices that remember such carts (`waitingCartsScript`), so that the page does not move.
 */
export function LazyStoreStrip({ store }: { store: Pick<StoreDetails, "id" | "slug"> }) {
  const { config } = useShop();
  const carts = useCarts().data;
  useRememberWaiting(carts, store);
  const isWaiting = carts?.some(({ store_id }) => store_id !== store.id) ?? false;
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

  if (config.errand_run_status !== 1 || (carts && !isWaiting)) return null;
  if (!isWaiting || !isLoaded) {
    return (
      <div className="page-column hidden pt-4 [[data-waiting-carts]_&]:block">
        <div className="h-16 rounded-panel bg-sunken" />
      </div>
    );
  }
  return (
    <div className="page-column pt-4 empty:hidden">
      <Lazy component={strip} props={{ store }} />
    </div>
  );
}
