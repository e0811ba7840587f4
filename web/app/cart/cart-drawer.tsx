import type { CartLine } from "@errand/core/cart/cart.contract";
import { subtotalOf } from "@errand/core/cart/cart-lines";
import { fromMinor, toMinor } from "@errand/core/money";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import { useNavigate } from "react-router";
import { Money } from "../config/money.tsx";
import { useMessages } from "../messages/messages.ts";
import type { PanelProps } from "../shell/panels.ts";
import { useStoreDetails } from "../stores/store.queries.ts";
import { Button } from "../ui/button.tsx";
import { Drawer } from "../ui/drawer.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useCart } from "./cart.queries.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { ClearCart } from "./clear-cart.tsx";
import { FreeDelivery } from "./free-delivery.tsx";
import { useGoToCheckout } from "./go-to-checkout.ts";
import { MinimumOrder } from "./minimum-order.tsx";

/** The cart at the side of any page (spec §2, Cart drawer). */
export function CartDrawer({ open, onClose }: PanelProps<"cart">) {
  const t = useMessages("cart");
  const cart = useCart();
  const lines = cart.data ?? [];
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("title")}
      footer={lines.length > 0 && <Summary lines={lines} onClose={onClose} />}
    >
      {cart.isPending && cart.fetchStatus !== "idle" ? (
        <LoadingLines />
      ) : cart.isError && !cart.data ? (
        <ErrorState text={t("faulty")} onRetry={() => void cart.refetch()} />
      ) : lines.length === 0 ? (
        <EmptyCart onClose={onClose} />
      ) : (
        <>
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            aria-label={t("lines")}
            className="max-h-[60vh] divide-y divide-line overflow-y-auto px-4"
          >
            {lines.map((line) => (
              <CartLineRow key={line.id} line={line} onLeave={onClose} />
            ))}
          </ul>
          <p className="px-4 py-3 text-end">
            <ClearCart />
          </p>
        </>
      )}
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

function Summary({ lines, onClose }: { lines: CartLine[]; onClose(): void }) {
  const t = useMessages("cart");
  const goToCheckout = useGoToCheckout();
  const subtotal = subtotalOf(lines);
  const minimum = toMinor(useStoreDetails(lines[0]?.store_id).data?.minimum_order ?? 0);
  const isTooSmall = missingToMinimum(subtotal, minimum) > 0;
  const hasProblems = lines.some(({ problems }) => problems.length > 0);
  const isBlocked = hasProblems || isTooSmall;
  return (
    <div className="flex flex-col gap-4">
      {isTooSmall ? (
        <MinimumOrder subtotal={subtotal} minimum={minimum} />
      ) : (
        <FreeDelivery subtotal={subtotal} />
      )}
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{t("subtotal")}</span>
        <Money amount={fromMinor(subtotal)} className="text-xl font-bold" />
      </p>
      {hasProblems && (
        <p role="status" className="text-sm font-medium text-bad">
          {t("mendFirst")}
        </p>
      )}
      <Button
        size="lg"
        className="w-full"
        aria-disabled={isBlocked || undefined}
        onClick={() => {
          if (isBlocked) return;
          onClose();
          goToCheckout("/checkout?page=cart");
        }}
      >
        {t("checkout")}
      </Button>
      <p className="-mt-2 text-center text-sm text-muted">{t("subtotalHint")}</p>
    </div>
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
