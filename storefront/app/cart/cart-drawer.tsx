import { Button } from "@errand/ui/button.tsx";
import { Drawer } from "@errand/ui/drawer.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import { useNavigate } from "react-router";
import type { PanelProps } from "../shell/panels.ts";
import { useStoreDetails } from "../stores/store.queries.ts";
import { useClearCart } from "./cart.queries.ts";
import { cartRegion } from "./cart-focus.ts";
import { CartLines } from "./cart-lines.tsx";
import { CartReceipt } from "./cart-receipt.tsx";
import { CartSuggestions } from "./cart-suggestions.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { ClearCart } from "./clear-cart.tsx";
import { ReplacedCart } from "./replaced-cart.tsx";
import { StoreOfCart } from "./store-of-cart.tsx";
import { useCart } from "./use-cart.ts";
import { useCartQuote } from "./use-cart-quote.ts";
import { useOfflineNotice } from "./use-offline-notice.ts";

/** The cart at the side of any page (spec §2, Cart drawer). */
export function CartDrawer({ open, onClose }: PanelProps<"cart">) {
  const t = useMessages("cart");
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
    <Drawer
      open={open}
      onClose={onClose}
      title={t("title")}
      footer={first && <CartSummary lines={lines} store={store} quote={quote} onLeave={onClose} />}
    >
      <div {...cartRegion} className="outline-none">
        <ReplacedCart />
        {cart.isPending && cart.fetchStatus !== "idle" ? (
          <LoadingLines />
        ) : cart.isError && !cart.data ? (
          <ErrorState text={t("loadError")} onRetry={() => void cart.refetch()} />
        ) : !first ? (
          <EmptyCart onClose={onClose} />
        ) : (
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
      </div>
    </Drawer>
  );
}

function EmptyCart({ onClose }: { onClose(): void }) {
  const t = useMessages("cart");
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={ShoppingBasket}
      title={t("empty.title")}
      text={t("empty.text")}
      action={
        <Button
          onClick={() => {
            onClose();
            void navigate("/home");
          }}
        >
          {t("empty.action")}
        </Button>
      }
    />
  );
}

function LoadingLines() {
  return (
    <div className="flex flex-col gap-6 px-4 py-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-20 rounded-control" />
          <div className="grow space-y-2 py-1">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
