import type { ShopperCart } from "@errand/core/cart/carts.contract";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import Route from "lucide-react/icons/route";
import { scopedQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useGoToCheckout } from "../cart/go-to-checkout.ts";
import { useCarts } from "../cart/use-carts.ts";
import { useMoney } from "../config/shop.ts";

type Store = Pick<StoreDetails, "id">;

/**
 * That one courier can bring what waits in other stores together with this one, and what that adds;
 * nothing without another cart, or where the store cannot be on the way.
 */
export function StoreStrip({ store }: { store: Store }) {
  const t = useMessages("runs");
  const goToCheckout = useGoToCheckout();
  const carts = useCarts().data ?? [];
  const others = carts.filter(({ store_id }) => store_id !== store.id);
  const isInErrand = others.length < carts.length;
  const added = useAdded(store, isInErrand ? [] : others);
  if (others.length === 0 || !(isInErrand || added)) return null;
  const stores = others.map(({ store_name }) => store_name).join(", ");
  return (
    <section
      aria-label={t("title")}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-panel bg-sunken px-4 py-2.5"
    >
      <Route aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 grow">{isInErrand ? t("strip.together", { stores }) : added}</p>
      {isInErrand && (
        <Button size="sm" onClick={() => goToCheckout("/errand")}>
          {t("strip.see")}
        </Button>
      )}
    </section>
  );
}

/** What the store adds to the errand, in words; null while unknown, and where it cannot. */
function useAdded({ id }: Store, others: readonly ShopperCart[]): string | null {
  const t = useMessages("runs");
  const money = useMoney();
  const inCart = others.map(({ store_id }) => store_id);
  const { data } = useQuery({
    ...scopedQuery(useScope(), ["reach", id, inCart.join()], (call) =>
      call("GET /customer/run/reach", { store_ids: [id] }),
    ),
    enabled: others.length > 0,
  });
  const reach = data?.stores.find(({ store_id }) => store_id === id);
  if (!reach || reach.reason) return null;
  const stores = others.map(({ store_name }) => store_name).join(", ");
  if (reach.extra === 0) return t("strip.free", { stores });
  return t("strip.add", { stores, amount: money(reach.extra) });
}
