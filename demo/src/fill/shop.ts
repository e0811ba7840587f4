import type { ModuleType } from "@errand/core/modules/modules.contract";
import { fromPercent, minor } from "@errand/core/money";
import { quickPhrases } from "@errand/server/chat/chat.tables";
import { pages, shop } from "@errand/server/config/config.tables";
import { writePositions } from "@errand/server/couriers/courier-positions";
import { couriers } from "@errand/server/couriers/couriers.tables";
import type { Database } from "@errand/server/database/database";
import { insertRows } from "@errand/server/database/insert-rows";
import { zoneModules } from "@errand/server/location/zones.tables";
import { modules } from "@errand/server/modules/modules.tables";
import {
  cancellationReasons,
  parcelCancellationReasons,
} from "@errand/server/order-rows/orders.tables";
import { parcelCategories, parcelInstructions } from "@errand/server/parcel/parcel.tables";
import { offlineMethods } from "@errand/server/payments/offline-methods.tables";
import { addStandardSynonyms } from "@errand/server/text-search/standard-synonyms";
import { quickPhrases as phrases } from "@errand/town/content/chat";
import type { DemoDeliveryCharge } from "@errand/town/content/content.types";
import * as people from "@errand/town/content/couriers";
import { landingIn } from "@errand/town/content/landing";
import { modules as townModules } from "@errand/town/content/modules";
import { pages as townPages } from "@errand/town/content/pages";
import * as parcel from "@errand/town/content/parcel";
import { townOfflineMethods } from "../content/offline-methods.ts";
import type { DemoAddress, FilledDistricts } from "./map.ts";
import { shopSettings } from "./shop-settings.ts";
import { amountOrNull } from "./store-row.ts";
import { syncIdsAndAnalyze } from "./sync-ids.ts";

export type ModuleIds = (type: ModuleType) => number;

/**
 * Inserts the shop settings and texts, the modules with their zones, couriers and parcel
 * categories.
 */
export async function fillShop(
  db: Database,
  districts: FilledDistricts,
  now: Date,
): Promise<ModuleIds> {
  const home = startIn(districts, 0);
  await insertRows(db, shop, [
    {
      settings: shopSettings(home),
      landing: { en: landingIn("en", 1), fr: landingIn("fr", 1) },
    },
  ]);
  await insertRows(db, pages, townPages);
  await fillModules(db, districts);
  await insertRows(
    db,
    couriers,
    people.couriers.map(({ picture, district, ...courier }, index) => ({
      id: index + 1,
      ...courier,
      image: picture,
    })),
  );
  await syncIdsAndAnalyze(db, [couriers]);
  await writePositions(
    db,
    people.couriers.map(({ district }, index) => {
      const { latitude, longitude } = startIn(districts, district);
      return { courierId: index + 1, latitude, longitude, locatedAt: now };
    }),
  );
  await insertRows(
    db,
    quickPhrases,
    phrases.map((message) => ({ message })),
  );
  await insertRows(
    db,
    cancellationReasons,
    people.cancellationReasons.map((reason) => ({ reason })),
  );
  await insertRows(db, offlineMethods, townOfflineMethods);
  await fillParcels(db);
  return moduleIdOf;
}

/**
 * Returns the address in a district where its couriers start; the shop itself has that of the first
 * one.
 */
function startIn(districts: FilledDistricts, district: number): DemoAddress {
  const address = districts[district]?.couriers;
  if (!address) throw new Error(`no district ${district}`);
  return address;
}

function moduleIdOf(type: ModuleType): number {
  return townModules.findIndex((module) => module.type === type) + 1;
}

async function fillModules(db: Database, zones: FilledDistricts): Promise<void> {
  await insertRows(
    db,
    modules,
    townModules.map(({ slug, type, name, description, icon, thumbnail, districts }) => ({
      id: moduleIdOf(type),
      slug,
      type,
      name,
      description,
      icon,
      thumbnail,
      everywhere: districts.length === zones.length,
    })),
  );
  await syncIdsAndAnalyze(db, [modules]);
  await insertRows(
    db,
    zoneModules,
    townModules.flatMap(({ type, districts, delivery }) =>
      districts.map((district) => ({
        zoneId: zones[district]?.zoneId ?? 0,
        moduleId: moduleIdOf(type),
        ...chargeOf(delivery),
      })),
    ),
  );
  for (const { type } of townModules) {
    await addStandardSynonyms(db, { moduleId: moduleIdOf(type), type });
  }
}

function chargeOf(delivery: DemoDeliveryCharge) {
  const isFixed = delivery.kind === "fixed";
  return {
    chargeType: delivery.kind,
    fixedCharge: isFixed ? minor(delivery.charge) : null,
    perKmCharge: isFixed ? null : minor(delivery.perKm),
    minimumCharge: isFixed ? null : minor(delivery.minimum),
    maximumCharge: isFixed ? null : amountOrNull(delivery.maximum),
    maximumCashOrder: amountOrNull(delivery.maximumCashOrder),
  };
}

async function fillParcels(db: Database): Promise<void> {
  await insertRows(
    db,
    parcelCategories,
    parcel.parcelCategories.map((category) => ({
      moduleId: moduleIdOf("parcel"),
      name: category.name,
      description: category.description,
      image: category.picture,
      perKmCharge: minor(category.perKm),
      minimumCharge: minor(category.minimum),
      taxRate: fromPercent(category.taxPercent),
    })),
  );
  await insertRows(
    db,
    parcelCancellationReasons,
    parcel.parcelCancellationReasons.map((row) => ({ ...row })),
  );
  await insertRows(
    db,
    parcelInstructions,
    parcel.parcelInstructions.map((instruction) => ({ instruction })),
  );
}
