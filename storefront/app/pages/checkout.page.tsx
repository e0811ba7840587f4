import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { CheckoutSkeleton } from "../checkout/checkout-skeleton.tsx";
import { StoreCheckout } from "../checkout/store-checkout.tsx";
import { requireLocation } from "../location/require-location.ts";
import { PageHead } from "../rendering/page-head.tsx";
import type { Route } from "./+types/checkout.page";

const sendParcel = lazyComponent(() =>
  withMessages(
    ["parcel"],
    import("../parcel/send-parcel.tsx").then((file) => file.SendParcel),
  ),
);

export function loader({ context }: Route.LoaderArgs) {
  requireLocation(context);
  return null;
}

export default function CheckoutPage() {
  const t = useMessages("checkout");
  const [query] = useSearchParams();
  const isParcel = query.get("page") === "parcel";
  const title = t(isParcel ? "parcelTitle" : "title");
  // The server knows neither cart nor session: the browser renders the content.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh pt-6 pb-10 md:pt-8">
      <PageHead title={title} />
      <h1 className="mb-6 text-display md:mb-8">{title}</h1>
      {!isInBrowser ? (
        <CheckoutSkeleton />
      ) : isParcel ? (
        <Suspense fallback={<CheckoutSkeleton />}>
          <Lazy component={sendParcel} props={{}} />
        </Suspense>
      ) : (
        <StoreCheckout query={query} />
      )}
    </div>
  );
}
