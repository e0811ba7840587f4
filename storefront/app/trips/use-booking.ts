import { contactPersonErrors } from "@errand/core/addresses/address-validation";
import { ApiError } from "@errand/core/api-error";
import { fromMinor, toMinor } from "@errand/core/money";
import { payBefore } from "@errand/core/trips/trip-terms";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useNow } from "../catalog/now.tsx";
import { couponBasis, useCoupon } from "../checkout/use-coupon.ts";
import { useKnownTotal } from "../checkout/use-known-total.ts";
import { usePayment } from "../checkout/use-payment.ts";
import { useOpenAttempt } from "../checkout/use-place-order.ts";
import { useRefusals } from "../checkout/use-refusals.ts";
import { useShop } from "../config/shop.ts";
import { useTripQuote } from "../pricing/use-quote.ts";
import { store, useStored } from "../visitor/storage.ts";
import type { BookingDraft } from "./booking-draft.ts";
import { type BookableCart, bookingInput, bookingQuoteInput } from "./booking-input.ts";
import { refusalsOf } from "./booking-refusals.ts";
import { useIsRentalCartChanging } from "./rental-cart-change.ts";
import { tripPaymentChoice, walletThenLater } from "./trip-payment-choice.ts";
import { useBookTrip } from "./use-book-trip.ts";
import { useBookingForm } from "./use-booking-form.ts";

/** The state of the form for booking a trip and its actions; its sections only render them. */
export function useBooking(cart: BookableCart) {
  const { config } = useShop();
  const isGuest = useStored("token") === null;
  const { form, change: changeDraft } = useBookingForm();
  const values = form.watch();
  const { lines, trip } = cart;
  const provider = lines[0]?.provider;
  const { known, updateTotal } = useKnownTotal();
  const payment = usePayment(
    values,
    {
      point: trip.pickup_location,
      moduleId: lines[0]?.module_id ?? 0,
      zoneId: null,
      isTrip: true,
    },
    known,
  );
  const laterUntil = useTimeToPay(cart);
  const draft: BookingDraft = {
    ...values,
    ...payment.values,
    paysLater: values.paysLater && laterUntil !== null,
    // Only customers have coupons.
    couponCode: isGuest ? null : values.couponCode,
  };

  const content = JSON.stringify([
    trip,
    lines.map(({ id, quantity, price }) => [id, quantity, price]),
  ]);
  const quote = useTripQuote(bookingQuoteInput(cart, draft), content, {
    isAsked: true,
    isCartChanging: useIsRentalCartChanging(),
  });
  updateTotal(quote, trip.total_cart_price);
  const { onRefused, clearRefusals, refused, priceChange, isLost } = useRefusals("trip", quote);
  const { book, isBooking } = useBookTrip(onRefused);
  useOpenAttempt("trip", false, book);

  const required = isGuest ? (["name", "phone", "email"] as const) : [];
  const quoteErrors = !quote.isPending && quote.error instanceof ApiError ? quote.error.errors : [];
  const allErrors = [...quoteErrors, ...refused];

  const scope = useScope();
  const subtotal = toMinor(trip.total_cart_price);
  const coupon = useCoupon({
    code: draft.couponCode,
    isGuest,
    // Only those that this provider accepts.
    list: endpointQuery(scope, "GET /rental/coupon/list", { provider_id: provider?.id ?? 0 }),
    find: (code) =>
      call("GET /rental/coupon/apply", {
        code,
        provider_id: provider?.id ?? 0,
        amount: fromMinor(subtotal),
      }),
    basis: couponBasis(quote.receipt, subtotal, { byStore: false, over: null }),
    errors: allErrors,
    change: (couponCode) => change({ couponCode }),
    drop: () => changeDraft({ couponCode: null }),
  });

  function change(changes: Partial<BookingDraft>) {
    clearRefusals();
    changeDraft(changes);
  }

  return {
    cart,
    form,
    draft,
    change,
    clearRefusals,
    payment,
    /** Cash is paid where the vehicles are handed over. */
    isPaidAtPickup: true,
    isTrip: true,
    /** Until when the trip can be paid later; null where it is paid at the booking. */
    laterUntil,
    isGuest,
    /** The code that a guest has chosen and cannot use yet. */
    guestCouponCode: isGuest ? values.couponCode : null,
    coupon,
    quote,
    /** The errors of the current form values. */
    errors: () => contactPersonErrors(form.getValues(), required, config.country),
    ...refusalsOf(allErrors),
    isPlacing: isBooking,
    isLost,
    priceChange,
    /** Books the trip of a valid form; false when something else prevents it. */
    submit(): boolean {
      const { receipt } = quote;
      if (quote.isPending || quote.error || !receipt) return false;
      const { paymentMethod: method, gateway, paysLater } = draft;
      if (method && !paysLater) store("payment", { method, gateway, offlineMethod: null });
      const later = payment.fromWallet > 0 ? walletThenLater : null;
      book({
        input: bookingInput(cart, draft, receipt.total),
        payment: paysLater ? later : tripPaymentChoice(draft),
      });
      return true;
    },
  };
}

/** Until when the terms let a trip be paid that is booked now; null once that time is over. */
function useTimeToPay({ lines, trip }: BookableCart): Date | null {
  const now = useNow();
  const terms = lines[0]?.provider.terms;
  const until = terms && payBefore(new Date(trip.pickup_time), { payHours: terms.pay_hours });
  return until && until > now ? until : null;
}

export type TripBooking = ReturnType<typeof useBooking>;
