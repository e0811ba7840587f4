import { buttonClasses } from "@errand/ui/button-classes.ts";
import { classNames } from "@errand/ui/class-names.ts";
import { CountBadge } from "@errand/ui/count-badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import CarFront from "lucide-react/icons/car-front";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useMoney } from "../config/shop.ts";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { useIsRental } from "../trips/rental-cart-query.ts";
import { useCartSummary } from "./use-cart-summary.ts";
import { useSellsItems } from "./use-sells-items.ts";

/**
 * Opens the cart from the header: with its total on wide screens, with the number of pieces on
 * others.
 */
export function CartButton() {
  const t = useMessages("shell");
  const money = useMoney();
  const { count, total, panel } = useCartSummary();
  const isRental = useIsRental();
  const sellsItems = useSellsItems();
  if (!sellsItems && !isRental) return null;
  const label = t(isRental ? "header.rentalCart" : "header.cart");
  const Icon = isRental ? CarFront : ShoppingBag;
  return (
    <button
      type="button"
      aria-label={count > 0 ? `${label} (${count}), ${money(total)}` : label}
      {...panelTrigger(panel)}
      onClick={() => openPanel(panel)}
      // The width is reserved, so that the header does not move once the cart has loaded.
      className={classNames(
        buttonClasses("quiet", "md", "relative max-desk:size-11 max-desk:px-0 desk:min-w-30"),
        count > 0
          ? "desk:bg-accent desk:text-on-accent desk:hover:bg-accent-strong"
          : "desk:bg-sunken desk:hover:bg-line",
      )}
    >
      <Icon aria-hidden className="size-[22px]" strokeWidth={1.9} />
      {count === 0 && (
        <span className="max-desk:hidden">{isRental ? label : t("header.cartShort")}</span>
      )}
      {count > 0 && (
        <>
          <bdi className="tabular-nums max-desk:hidden">{money(total)}</bdi>
          <CountBadge count={count} className="desk:hidden" />
        </>
      )}
    </button>
  );
}
