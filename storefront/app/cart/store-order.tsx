import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../config/shop.ts";
import { openPanel } from "../shell/panels.ts";
import { cartRegion } from "./cart-focus.ts";
import { CartLines } from "./cart-lines.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { useCart } from "./use-cart.ts";

const stay = () => {};

/** The customer's order at the side of a store's menu; the cart of another store is only named. */
export function StoreOrder({ store }: { store: StoreDetails }) {
  const t = useMessages("cart");
  const money = useMoney();
  const lines = useCart().data ?? [];
  const [first] = lines;
  return (
    <section
      {...cartRegion}
      aria-labelledby="store-order"
      className="flex max-h-[inherit] flex-col rounded-panel bg-sunken p-5 outline-none"
    >
      <h2 id="store-order" className="text-xl">
        {t("order.title")}
      </h2>
      {!first ? (
        <p className="mt-1 text-muted">
          {store.minimum_order > 0
            ? t("order.emptyMinimum", { amount: money(store.minimum_order) })
            : t("order.empty")}
        </p>
      ) : first.store_id !== store.id ? (
        <>
          <p className="mt-1 mb-4 text-muted">
            {t("order.elsewhere", { store: first.item.store_name })}
          </p>
          <Button variant="outline" className="bg-raised" onClick={() => openPanel("cart")}>
            {t("order.open")}
          </Button>
        </>
      ) : (
        <>
          <CartLines
            lines={lines}
            onLeave={stay}
            isCompact
            className="-mx-5 mb-3 min-h-28 px-5 [&_fieldset]:bg-paper"
          />
          <CartSummary lines={lines} store={store} onLeave={stay} />
        </>
      )}
    </section>
  );
}
