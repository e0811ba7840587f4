import { useMessages } from "@errand/ui/messages/messages.ts";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import { LineSkeletons } from "../catalog/card-skeletons.tsx";
import { useShop } from "../config/shop.ts";
import type { PanelProps } from "../shell/panels.ts";
import { useStoreDetails } from "../stores/store.queries.ts";
import { useClearCart } from "./cart.queries.ts";
import { CartFrame } from "./cart-frame.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartReceipt } from "./cart-receipt.tsx";
import { CartSuggestions } from "./cart-suggestions.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { ClearCart } from "./clear-cart.tsx";
import { ParkedCarts } from "./parked-carts.tsx";
import { ReplacedCart } from "./replaced-cart.tsx";
import { StoreOfCart } from "./store-of-cart.tsx";
import { useCart } from "./use-cart.ts";
import { useCartQuote } from "./use-cart-quote.ts";
import { useOfflineNotice } from "./use-offline-notice.ts";

/** The cart at the side of any page (spec §2, Cart drawer). */
export function CartDrawer({ open, onClose }: PanelProps<"cart">) {
  const t = useMessages("cart");
  const { config } = useShop();
  const cart = useCart();
  const clearing = useClearCart();
  const noticeIfOffline = useOfflineNotice();
  const lines = cart.data ?? [];
  const [first] = lines;
  const store = useStoreDetails(first?.store_id).data;
  const quote = useCartQuote(lines, store);
  function clear() {
    const cleared = clearing.mutateAsync({});
    noticeIfOffline();
    return cleared;
  }
  return (
    <CartFrame
      open={open}
      onClose={onClose}
      title={t("title")}
      query={cart}
      loadError={t("loadError")}
      loading={
        <div className="flex flex-col gap-6 px-4 py-4">
          <LineSkeletons count={3} />
        </div>
      }
      empty={{
        icon: ShoppingBasket,
        title: t("empty.title"),
        text: t("empty.text"),
        action: t("empty.action"),
        to: "/home",
      }}
      notice={
        config.errand_run_status === 1 ? (
          <ParkedCarts storeId={first?.store_id} onLeave={onClose} />
        ) : (
          <ReplacedCart />
        )
      }
      footer={first && <CartSummary lines={lines} store={store} quote={quote} onLeave={onClose} />}
    >
      {first && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-3 px-4">
            <StoreOfCart line={first} onLeave={onClose} />
            <ClearCart clear={clear} isClearing={clearing.isPending} />
          </div>
          <CartLines lines={lines} onLeave={onClose} className="px-4 tall:max-h-[60vh]" />
          {quote && <CartReceipt quote={quote} />}
          <CartSuggestions key={first.store_id} storeId={first.store_id} lines={lines} />
        </>
      )}
    </CartFrame>
  );
}
