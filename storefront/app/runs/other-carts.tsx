import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useId } from "react";
import { useMoney } from "../config/shop.ts";

interface OtherCartsProps {
  carts: ShopperCart[];
  /** The run has as many stops as it can have. */
  isFull: boolean;
  onTake(cart: ShopperCart): void;
}

/** Carts that are not part of the run. */
export function OtherCarts({ carts, isFull, onTake }: OtherCartsProps) {
  const t = useMessages("runs");
  const money = useMoney();
  const id = useId();
  if (carts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="py-5">
      <h2 id={id} className="text-xl">
        {t("others.title")}
      </h2>
      {isFull && <p className="mt-0.5 text-muted">{t("others.full")}</p>}
      <ul className="mt-2 divide-y divide-line">
        {carts.map((cart) => (
          <li key={cart.store_id} className="flex min-h-16 items-center gap-4 py-2">
            <div className="min-w-0 grow">
              <p className="font-bold">
                <bdi>{cart.store_name}</bdi>
              </p>
              <p className="text-meta text-muted">
                {t("items", { count: cart.count })} · {money(cart.subtotal)}
              </p>
            </div>
            {!isFull && (
              <Button
                variant="soft"
                size="sm"
                aria-label={t("others.takeNamed", { store: cart.store_name })}
                onClick={() => onTake(cart)}
              >
                {t("others.take")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
