import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { everyScope } from "../api/queries.ts";
import { endAttempt } from "../checkout/attempt.ts";
import { sendOnce } from "../checkout/send-once.ts";
import { storeProof } from "../orders/order-proof.ts";
import { stored } from "../visitor/storage.ts";
import { clearBookingDraft } from "./booking-draft.ts";
import type { BookingInput } from "./booking-input.ts";
import { justBooked } from "./just-booked.ts";
import { tripPath } from "./paths.ts";
import { rentalCartEndpoint } from "./rental-cart-query.ts";
import { tripArrival } from "./trip-arrival.ts";
import type { TripPaymentChoice } from "./trip-payment-choice.ts";

const mutationKey = ["book trip"];

/** A booking, with how the trip is paid once it is booked: null for later. */
export interface Booking {
  input: BookingInput;
  payment: TripPaymentChoice | null;
}

/**
 * Books the trip exactly once and opens its page, which leads on to the payment. A second press has
 * no effect.
 */
export function useBookTrip(onRefused: (error: unknown) => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useMessages("trips");
  const booking = useMutation({
    mutationKey,
    networkMode: "always",
    mutationFn: (booking: Booking) =>
      sendOnce("trip", booking, ({ input }, key) =>
        call("POST /rental/user/trip/trip-booking", input, { key }),
      ),
    onSuccess: async ({ result: { trip }, input: { input, payment }, isEarlier }) => {
      if (isEarlier) toast.info(t("booking.arrived"));
      // A customer proves ownership by the session.
      const proof = stored("token") === null ? input.contact_person_number : undefined;
      if (proof !== undefined) storeProof(trip.id, proof);
      justBooked.store(trip, proof);
      if (payment && trip.actions.includes("pay")) tripArrival.set(trip.id, payment);
      await navigate(tripPath(trip.id), { replace: true });
      endAttempt("trip");
      clearBookingDraft();
    },
    onError: onRefused,
  });
  const { isSuccess } = booking;
  // Until the page of the trip has loaded, the booking shows the booked vehicles.
  useEffect(() => {
    if (!isSuccess) return;
    return () => void client.invalidateQueries(everyScope(rentalCartEndpoint));
  }, [client, isSuccess]);
  return {
    isBooking: booking.isPending || isSuccess,
    book(booked: Booking) {
      if (client.isMutating({ mutationKey }) === 0) booking.mutate(booked);
    },
  };
}
