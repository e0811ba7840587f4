/** The page on which the trip in the rental cart is booked. */
export const bookingPath = "/rental/booking";

/** The page of a booked trip. */
export function tripPath(id: number): string {
  return `/track-order?trip_id=${id}`;
}
