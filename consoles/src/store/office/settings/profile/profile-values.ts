import type { StoreContract } from "@errand/core/contract.store";
import { numberFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";
import type { LatLng } from "@errand/core/location/lat-lng";
import { toNumber } from "../../../../console/office/numbers.ts";

type Reply = StoreContract["GET /store/profile"]["reply"];
export type SavedProfile = Pick<Reply, "profile" | "pending">;
export type ProfileInput = StoreContract["PUT /store/profile"]["input"];

export interface ProfileValues {
  phone: string;
  email: string;
  description: string;
  description_fr: string;
  address: string;
  place: LatLng;
  tax: string;
  tin: string;
  tin_expire_date: string;
  /** A new one, to be sent. */
  certificate: File | null;
}

/** As stated last: what waits for the desk, else what is public. */
export function toProfileValues(
  { profile, pending }: SavedProfile,
  language: Language,
): ProfileValues {
  const { address, latitude, longitude, tax, tin, tin_expire_date } = { ...profile, ...pending };
  const percent = numberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  return {
    phone: profile.phone,
    email: profile.email,
    description: profile.description ?? "",
    description_fr: profile.description_fr ?? "",
    address,
    place: { lat: latitude, lng: longitude },
    tax: percent.format(tax),
    tin: tin ?? "",
    tin_expire_date: tin_expire_date ?? "",
    certificate: null,
  };
}

/** Only what is changed: what is checked would wait for the desk again. */
export function toProfileInput(values: ProfileValues, saved: ProfileValues): ProfileInput {
  const text = (value: string) => value.trim() || null;
  const stated = {
    phone: values.phone,
    email: values.email.trim(),
    description: text(values.description),
    description_fr: text(values.description_fr),
    address: values.address.trim(),
    tax: toNumber(values.tax) ?? 0,
    tin: text(values.tin),
    tin_expire_date: text(values.tin_expire_date),
  };
  const names = Object.keys(stated) as (keyof typeof stated)[];
  const changed = names.filter((name) => values[name] !== saved[name]);
  const { certificate, place } = values;
  const isMoved = place.lat !== saved.place.lat || place.lng !== saved.place.lng;
  return {
    ...Object.fromEntries(changed.map((name) => [name, stated[name]])),
    ...(isMoved && { latitude: place.lat, longitude: place.lng }),
    ...(certificate && { tin_certificate_image: certificate }),
  };
}
