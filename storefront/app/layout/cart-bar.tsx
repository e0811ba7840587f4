import { useMessages } from "@errand/ui/messages/messages.ts";
import { useLocation } from "react-router";
import { useMoney } from "../config/shop.ts";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { useIsRental } from "../trips/rental-cart-query.ts";
import { useCartSummary } from "./use-cart-summary.ts";
import { useSellsItems } from "./use-sells-items.ts";

/** Pages with a button of their own at the lower edge, or after the order. */
const pagesWithout = [
  "/checkout",
  "/errand",
  "/track-order",
  "/run/",
  "/product/",
  "/interest",
  "/rental/booking",
  "/rental/vehicle/",
];

/** The cart at the lower edge of phones: pieces, store and total. It opens the cart. */
export function CartBar() {
  const t = useMessages("shell");
  const money = useMoney();
  const { pathname } = useLocation();
  const { count, total, storeName, panel } = useCartSummary();
  const isRental = useIsRental();
  const sellsItems = useSellsItems();
  const isLeftOut = pagesWithout.some((path) => pathname.startsWith(path));
  if (!(sellsItems || isRental) || count === 0 || isLeftOut) return null;
  return (
    <div
      data-bottom-bar=""
      className="px-3 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:hidden"
    >
      <button
        type="button"
        {...panelTrigger(panel)}
        onClick={() => openPanel(panel)}
        className="pointer-events-auto flex min-h-14 w-full items-center justify-between gap-4 rounded-full border border-transparent bg-accent px-6 font-bold text-on-accent shadow-float transition-[scale] active:scale-[0.98]"
      >
        <span className="min-w-0 truncate">
          <span className="sr-only">{t("cartBar.open")} </span>
          {t(isRental ? "cartBar.vehicles" : "cartBar.items", { count })}
          {storeName !== "" && (
            <>
              {" · "}
              <bdi>{storeName}</bdi>
            </>
          )}
        </span>
        <bdi className="shrink-0 tabular-nums">{money(total)}</bdi>
      </button>
    </div>
  );
}
