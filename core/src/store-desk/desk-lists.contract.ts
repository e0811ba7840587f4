import * as z from "zod";
import { entryListEndpoints, nameEndpoints } from "../entries/entry-endpoints.ts";
import { localizedText, pictureName } from "../entries/localized.ts";
import { id, money, text } from "../values.ts";

/** The lists that people choose from, beside the settings of the shop (contract 7.3). */

const permission = "settings";
const image = pictureName.nullable().default(null);

export const transferValues = z.object({
  name: localizedText(100),
  /** Where the money goes, such as the number of an account. */
  fields: z
    .array(z.object({ label: localizedText(100), value: text(255) }))
    .min(1)
    .max(20),
  /** What customers state about their transfer. */
  inputs: z
    .array(
      z.object({
        label: localizedText(100),
        placeholder: localizedText(100),
        required: z.boolean(),
      }),
    )
    .min(1)
    .max(20),
});
export type TransferValues = z.output<typeof transferValues>;
export const deskTransfers = entryListEndpoints({
  ...{ path: "/desk/settings/transfers", permission },
  ...{ one: "way to transfer money", many: "ways to transfer money outside the shop" },
  values: transferValues,
});

export const parcelCategoryValues = z.object({
  module_id: id,
  name: localizedText(100),
  description: localizedText(500),
  image,
  per_km: money,
  /** The least that a delivery costs. */
  minimum: money,
  tax_percent: z.number().min(0).max(100).default(0),
});
export type ParcelCategoryValues = z.output<typeof parcelCategoryValues>;
export const deskParcelCategories = entryListEndpoints({
  ...{ path: "/desk/settings/parcel-categories", permission },
  ...{ one: "category of parcels", many: "categories of parcels" },
  values: parcelCategoryValues,
  errors: ["entry_target"],
});

export const parcelInstructionValues = z.object({ instruction: localizedText(255) });
export type ParcelInstructionValues = z.output<typeof parcelInstructionValues>;
export const deskParcelInstructions = entryListEndpoints({
  ...{ path: "/desk/settings/parcel-instructions", permission },
  ...{ one: "instruction", many: "instructions to couriers of parcels" },
  values: parcelInstructionValues,
});

export const vehicleCategoryValues = z.object({ module_id: id, name: localizedText(100), image });
export type VehicleCategoryValues = z.output<typeof vehicleCategoryValues>;
export const deskVehicleCategories = entryListEndpoints({
  ...{ path: "/desk/settings/vehicle-categories", permission },
  ...{ one: "category of vehicles", many: "categories of vehicles for rent" },
  values: vehicleCategoryValues,
  errors: ["entry_target"],
});

export const vehicleBrandValues = z.object({ name: text(100), image });
export type VehicleBrandValues = z.output<typeof vehicleBrandValues>;
export const deskVehicleBrands = entryListEndpoints({
  ...{ path: "/desk/settings/vehicle-brands", permission },
  ...{ one: "brand of vehicles", many: "brands of vehicles for rent" },
  values: vehicleBrandValues,
  errors: ["brand_name_taken"],
});

export const conditionValues = z.object({ module_id: id, name: localizedText(100) });
export type ConditionValues = z.output<typeof conditionValues>;
export const deskConditions = entryListEndpoints({
  ...{ path: "/desk/settings/conditions", permission },
  ...{ one: "condition", many: "conditions that items help with" },
  values: conditionValues,
  errors: ["entry_target"],
});

export const courierVehicleValues = z.object({ type: localizedText(100) });
export type CourierVehicleValues = z.output<typeof courierVehicleValues>;
export const deskCourierVehicles = entryListEndpoints({
  ...{ path: "/desk/settings/courier-vehicles", permission },
  ...{ one: "vehicle of couriers", many: "vehicles that couriers ride" },
  values: courierVehicleValues,
});

export const namedDeskLists = {
  ...nameEndpoints("Transfers", deskTransfers),
  ...nameEndpoints("ParcelCategories", deskParcelCategories),
  ...nameEndpoints("ParcelInstructions", deskParcelInstructions),
  ...nameEndpoints("VehicleCategories", deskVehicleCategories),
  ...nameEndpoints("VehicleBrands", deskVehicleBrands),
  ...nameEndpoints("Conditions", deskConditions),
  ...nameEndpoints("CourierVehicles", deskCourierVehicles),
};
