import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { checkoutColumns } from "../checkout/checkout-columns.ts";
import { withoutSubmitByEnter } from "../checkout/checkout-form.tsx";
import { CouponSection, GuestCoupon } from "../checkout/coupon-section.tsx";
import { PlaceBar } from "../checkout/place-bar.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { IncludedLists } from "../rental/included-lists.tsx";
import { vehicleLink } from "../rental/vehicle-card.tsx";
import { BookingContact } from "./booking-contact.tsx";
import type { BookableCart } from "./booking-input.ts";
import { BookingNote } from "./booking-note.tsx";
import { BookingPayment } from "./booking-payment.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import { BookingTrip } from "./booking-trip.tsx";
import { BookingVehicles } from "./booking-vehicles.tsx";
import { planOfTrip } from "./plan-of-trip.ts";
import { useBooking } from "./use-booking.ts";

interface BookingFormProps {
  cart: BookableCart;
  /** Called when the trip is being booked, and when that has failed. */
  onBooking(isBooking: boolean): void;
}

/** The booking of the trip in the cart: everything on one page, with the price beside it. */
export function BookingForm({ cart, onBooking }: BookingFormProps) {
  const booking = useBooking(cart);
  const { isPlacing } = booking;
  useEffect(() => onBooking(isPlacing), [isPlacing, onBooking]);
  const t = useMessages("trips");
  const money = useMoney();
  const element = useRef<HTMLFormElement>(null);
  const provider = cart.lines[0]?.provider;

  function submit() {
    if (booking.submit()) return;
    element.current?.querySelector<HTMLElement>("[data-error]")?.focus();
  }

  return (
    <div className={checkoutColumns}>
      <div className="flex flex-col">
        <BackToVehicle cart={cart} />
        <h1 className="mb-6 text-display md:mb-8">{t("booking.title")}</h1>
        <div className="divide-y divide-line">
          <BookingVehicles booking={booking} />
          <BookingTrip booking={booking} />
        </div>
        <form
          id={formId}
          ref={element}
          noValidate
          onSubmit={booking.form.handleSubmit(submit)}
          onKeyDown={withoutSubmitByEnter}
          className="divide-y divide-line border-y border-line *:first:pt-5"
        >
          <BookingContact booking={booking} />
          {booking.guestCouponCode !== null ? (
            <GuestCoupon code={booking.guestCouponCode} />
          ) : (
            !booking.isGuest && (
              <CouponSection coupon={booking.coupon} storeId={cart.lines[0]?.provider_id} />
            )
          )}
          <BookingPayment booking={booking} />
          <BookingNote booking={booking} />
        </form>
        {provider && (
          <div className="pt-6">
            <IncludedLists terms={provider.terms} />
          </div>
        )}
      </div>
      <div className="flex flex-col gap-5 max-lg:contents lg:sticky lg:top-24 lg:rounded-panel lg:bg-sunken lg:p-6">
        <BookingSummary booking={booking} />
        <PlaceBar
          placing={booking}
          form={formId}
          labelFor={(total) =>
            total === undefined ? t("booking.book") : t("booking.bookFor", { amount: money(total) })
          }
          hasFieldErrors={Object.keys(booking.form.formState.errors).length > 0}
          cancelTerms={provider && t("booking.confirms", { name: provider.name })}
          isTrip
        />
      </div>
    </div>
  );
}

const formId = "booking";

/** Back to the vehicle, with the trip that it is booked for. */
function BackToVehicle({ cart: { lines, trip } }: { cart: BookableCart }) {
  const { config } = useShop();
  const [line] = lines;
  if (!line) return null;
  return (
    <Link
      to={vehicleLink(line.vehicle, planOfTrip(trip, config.time_zone))}
      className="mb-1 inline-flex min-h-11 items-center gap-2 self-start font-semibold hover:text-accent"
    >
      <ArrowLeft aria-hidden className="size-4.5" />
      <bdi>{line.vehicle.name}</bdi>
    </Link>
  );
}
