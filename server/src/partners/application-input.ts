import { fromPercent } from "@errand/core/money";
import { companyNumberKind, parseCompanyNumber } from "@errand/core/partners/company-number";
import type { registerCourier, registerStore } from "@errand/core/partners/register.contract";
import type * as z from "zod";
import type { UploadedField } from "./application-pictures.ts";
import type { CourierDetails, StoreDetails } from "./partners.tables.ts";

/** What forms contain; in a correction, pictures and the password may be left out. */
type Optional<Input, Field extends keyof Input> = Omit<Input, Field> &
  Partial<{ [Name in Field]: Input[Name] | undefined }>;
export type StoreInput = Optional<z.output<typeof registerStore.input>, "password" | "logo">;
export type CourierInput = Optional<
  z.output<typeof registerCourier.input>,
  "password" | "image" | "identity_image"
>;

/** `country` is that of the shop. */
export function storeDetailsOf(input: StoreInput, country: string): StoreDetails {
  return {
    moduleId: input.module_id,
    latitude: input.latitude,
    longitude: input.longitude,
    minimumDeliveryTime: input.minimum_delivery_time,
    maximumDeliveryTime: input.maximum_delivery_time,
    deliveryTimeUnit: input.delivery_time_type,
    translations: input.translations,
    taxRate: fromPercent(input.tax ?? 0),
    pickupZoneIds: [...new Set(input.pickup_zone_id ?? [])],
    companyNumber: parseCompanyNumber(companyNumberKind(country), input.company_number ?? ""),
    tin: input.tin ?? null,
    tinExpires: input.tin_expire_date ?? null,
  };
}

export function courierDetailsOf(input: CourierInput): CourierDetails {
  return {
    identityType: input.identity_type,
    identityNumber: input.identity_number,
    vehicleId: input.vehicle_id,
    freelance: input.earning === 1,
  };
}

export function storePicturesOf(input: StoreInput): UploadedField[] {
  return [
    { purpose: "logo", field: "logo", files: filesOf(input.logo) },
    { purpose: "cover", field: "cover_photo", files: filesOf(input.cover_photo) },
    {
      purpose: "tin_certificate",
      field: "tin_certificate_image",
      files: filesOf(input.tin_certificate_image),
    },
  ];
}

export function courierPicturesOf(input: CourierInput): UploadedField[] {
  return [
    { purpose: "photo", field: "image", files: filesOf(input.image) },
    { purpose: "identity", field: "identity_image", files: input.identity_image ?? [] },
  ];
}

function filesOf(file: File | undefined): File[] {
  return file ? [file] : [];
}
