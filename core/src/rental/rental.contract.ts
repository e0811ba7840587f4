import * as z from "zod";
import { anywhere, endpoint } from "../endpoint.ts";
import { id, page, paging, text } from "../values.ts";
import { rentalStore, vehicle } from "./rental.types.ts";

const listed = { allow: "anyone", needs: ["zone", "module"] } as const;

export const listTopRatedVehicles = endpoint("GET /rental/vehicle/top-rated", {
  about: "Vehicles that can be picked up here, the best rated first.",
  ...listed,
  ...anywhere,
  input: z.object(paging),
  reply: page("vehicles", vehicle),
  errors: ["module_header", "offset"],
});

export const listVehicleCategories = endpoint("GET /rental/vehicle/category-list", {
  about: "Kinds of vehicles.",
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
  about: "Who lets vehicles here: open ones first, nearest first with coordinates, else popular.",
  ...listed,
  input: z.object({ ...paging, name: text(100).optional() }),
  reply: page("stores", rentalStore),
  errors: ["module_header", "offset"],
});
