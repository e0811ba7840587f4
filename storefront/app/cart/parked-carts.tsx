import { Button } from "@errand/ui/button.tsx";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import Trash2 from "lucide-react/icons/trash-2";
import { useId } from "react";
import { useMoney } from "../config/shop.ts";
import { useDeleteCart } from "./carts.queries.ts";
import { useGoToCheckout } from "./go-to-checkout.ts";
import { useCarts } from "./use-carts.ts";
import { useOpenCart } from "./use-open-cart.ts";

interface ParkedCartsProps {
  /** The store of the cart that is shown. */
  storeId: number | undefined;
  /** Called when the customer goes to the errand. */
  onLeave(): void;
}

/** The shopper's carts of other stores, which one courier can bring together. */
export function ParkedCarts({ storeId, onLeave }: ParkedCartsProps) {
  const t = useMessages("cart");
  const money = useMoney();
  const id = useId();
  const goToCheckout = useGoToCheckout();
  const carts = useCarts().data ?? [];
  const opening = useOpenCart();
  const deleting = useDeleteCart();
  const others = carts.filter(({ store_id }) => store_id !== storeId);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mx-4 mb-3 rounded-control bg-sunken px-3.5 py-3">
      <h3 id={id} className="font-bold">
        {t("parked.title")}
      </h3>
      <ul className="divide-y divide-line">
        {others.map((cart) => (
          <li key={cart.store_id} className="flex items-center gap-2 py-1.5">
            <p className="min-w-0 grow">
              <bdi className="block truncate font-medium">{cart.store_name}</bdi>
              <span className="text-meta text-muted">
                {t("parked.content", { count: cart.count, amount: money(cart.subtotal) })}
              </span>
            </p>
            <Button
              size="sm"
              variant="outline"
              className="bg-raised"
              aria-label={t("parked.openNamed", { store: cart.store_name })}
              isBusy={opening.storeId === cart.store_id}
              onClick={(event) => opening.open(cart, event.currentTarget)}
            >
              {t("parked.open")}
            </Button>
            <IconButton
              icon={Trash2}
              label={t("parked.delete", { store: cart.store_name })}
              onClick={() => deleting.mutate(cart, { onError: reportError })}
            />
          </li>
        ))}
      </ul>
      {carts.length > 1 && (
        <Button
          className="mt-2 w-full"
          onClick={() => {
            onLeave();
            goToCheckout("/errand");
          }}
        >
          {t("parked.errand")}
        </Button>
      )}
    </section>
  );
}
