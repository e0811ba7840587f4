import type { Trip } from "@errand/core/trips/trips.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { call } from "../api/call.ts";
import { RateInvitation } from "../orders/rate-invitation.tsx";
import type { RatedPart } from "../orders/unrated-parts.ts";
import { type RatingContent, ratingInput } from "../orders/use-ratings.ts";
import type { TripSectionProps } from "./trip-section-props.ts";

/**
 * Invites a customer to rate each vehicle of a completed trip. Nothing for guests and for trips
 * that are rated.
 */
export function RateTrip({ trip }: Pick<TripSectionProps, "trip">) {
  const t = useMessages("trips");
  // The trip itself says so only when it is read again.
  const [rated, setRated] = useState<number[]>([]);
  if (trip.is_guest || trip.trip_status !== "completed") return null;
  const parts = unratedVehicles(trip).filter(({ id }) => !rated.includes(id));
  return (
    <RateInvitation
      parts={trip.actions.includes("review") ? parts : []}
      texts={{
        open: t("rate.open"),
        prompt: t("rate.prompt"),
        promptText: t("rate.promptText"),
        done: t("rate.done"),
        title: t("rate.title"),
        text: t("rate.text"),
      }}
      submit={(part, rating) => submitRating(trip, part, rating)}
      onRated={({ id }) => setRated((before) => [...before, id])}
    />
  );
}

/** Each vehicle that the customer had and has not rated yet, by its id in the trip. */
function unratedVehicles({ vehicle_identity: vehicles }: Trip): RatedPart[] {
  return vehicles
    .filter(({ rating }) => rating === null)
    .map(
      ({ id, vehicle_name, license_plate_number: plate, vehicle_thumbnail_full_url: image }) => ({
        kind: "vehicle",
        id,
        name: `${vehicle_name} · ${plate}`,
        image,
      }),
    );
}

async function submitRating(trip: Trip, { id }: RatedPart, rating: RatingContent) {
  const vehicle = trip.vehicle_identity.find((each) => each.id === id);
  return call("POST /rental/user/review/add", {
    trip_id: trip.id,
    vehicle_id: vehicle?.vehicle_id ?? 0,
    vehicle_identity_id: vehicle?.vehicle_identity_id ?? 0,
    ...ratingInput(rating),
  });
}
