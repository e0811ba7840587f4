import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id } from "../values.ts";

export const listCourierVehicles = endpoint("GET /get-vehicles", {
  about: "The kinds of vehicles that couriers ride.",
  allow: "anyone",
  input: z.object({}),
  reply: z.array(z.object({ id, type: z.string() })),
  errors: [],
});
