import type { CartLine } from "@errand/core/cart/cart.contract";
import { priceRangeOf } from "@errand/core/cart/price-range";
import type { Item } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { hasOptions, isInItsTime, isSoldOut } from "../catalog/item-state.ts";
import { useNow } from "../catalog/now.tsx";
import { PerKilogram } from "../catalog/per-kilogram.tsx";
import { Money } from "../config/money.tsx";
import { useShop } from "../config/shop.ts";
import { QuickAdd } from "../items/quick-add.tsx";

const maxSuggestions = 4;

/**
 * Popular items of the store that can be added with one press. Those that were in the cart when it
 * opened are left out; those added since stay, so that the pressed button does not disappear.
 */
export function CartSuggestions({ storeId, lines }: { storeId: number; lines: CartLine[] }) {
  const t = useMessages("cart");
  const isSuitable = useIsSuitable();
  const [inCart] = useState(() => new Set(lines.map(({ item_id }) => item_id)));
  const popular = useQuery(
    endpointQuery(useScope(), "GET /stores/popular-items/{id}", { id: String(storeId) }),
  );
  const items = (popular.data ?? [])
    .filter((item) => !inCart.has(item.id) && isSuitable(item))
    .slice(0, maxSuggestions);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="cart-suggestions" className="border-t border-line px-4 py-4">
      <h3 id="cart-suggestions" className="mb-3 text-title">
        {t("suggestions")}
      </h3>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4">
        {items.map((item) => (
          <article key={item.id} aria-label={item.name}>
            <div className="relative">
              <Picture
                src={item.image_full_url}
                alt=""
                ratio="3/2"
                sizes="176px"
                className="rounded-control"
              />
              <div className="absolute end-1.5 -bottom-2">
                <QuickAdd item={item} />
              </div>
            </div>
            <p className="mt-3 line-clamp-2 text-meta font-semibold">
              <bdi>{item.name}</bdi>
            </p>
            <p className="text-meta text-muted">
              <Money amount={priceRangeOf(item).low} />
              <PerKilogram item={item} />
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}

/** Whether an item can be ordered now and without choosing anything. */
function useIsSuitable(): (item: Item) => boolean {
  const { config } = useShop();
  const now = useNow();
  return (item) =>
    !hasOptions(item) &&
    !isSoldOut(item) &&
    item.available_date_starts === null &&
    item.is_prescription_required === 0 &&
    isInItsTime(item, now, config.time_zone);
}
