import { languages } from "@errand/core/language";
import type { Module } from "@errand/core/modules/modules.contract";
import type { StoreTranslation } from "@errand/core/partners/partner-application.types";
import { readPicture } from "@errand/ui/forms/picture-storage.ts";
import type { Input } from "../api/api-request.ts";
import type { StoreDraft } from "./store-draft.ts";
import { percentOf } from "./store-errors.ts";

export type StoreInput = Omit<Input<"PUT /auth/vendor/register">, "application_token">;

/** A complete draft as parameters of the API, with its pictures, without empty texts. */
export async function storeInput(
  draft: StoreDraft,
  modules: readonly Module[],
): Promise<StoreInput> {
  const { point, zone_id, module_id } = draft;
  if (!point || zone_id === null || module_id === null) throw new Error("The draft is incomplete.");
  const isRental = modules.find(({ id }) => id === module_id)?.module_type === "rental";
  const [logo, cover_photo, certificate] = await Promise.all(
    [draft.logo, draft.cover_photo, draft.tin_certificate_image].map(pictureOf),
  );
  return {
    f_name: draft.f_name,
    l_name: filled(draft.l_name),
    email: draft.email,
    phone: draft.phone,
    password: draft.password || undefined,
    zone_id,
    module_id,
    latitude: point.lat,
    longitude: point.lng,
    minimum_delivery_time: Number(draft.minimum_delivery_time),
    maximum_delivery_time: Number(draft.maximum_delivery_time),
    delivery_time_type: draft.delivery_time_type,
    translations: translationsOf(draft),
    logo,
    cover_photo,
    tax: percentOf(draft.tax) ?? undefined,
    pickup_zone_id: isRental ? draft.pickup_zone_id : undefined,
    company_number: filled(draft.company_number),
    tin: filled(draft.tin),
    tin_expire_date: filled(draft.tin_expire_date),
    tin_certificate_image: certificate,
  };
}

function translationsOf(draft: StoreDraft): StoreTranslation[] {
  const all = languages.flatMap((locale): StoreTranslation[] => [
    { locale, key: "name", value: draft[`name_${locale}`] },
    { locale, key: "address", value: draft[`address_${locale}`] },
  ]);
  return all.filter(({ value }) => value.trim() !== "");
}

/** Undefined without a picture, and when the chosen one is no longer on this device. */
async function pictureOf([id]: string[]): Promise<File | undefined> {
  return id === undefined ? undefined : ((await readPicture(id)) ?? undefined);
}

function filled(text: string): string | undefined {
  return text.trim() || undefined;
}
