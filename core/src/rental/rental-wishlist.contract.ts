import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, messageResponse } from "../values.ts";
import { rentalStore, vehicle } from "./rental.types.ts";

/** The wishlist of the rental module: vehicles and providers (spec §3, contract 5.4). */

export const rentalWishlist = z.object({
  vehicles: z.array(vehicle),
  providers: z.array(rentalStore),
});
export type RentalWishlist = z.infer<typeof rentalWishlist>;

const entry = z.object({ vehicle_id: id.optional(), provider_id: id.optional() });

export const listRentalWishlist = endpoint("GET /rental/user/wish-list", {
  about: "Vehicles and providers on the customer's wishlist, newest first, at most 500 of each.",
  allow: "customer",
  needs: ["zone", "module"],
  input: z.object({}),
  reply: rentalWishlist,
  errors: ["module_header_invalid"],
});

export const addToRentalWishlist = endpoint("POST /rental/user/wish-list/add", {
  about: "Adds a vehicle or a provider to the wishlist.",
  allow: "customer",
  needs: ["module"],
  byQuery: true,
  input: entry,
  reply: messageResponse,
  status: 201,
  errors: [
    "module_header_invalid",
    "vehicle_not_found",
    "provider_not_found",
    "in_wishlist",
    "vehicle_or_provider_needed",
  ],
});

export const removeFromRentalWishlist = endpoint("DELETE /rental/user/wish-list/remove", {
  about: "Removes a vehicle or a provider from the wishlist.",
  allow: "customer",
  needs: ["module"],
  input: entry,
  reply: messageResponse,
  errors: ["module_header_invalid", "wishlist_entry_not_found", "vehicle_or_provider_needed"],
});
