import {
  type ChatPhraseValues,
  deskChatPhrases,
} from "@errand/core/chat/chat-phrase-entries.contract";
import { AppError } from "@errand/core/errors";
import { fromMinor, fromPercent, toMinor, toPercent } from "@errand/core/money";
import * as contract from "@errand/core/store-desk/desk-lists.contract";
import { and, eq, ne, sql } from "drizzle-orm";
import { commonConditions, items } from "../catalog/catalog.tables.ts";
import { quickPhrases } from "../chat/chat.tables.ts";
import { couriers, courierVehicles } from "../couriers/couriers.tables.ts";
import { toFreeSlug } from "../items/entry-slug.ts";
import { parcelCategories, parcelInstructions } from "../parcel/parcel.tables.ts";
import { partnerApplications } from "../partners/partners.tables.ts";
import { offlineMethods } from "../payments/offline-methods.tables.ts";
import { vehicleBrands, vehicleCategories, vehicles } from "../rental/rental.tables.ts";
import { simpleEntries } from "./simple-entries.ts";

/** The lists that people choose from. What was chosen keeps its text when an entry changes. */

const transfers = simpleEntries<contract.TransferValues, typeof offlineMethods.$inferSelect>({
  ...{ endpoints: contract.deskTransfers, name: "transfers", kind: "transfer" },
  ...{ table: offlineMethods, text: sql`${offlineMethods.name}::text` },
  toColumns: (values) => values,
  toValues: ({ name, fields, inputs }) => ({ name, fields, inputs }),
});

const chatPhrases = simpleEntries<ChatPhraseValues, typeof quickPhrases.$inferSelect>({
  ...{ endpoints: deskChatPhrases, name: "chat-phrases", kind: "chat_phrase" },
  ...{ table: quickPhrases, text: sql`${quickPhrases.message}::text` },
  toColumns: ({ message, receivers, writers }) => ({
    message: {
      ...message,
      ...(receivers.length > 0 && { receivers }),
      ...(writers.length > 0 && { writers }),
    },
  }),
  toValues: ({ message: { receivers = [], writers = [], ...message } }) => ({
    ...{ message, receivers, writers },
  }),
});

const parcels = simpleEntries<contract.ParcelCategoryValues, typeof parcelCategories.$inferSelect>({
  ...{ endpoints: contract.deskParcelCategories, name: "parcel-categories" },
  ...{ kind: "parcel_category", table: parcelCategories, moduleType: "parcel" },
  text: sql`${parcelCategories.name}::text`,
  toColumns: ({ module_id, per_km, minimum, tax_percent, ...values }) => ({
    ...{ ...values, moduleId: module_id, perKmCharge: toMinor(per_km) },
    ...{ minimumCharge: toMinor(minimum), taxRate: fromPercent(tax_percent) },
  }),
  toValues: ({ moduleId, name, description, image, ...row }) => ({
    ...{ module_id: moduleId, name, description, image },
    per_km: fromMinor(row.perKmCharge),
    minimum: fromMinor(row.minimumCharge),
    tax_percent: toPercent(row.taxRate),
  }),
});

const instructions = simpleEntries<
  contract.ParcelInstructionValues,
  typeof parcelInstructions.$inferSelect
>({
  ...{ endpoints: contract.deskParcelInstructions, name: "parcel-instructions" },
  ...{ kind: "parcel_instruction", table: parcelInstructions },
  text: sql`${parcelInstructions.instruction}::text`,
  toColumns: (values) => values,
  toValues: ({ instruction }) => ({ instruction }),
});

const vehicleGroups = simpleEntries<
  contract.VehicleCategoryValues,
  typeof vehicleCategories.$inferSelect
>({
  ...{ endpoints: contract.deskVehicleCategories, name: "vehicle-categories" },
  ...{ kind: "vehicle_category", table: vehicleCategories, moduleType: "rental" },
  text: sql`${vehicleCategories.name}::text`,
  toColumns: ({ module_id, ...values }) => ({ ...values, moduleId: module_id }),
  toValues: ({ moduleId, name, image }) => ({ module_id: moduleId, name, image }),
  users: [{ table: vehicles, id: vehicles.categoryId }],
});

const brands = simpleEntries<contract.VehicleBrandValues, typeof vehicleBrands.$inferSelect>({
  ...{ endpoints: contract.deskVehicleBrands, name: "vehicle-brands", kind: "vehicle_brand" },
  ...{ table: vehicleBrands, text: sql`${vehicleBrands.name}` },
  toColumns: (values) => values,
  toValues: ({ name, image }) => ({ name, image }),
  async check(db, id, { name }) {
    const isTaken = and(eq(vehicleBrands.name, name), ne(vehicleBrands.id, id ?? 0));
    if ((await db.$count(vehicleBrands, isTaken)) > 0) {
      throw new AppError("brand_name_taken", { field: "values.name" });
    }
  },
  users: [{ table: vehicles, id: vehicles.brandId }],
});

const conditions = simpleEntries<contract.ConditionValues, typeof commonConditions.$inferSelect>({
  ...{ endpoints: contract.deskConditions, name: "conditions", kind: "condition" },
  ...{ table: commonConditions, text: sql`${commonConditions.name}::text` },
  toColumns: ({ module_id, name }) => ({ moduleId: module_id, name }),
  toValues: ({ moduleId, name }) => ({ module_id: moduleId, name }),
  findFirst: async (tx, { name }) => ({ slug: await toFreeSlug(tx, commonConditions, name.en) }),
  users: [{ table: items, id: items.commonConditionId }],
});

const courierRides = simpleEntries<
  contract.CourierVehicleValues,
  typeof courierVehicles.$inferSelect
>({
  ...{ endpoints: contract.deskCourierVehicles, name: "courier-vehicles" },
  ...{ kind: "courier_vehicle", table: courierVehicles },
  text: sql`${courierVehicles.type}::text`,
  toColumns: (values) => values,
  toValues: ({ type }) => ({ type }),
  users: [
    { table: couriers, id: couriers.vehicleId },
    {
      table: partnerApplications,
      id: sql`(${partnerApplications.courier} ->> 'vehicleId')::bigint`,
    },
  ],
});

export const listEntries = [
  ...[transfers, chatPhrases, parcels, instructions, vehicleGroups, brands, conditions],
  courierRides,
];
