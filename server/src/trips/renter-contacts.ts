import { maskEmail, maskPhone } from "@errand/core/masked-contact";
import type { Trip } from "@errand/core/trips/trips.types";

const dayMs = 24 * 3_600_000;

/** A trip whose contacts are masked, as the lists of the desk show them (contract 7.1). */
export function withMaskedRenter<Seen extends Pick<Trip, "user_info">>(trip: Seen): Seen {
  const { user_info: renter } = trip;
  const { contact_person_number: phone, contact_person_email: email } = renter;
  return {
    ...trip,
    user_info: {
      ...renter,
      // Empty for a customer whose account is deleted.
      contact_person_number: phone === "" ? "" : maskPhone(phone),
      contact_person_email: email && maskEmail(email),
    },
  };
}

/** Whether a trip has been over for a day. */
export function isLongOver({ completed, canceled }: Trip, now: Date): boolean {
  const ended = completed ?? canceled;
  return ended !== null && now.getTime() - Date.parse(ended) > dayMs;
}
