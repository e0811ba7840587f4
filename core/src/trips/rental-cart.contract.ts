import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { rentalType } from "../rental/rental.types.ts";
import { id, requestedTime } from "../values.ts";
import { rentalCart, tripInput } from "./trips.types.ts";

/** The cart of the rental module: vehicles of one provider for one trip (contract 5.4). */

const quantity = z.int().min(1).max(20);
const booking = { allow: "shopper", needs: ["module"], reply: rentalCart } as const;
const bookingHere = { ...booking, needs: ["zone", "module"] } as const;

/** Why a trip cannot be made with a vehicle. */
const tripErrors = [
  "module_header_invalid",
  "estimated_hours_needed",
  "pickup_time_past",
  "pickup_time_too_late",
  "pickup_zone_not_served",
  "store_closed",
  "vehicle_unavailable",
] as const;

export const getRentalCart = endpoint("GET /rental/user/cart/get-cart", {
  about: "The rental cart, oldest line first, with what speaks against each line now.",
  ...booking,
  input: z.object({}),
  errors: ["module_header_invalid"],
});

export const addToRentalCart = endpoint("POST /rental/user/cart/add-to-cart", {
  about:
    "Adds vehicles for a trip. The first line decides the provider and the type of the cart; the trip of the last line that is added applies to all lines.",
  ...bookingHere,
  input: z.object({ vehicle_id: id, quantity, ...tripInput }),
  errors: [
    ...tripErrors,
    "vehicle_not_found",
    "rental_type_missing",
    "item_in_cart",
    "cart_full",
    "different_stores",
    "rental_type_mixed",
  ],
});

export const updateRentalCartLine = endpoint("PUT /rental/user/cart/update-cart", {
  about: "Changes how many of a vehicle are booked.",
  ...booking,
  input: z.object({ cart_id: id, quantity }),
  errors: ["module_header_invalid", "cart_line_not_found", "vehicle_unavailable"],
});

export const updateRentalTrip = endpoint("PUT /rental/user/cart/update-user-data/{id}", {
  about:
    "Changes the trip of the cart for all lines, or for none: the error names the lines that cannot follow.",
  ...bookingHere,
  input: z.object({ id, ...tripInput }),
  errors: [...tripErrors, "cart_line_not_found", "rental_type_not_offered"],
});

export const removeRentalCartLine = endpoint("DELETE /rental/user/cart/remove-vehicle/{cart_id}", {
  about: "Removes a line.",
  ...booking,
  input: z.object({ cart_id: id }),
  errors: ["module_header_invalid", "cart_line_not_found"],
});

export const removeRentalCartLines = endpoint("DELETE /rental/user/cart/remove-multiple-cart", {
  about: "Removes several lines, or none when one of them is not in the cart.",
  ...booking,
  input: z.object({ cart_ids: z.array(id).min(1).max(100) }),
  errors: ["module_header_invalid", "cart_line_not_found"],
});

export const clearRentalCart = endpoint("DELETE /rental/user/cart/remove-cart", {
  about:
    "Empties the cart. With a vehicle, a quantity, a time and a type only if that vehicle could be booked then, so that a customer loses nothing for a vehicle that is not free.",
  ...booking,
  input: z.object({
    vehicle_id: id.optional(),
    quantity: quantity.optional(),
    pickup_time: requestedTime.optional(),
    rental_type: rentalType.optional(),
  }),
  errors: [
    "module_header_invalid",
    "vehicle_not_found",
    "vehicle_unavailable",
    "rental_type_missing",
    "pickup_time_past",
    "pickup_time_too_late",
    "store_closed",
    "booking_incomplete",
  ],
});
