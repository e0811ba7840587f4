import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import CloudAlert from "lucide-react/icons/cloud-alert";
import LogIn from "lucide-react/icons/log-in";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../config/shop.ts";
import { openPanel, panelTrigger } from "../shell/panels.ts";
import { useStoreDetails } from "../stores/store.queries.ts";
import { useStored } from "../visitor/storage.ts";
import { openAttempt } from "./attempt.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { clearDraft } from "./draft.ts";
import {
  type OrderedFrom,
  type OrderedProducts,
  orderedFrom,
  useOrderedProducts,
} from "./use-ordered-products.ts";
import { useOpenAttempt, usePlaceOrder } from "./use-place-order.ts";

/** The checkout of a cart, of one item or of a prescription. Browser only. */
export function StoreCheckout({ query }: { query: URLSearchParams }) {
  const page = query.get("page");
  if (page === "prescription") {
    return <PrescriptionCheckout storeId={Number(query.get("store_id"))} />;
  }
  return <Checkout key={page} source={sourceOf(page)} />;
}

/** Any other value of `page` orders nothing (spec §2). */
function sourceOf(page: string | null): OrderedFrom | null {
  return orderedFrom.find((source) => source === page) ?? null;
}

function Checkout({ source }: { source: OrderedFrom | null }) {
  const t = useMessages("checkout");
  const { config } = useShop();
  const token = useStored("token");
  const [isPlacing, setPlacing] = useState(false);
  const { isError, retry, ...current } = useOrderedProducts(source);
  const products = useHeldWhile(isPlacing, current.products);
  const storeId = products?.lines[0]?.item.store_id;
  const store = useStoreDetails(storeId);

  if (token === null && config.guest_checkout_status === 0) return <SignInFirst />;
  if (isError || store.isError) {
    return (
      <ErrorState text={t("loadError")} onRetry={isError ? retry : () => void store.refetch()} />
    );
  }
  if (products?.lines.length === 0) return <NothingToOrder />;
  if (!products || !store.data) return <CheckoutSkeleton />;
  return <CheckoutForm products={products} store={store.data} onPlacing={setPlacing} />;
}

/** The order of a prescription, without a cart (contract 4.2). */
function PrescriptionCheckout({ storeId }: { storeId: number }) {
  const t = useMessages("checkout");
  const { config } = useShop();
  const token = useStored("token");
  const store = useStoreDetails(storeId);
  const takes = config.prescription_order_status && store.data?.prescription_order;
  if (token === null && config.guest_checkout_status === 0) return <SignInFirst />;
  if (store.isError || (store.data && !takes)) {
    return <ErrorState text={t("loadError")} onRetry={() => void store.refetch()} />;
  }
  if (!store.data) return <CheckoutSkeleton />;
  return <CheckoutForm products={prescription} store={store.data} onPlacing={ignore} />;
}

const ignore = () => {};
const prescription: OrderedProducts = {
  lines: [],
  buyNow: null,
  setSoldOutChoice: ignore,
  isPrescription: true,
};

/**
 * The products as they were when the order was sent. Placing it empties the cart, but the checkout
 * stays until the page of the order is ready.
 */
function useHeldWhile(isHeld: boolean, products: OrderedProducts | undefined) {
  const last = useRef(products);
  useEffect(() => {
    if (!isHeld) last.current = products;
  });
  return isHeld ? (last.current ?? products) : products;
}

/** An empty cart, whose order may still be pending after a reload. */
function NothingToOrder() {
  const t = useMessages("checkout");
  const { isPlacing, place } = usePlaceOrder({ onRefused: reportError, clearDraft });
  useOpenAttempt("order", true, place);
  const open = openAttempt();
  if (isPlacing) {
    return (
      <EmptyState icon={ShoppingBasket} title={t("finishing.title")} text={t("finishing.text")} />
    );
  }
  if (open) {
    return (
      <EmptyState
        icon={CloudAlert}
        title={t("lost.title")}
        text={t("lost.text")}
        action={<Button onClick={() => place(open.inputs[0])}>{t("place")}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={ShoppingBasket}
      title={t("empty.title")}
      text={t("empty.text")}
      action={<LinkButton to="/home">{t("empty.action")}</LinkButton>}
    />
  );
}

/** Where guests may not order. */
export function SignInFirst() {
  const t = useMessages("checkout");
  return (
    <EmptyState
      icon={LogIn}
      title={t("signIn.title")}
      text={t("signIn.text")}
      action={
        <Button
          {...panelTrigger("sign-in")}
          onClick={() => openPanel("sign-in", { mode: "sign-in" })}
        >
          {t("signIn.action")}
        </Button>
      }
    />
  );
}
