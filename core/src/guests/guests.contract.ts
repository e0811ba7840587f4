import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { guestId } from "../values.ts";

export const requestGuest = endpoint("POST /auth/guest/request", {
  inMaintenance: true,
  about: "Issues a guest id, which gives access to this guest's cart and orders.",
  allow: "anyone",
  input: z.object({}),
  reply: z.object({ message: z.string(), guest_id: guestId }),
  status: 201,
  errors: [],
});
