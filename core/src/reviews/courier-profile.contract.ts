import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, imageFile, timestamp } from "../values.ts";

/** What customers see of a courier, and how they rated the courier (contract 7.8). */

const profile = {
  name: z.string(),
  phone: z.string(),
  image_full_url: z.string().nullable(),
  /** Of `GET /get-vehicles`; null while the courier has chosen none. */
  vehicle_id: id.nullable(),
  avg_rating: z.number(),
  rating_count: z.int(),
  /** The latest 20, without who wrote them and for which order. */
  reviews: z.array(
    z.object({ id, rating: z.int(), comment: z.string().nullable(), created_at: timestamp }),
  ),
};

export const readCourierProfile = endpoint("GET /courier/profile", {
  about: "The courier's own profile with ratings.",
  allow: { staff: "courier" },
  input: z.object({}),
  reply: z.object(profile),
  errors: [],
});

export const changeCourierProfile = endpoint("PUT /courier/profile", {
  about: "Changes the picture and the usual vehicle of the courier, which customers see.",
  allow: { staff: "courier" },
  form: true,
  input: z.object({ image: imageFile.optional(), vehicle_id: id.optional() }),
  reply: z.object({ message: z.string(), ...profile }),
  errors: ["courier_vehicle_not_found", "picture_type_unsupported"],
});
