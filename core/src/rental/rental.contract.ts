import * as z from "zod";
import { anywhere, endpoint } from "../endpoint.ts";
import { id, page, paging, text } from "../values.ts";
import { rentalStore, vehicle } from "./rental.types.ts";

const listed = { allow: "anyone", needs: ["zone", "module"] } as const;

export const listTopRatedVehicles = endpoint("GET /rental/vehicle/top-rated", {
  about: "Vehicles that can be picked up in these zones, best rated first.",
  ...listed,
  ...anywhere,
  input: z.object(paging),
  reply: page("vehicles", vehicle),
  errors: ["module_header", "offset"],
});

export const listVehicleCategories = endpoint("GET /rental/vehicle/category-list", {
  about: "Vehicle categories of the module.",
  allow: "anyone",
  needs: ["module"],
  ...anywhere,
  input: z.object({ ...paging, search: text(100).optional() }),
  reply: page(
    "vehicles",
    z.object({ id, name: z.string(), image_full_url: z.string().nullable() }),
  ),
  errors: ["module_header", "offset"],
});

export const listProviders = endpoint("GET /rental/provider/list", {
  about:
    "Rental providers in these zones: open ones first, then nearest first if coordinates are sent, otherwise most popular first.",
  ...listed,
  input: z.object({ ...paging, name: text(100).optional() }),
  reply: page("stores", rentalStore),
  errors: ["module_header", "offset"],
});
