import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { useIsInBrowser } from "@errand/ui/use-is-in-browser.ts";
import CarFront from "lucide-react/icons/car-front";
import CloudAlert from "lucide-react/icons/cloud-alert";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { vehicleSearchPath } from "../catalog/paths.ts";
import { openAttempt } from "../checkout/attempt.ts";
import { CheckoutSkeleton } from "../checkout/checkout-skeleton.tsx";
import { SignInFirst } from "../checkout/store-checkout.tsx";
import { useOpenAttempt } from "../checkout/use-place-order.ts";
import { useShop } from "../config/shop.ts";
import { requireLocation } from "../location/require-location.ts";
import { OtherModule } from "../modules/other-module.tsx";
import { PageHead } from "../rendering/page-head.tsx";
import { useStored } from "../visitor/storage.ts";
import type { Route } from "./+types/rental-booking.page";
import { BookingForm } from "./booking-form.tsx";
import { type BookableCart, bookableCart } from "./booking-input.ts";
import { useCartOfVehicles, useIsRental } from "./rental-cart-query.ts";
import { type Booking, useBookTrip } from "./use-book-trip.ts";

export function loader({ context }: Route.LoaderArgs) {
  requireLocation(context);
  return null;
}

/** The checkout for the trip in the rental cart. */
export default function RentalBookingPage() {
  const t = useMessages("trips");
  // The server knows neither cart nor session: the browser renders the content.
  const isInBrowser = useIsInBrowser();
  return (
    <div className="page-column min-h-dvh pt-6 pb-10 md:pt-8">
      <PageHead title={t("booking.title")} />
      {isInBrowser ? (
        <Content />
      ) : (
        <Titled>
          <CheckoutSkeleton />
        </Titled>
      )}
    </div>
  );
}

/** Below the title of the page, which a booking has in its own column. */
function Titled({ children }: { children: ReactNode }) {
  const t = useMessages("trips");
  return (
    <>
      <h1 className="mb-6 text-display md:mb-8">{t("booking.title")}</h1>
      {children}
    </>
  );
}

function Content() {
  const t = useMessages("trips");
  const { config } = useShop();
  const token = useStored("token");
  const isRental = useIsRental();
  const query = useCartOfVehicles();
  const [isBooking, setBooking] = useState(false);
  const cart = useHeldWhile(isBooking, query.data && bookableCart(query.data));
  if (token === null && config.guest_checkout_status === 0) {
    return (
      <Titled>
        <SignInFirst />
      </Titled>
    );
  }
  if (!isRental) {
    return (
      <Titled>
        <OtherModule
          type="rental"
          icon={CarFront}
          title={t("otherModule.title")}
          text={t("otherModule.text")}
          noneText={t("otherModule.none")}
          action={t("otherModule.action")}
          homeAction={t("otherModule.home")}
        />
      </Titled>
    );
  }
  if (query.isError && !query.data) {
    return (
      <Titled>
        <ErrorState text={t("cart.loadError")} onRetry={() => void query.refetch()} />
      </Titled>
    );
  }
  if (cart === undefined) {
    return (
      <Titled>
        <CheckoutSkeleton />
      </Titled>
    );
  }
  if (cart === null) {
    return (
      <Titled>
        <NothingToBook />
      </Titled>
    );
  }
  return <BookingForm cart={cart} onBooking={setBooking} />;
}

/** Booking empties the cart, but the page stays until the one of the trip is ready. */
function useHeldWhile(isHeld: boolean, cart: BookableCart | null | undefined) {
  const last = useRef(cart);
  useEffect(() => {
    if (!isHeld) last.current = cart;
  });
  return isHeld ? (last.current ?? cart) : cart;
}

/** An empty cart, whose booking may still be pending after a reload. */
function NothingToBook() {
  const t = useMessages("trips");
  const words = useMessages("checkout");
  const { isBooking, book } = useBookTrip(reportError);
  useOpenAttempt("trip", true, book);
  const open = openAttempt<Booking>("trip");
  if (isBooking) {
    return (
      <EmptyState
        icon={CarFront}
        title={t("booking.finishing.title")}
        text={t("booking.finishing.text")}
      />
    );
  }
  if (open) {
    return (
      <EmptyState
        icon={CloudAlert}
        title={words("lost.title")}
        text={words("lost.tripText")}
        action={<Button onClick={() => book(open.inputs[0])}>{t("booking.book")}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={CarFront}
      title={t("cart.empty.title")}
      text={t("cart.empty.text")}
      action={<LinkButton to={vehicleSearchPath()}>{t("cart.empty.action")}</LinkButton>}
    />
  );
}
