import { readPicture } from "@errand/ui/forms/picture-storage.ts";
import type { Input } from "../api/api-request.ts";
import type { CourierDraft } from "./courier-draft.ts";

export type CourierInput = Omit<Input<"PUT /auth/delivery-man/store">, "application_token">;

/**
 * A complete draft as parameters of the API, with those of its pictures that are still on this
 * device.
 */
export async function courierInput(draft: CourierDraft): Promise<CourierInput> {
  const { zone_id, vehicle_id, identity_type } = draft;
  if (zone_id === null || vehicle_id === null || identity_type === null) {
    throw new Error("The draft is incomplete.");
  }
  const [[image], identity] = await Promise.all([
    picturesOf(draft.image),
    picturesOf(draft.identity_image),
  ]);
  return {
    f_name: draft.f_name,
    l_name: draft.l_name.trim() || undefined,
    email: draft.email,
    phone: draft.phone,
    password: draft.password || undefined,
    zone_id,
    vehicle_id,
    identity_type,
    identity_number: draft.identity_number,
    identity_image: identity.length > 0 ? identity : undefined,
    image,
    earning: draft.work === "freelance" ? 1 : 0,
  };
}

async function picturesOf(ids: string[]): Promise<File[]> {
  const files = await Promise.all(ids.map(readPicture));
  return files.filter((file) => file !== null);
}
