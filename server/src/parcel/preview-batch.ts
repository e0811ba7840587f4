import { bestStopOrder } from "@errand/core/dispatch/stop-order";
import { AppError, type ErrorKey } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import type { Position } from "@errand/core/location/geometry";
import { isStreetOnly, withTypedParts } from "@errand/core/location/typed-address";
import { type Minor, nothing, sumOf } from "@errand/core/money";
import { parcelToPrice } from "@errand/core/parcel/parcel-price";
import { priceOrder } from "@errand/core/pricing/receipt";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { type Maps, metersBetween } from "../integrations/maps.ts";
import { findZoneServing } from "../location/zones.data.ts";
import { type BatchRow, receiverFields } from "./batch-file.ts";
import { findParcelCategory, getSurcharge, toParcelTerms } from "./parcel-terms.data.ts";
import { readReceiverNumber } from "./receiver-number.ts";

/** Where and what a sender sends. */
export interface BatchSender {
  moduleId: number;
  categoryId: number;
  latitude: number;
  longitude: number;
}

/** A row that can be placed, with its price. */
export interface PricedReceiver {
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email?: string;
  address: string;
  additional_address?: string;
  latitude: number;
  longitude: number;
}

export interface PreviewedRow {
  row: BatchRow;
  receiver: PricedReceiver | null;
  price: Minor | null;
  errors: ErrorKey[];
}

export interface BatchPreview {
  rows: PreviewedRow[];
  stops: number[];
  minutes: number;
  total: Minor;
}

/** Minutes at each door. */
const handingOver = 3;

/**
 * Finds and prices the receivers of a file: each row is a receiver with a price, or refused with
 * its reasons. Throws `parcel_category_not_found` and `sender_outside_zones`, which concern all
 * rows.
 */
export async function previewBatch(
  db: Database,
  maps: Maps,
  shop: ShopSettings,
  { sender, rows, language }: { sender: BatchSender; rows: BatchRow[]; language: Language },
): Promise<BatchPreview> {
  const category = await findParcelCategory(db, sender.moduleId, sender.categoryId);
  const zone = await findZoneServing(db, sender.moduleId, sender);
  if (!zone) throw new AppError("sender_outside_zones", { field: "latitude" });
  const from: Position = [sender.longitude, sender.latitude];
  const terms = {
    rise: getSurcharge(zone),
    taxIncluded: shop.taxIncluded,
    charges: [
      { key: "additional_charge" as const, amount: shop.additionalCharge?.amount ?? nothing },
    ],
  };
  const priceReceiver = async ({ latitude, longitude }: PricedReceiver): Promise<Minor> => {
    const meters = await metersBetween(maps, from, [longitude, latitude]);
    return priceOrder(parcelToPrice(toParcelTerms(category), { meters, ...terms })).total;
  };

  const previewed: PreviewedRow[] = [];
  for (const row of rows) {
    const { receiver, errors } = await findReceiver(db, maps, { row, sender, language, shop });
    const price = receiver && (await priceReceiver(receiver));
    previewed.push({ row, receiver, price, errors });
  }
  const accepted = previewed.flatMap(({ receiver }, index) =>
    receiver ? [{ receiver, index }] : [],
  );
  const { order, minutes } = bestStopOrder(
    from,
    accepted.map(({ receiver: { latitude, longitude } }) => ({
      position: [longitude, latitude],
      serviceMinutes: handingOver,
    })),
  );
  return {
    rows: previewed,
    stops: order.flatMap((stop) => accepted[stop]?.index ?? []),
    minutes: Math.ceil(minutes),
    total: sumOf(previewed.map(({ price }) => price ?? nothing)),
  };
}

/**
 * The receiver of a row at the address that was found, which the sender is to check; null with the
 * reasons when there is none.
 */
async function findReceiver(
  db: Database,
  maps: Maps,
  {
    row,
    sender,
    language,
    shop,
  }: { row: BatchRow; sender: BatchSender; language: Language; shop: ShopSettings },
): Promise<Pick<PreviewedRow, "receiver" | "errors">> {
  const { name, address, additionalAddress, email } = receiverFields(row);
  const number = readReceiverNumber(row.phone, shop.country);
  const [place] = address ? await maps.geocode(address, language) : [];
  const isStreet = place && isStreetOnly(row.address, place.address);
  const isServed = place && (await findZoneServing(db, sender.moduleId, place)) !== null;
  const errors: ErrorKey[] = [
    ...(name ? [] : (["contact_name_missing"] as const)),
    ...("error" in number ? [number.error] : []),
    ...(place ? [] : (["receiver_address_unknown"] as const)),
    ...(isStreet ? (["receiver_house_number_unknown"] as const) : []),
    ...(place && !isServed ? (["receiver_outside_zones"] as const) : []),
  ];
  if (!name || "error" in number || !address || !place || isStreet || !isServed)
    return { receiver: null, errors };
  const receiver = {
    contact_person_name: name,
    contact_person_number: number.number,
    ...(email && { contact_person_email: email }),
    address: withTypedParts(address, place.address),
    ...(additionalAddress && { additional_address: additionalAddress }),
    latitude: place.latitude,
    longitude: place.longitude,
  };
  return { receiver, errors };
}
