import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import CloudAlert from "lucide-react/icons/cloud-alert";
import Route from "lucide-react/icons/route";
import type { ReactNode } from "react";
import { useCarts } from "../cart/use-carts.ts";
import { openAttempt } from "../checkout/attempt.ts";
import { CheckoutSkeleton } from "../checkout/checkout-skeleton.tsx";
import { SignInFirst } from "../checkout/store-checkout.tsx";
import { useOpenAttempt } from "../checkout/use-place-order.ts";
import { useShop } from "../config/shop.ts";
import { useStored } from "../visitor/storage.ts";
import { AddParcel } from "./add-parcel.tsx";
import { useErrandChoices } from "./errand-choices.ts";
import { ErrandForm } from "./errand-form.tsx";
import { OtherCarts } from "./other-carts.tsx";
import type { RunPlaceInput } from "./run-input.ts";
import { usePlaceRun } from "./use-place-run.ts";

/** A run has up to three stores, and two stops at least (contract 8.2). */
const [minStops, maxStores] = [2, 3];

/** The run of the shopper's carts. Browser only. */
export function Errand() {
  const t = useMessages("runs");
  const { config } = useShop();
  const token = useStored("token");
  const carts = useCarts();
  const { choices, change } = useErrandChoices();
  if (token === null && config.guest_checkout_status === 0) return <SignInFirst />;
  if (carts.isError) {
    return <ErrorState text={t("loadError")} onRetry={() => void carts.refetch()} />;
  }
  if (!carts.data) return <CheckoutSkeleton />;

  const wanted = carts.data.filter(({ store_id }) => !choices.leftOut.includes(store_id));
  const { parcel } = choices;
  const stops = wanted.slice(0, maxStores);
  const others = carts.data.filter((cart) => !stops.includes(cart));
  const leave = ({ store_id }: ShopperCart) => change({ leftOut: [...choices.leftOut, store_id] });
  const take = ({ store_id }: ShopperCart) =>
    change({ leftOut: choices.leftOut.filter((id) => id !== store_id) });
  const rest = (
    <>
      {stops.length > 0 && (
        <AddParcel parcel={parcel} onAdd={(added) => change({ parcel: added })} />
      )}
      <OtherCarts carts={others} isFull={stops.length === maxStores} onTake={take} />
    </>
  );
  const isTooFew = stops.length === 0 || stops.length + (parcel ? 1 : 0) < minStops;
  if (isTooFew) return <TooFewStops>{rest}</TooFewStops>;
  return (
    <ErrandForm
      // Another checkout with other stops: what was refused no longer counts.
      key={[...stops.map(({ store_id }) => store_id), parcel?.direction].join(" ")}
      carts={stops}
      errand={{ choices, change }}
      onLeave={leave}
    >
      {rest}
    </ErrandForm>
  );
}

/** Carts of fewer than two stores, which may have been ordered before a reload. */
function TooFewStops({ children }: { children: ReactNode }) {
  const t = useMessages("runs");
  const checkout = useMessages("checkout");
  const { isPlacing, place } = usePlaceRun(reportError);
  useOpenAttempt<RunPlaceInput>("run", true, place);
  const open = openAttempt<RunPlaceInput>("run");
  if (isPlacing) return <EmptyState icon={Route} title={t("finishing")} />;
  if (open) {
    return (
      <EmptyState
        icon={CloudAlert}
        title={checkout("lost.title")}
        text={checkout("lost.text")}
        action={<Button onClick={() => place(open.inputs[0])}>{checkout("place")}</Button>}
      />
    );
  }
  return (
    <>
      <EmptyState
        icon={Route}
        title={t("few.title")}
        text={t("few.text")}
        action={<LinkButton to="/home">{t("browse")}</LinkButton>}
      />
      {children}
    </>
  );
}
