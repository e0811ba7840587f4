import type { ShopperCart } from "@errand/core/cart/carts.contract";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { useEffect } from "react";
import { stored, store as storeValue } from "../visitor/storage.ts";

/**
 * Remembers on this device in which stores something waits, each as its id and, once its page was
 * seen, the last part of its address: the next page has a place for the strip of the errand before
 * the carts are read. `carts` are undefined while they are unknown.
 */
export function useRememberWaiting(
  carts: readonly ShopperCart[] | undefined,
  { id, slug }: Pick<StoreDetails, "id" | "slug">,
): void {
  const ids = carts?.map(({ store_id }) => store_id).join();
  useEffect(() => {
    if (ids === undefined) return;
    const known = new Map(stored("waitingCarts")?.map((text) => [text.split(" ")[0], text]));
    known.set(String(id), `${id} ${slug}`);
    const waiting = ids.split(",").filter((each) => each !== "");
    const next = waiting.map((each) => known.get(each) ?? each);
    storeValue("waitingCarts", next.length > 0 ? next : null);
  }, [ids, id, slug]);
}
