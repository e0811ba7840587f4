import { bestStopOrder } from "@errand/core/dispatch/stop-order";
import { AppError, type ErrorKey } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import type { Position } from "@errand/core/location/geometry";
import { isOtherStreet, isStreetOnly, withTypedParts } from "@errand/core/location/typed-address";
import { type Minor, nothing, sumOf } from "@errand/core/money";
import type { BatchField } from "@errand/core/parcel/parcel-batches.contract";
import { parcelToPrice } from "@errand/core/parcel/parcel-price";
import { priceOrder, type Receipt } from "@errand/core/pricing/receipt";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { type Maps, metersBetween } from "../integrations/maps.ts";
import { findZoneServing } from "../location/zones.data.ts";
import { receiverFields, type TypedRow, toPlainTitle } from "./batch-file.ts";
import {
  getSurcharge,
  type ParcelCategoryRow,
  readParcelCategories,
  toParcelTerms,
} from "./parcel-terms.data.ts";
import { readReceiverNumber } from "./receiver-number.ts";

/** Where and what a sender sends. */
export interface BatchSender {
  moduleId: number;
  categoryId: number;
  latitude: number;
  longitude: number;
}

/** A row that can be placed. */
export interface PlaceableReceiver {
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email?: string;
  address: string;
  additional_address?: string;
  latitude: number;
  longitude: number;
  parcel_category_id: number;
}

export interface RowPreview {
  row: TypedRow;
  categoryId: number;
  receiver: PlaceableReceiver | null;
  /** Null where the place is not known. */
  receipt: Receipt | null;
  errors: { field: BatchField; key: ErrorKey }[];
  /** An address that may be meant by one that was not found. */
  suggestion: string | null;
}

export interface BatchPreview {
  rows: RowPreview[];
  stops: number[];
  minutes: number;
  /** Of the rows that can be placed. */
  total: Minor;
}

interface BatchParts {
  maps: Maps;
  shop: ShopSettings;
  language: Language;
}

/** Minutes at each door. */
const handingOver = 3;

/**
 * Finds and prices the receivers of rows: each can be placed, or has errors to correct. Throws
 * `parcel_category_not_found` and `sender_outside_zones`, which concern all rows.
 */
export async function previewBatch(
  db: Database,
  { maps, shop, language }: BatchParts,
  { sender, rows }: { sender: BatchSender; rows: TypedRow[] },
): Promise<BatchPreview> {
  const categories = await readParcelCategories(db, sender.moduleId);
  if (!categories.some(({ id }) => id === sender.categoryId)) {
    throw new AppError("parcel_category_not_found", { field: "parcel_category_id" });
  }
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

  const previewed: RowPreview[] = [];
  for (const row of rows) {
    const category = findCategory(categories, row, sender.categoryId);
    const found = await findPlace(db, maps, { row, sender, language });
    const { receiver, errors } = readReceiver(row, shop, found, category);
    const { place } = found;
    const receipt =
      place && category
        ? priceOrder(
            parcelToPrice(toParcelTerms(category), {
              meters: await metersBetween(maps, from, [place.longitude, place.latitude]),
              ...terms,
            }),
          )
        : null;
    const { suggestion } = found;
    const categoryId = category?.id ?? sender.categoryId;
    previewed.push({ row, categoryId, receiver, receipt, errors, suggestion });
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
    total: sumOf(
      previewed.map(({ receiver, receipt }) => (receiver && receipt ? receipt.total : nothing)),
    ),
  };
}

/** The category that a row names, else that of the batch; null for an unknown one. */
function findCategory(
  categories: ParcelCategoryRow[],
  { size, categoryId }: TypedRow,
  usual: number,
): ParcelCategoryRow | null {
  const named = toPlainTitle(size);
  const isMeant = ({ id, name }: ParcelCategoryRow) =>
    named === "" ? id === (categoryId ?? usual) : Object.values(name).some(isNamed);
  const isNamed = (name: string) =>
    toPlainTitle(name) === named || toPlainTitle(name).split(" ").includes(named);
  return categories.find(isMeant) ?? null;
}

interface FoundPlace {
  /** Where the parcel is brought, inside the zones of the module; null when that is not known. */
  place: { address: string; latitude: number; longitude: number } | null;
  error: ErrorKey | null;
  suggestion: string | null;
}

/**
 * Where the address of a row is: at its pin, or where the maps find it. What is only like the typed
 * address is suggested.
 */
async function findPlace(
  db: Database,
  maps: Maps,
  { row, sender, language }: { row: TypedRow; sender: BatchSender; language: Language },
): Promise<FoundPlace> {
  const { address } = receiverFields(row);
  const refused = (error: ErrorKey, suggestion: string | null = null) => ({
    place: null,
    error,
    suggestion,
  });
  if (!address) return refused("receiver_address_unknown");
  const [found] = row.point ? [{ ...row.point, address }] : await maps.geocode(address, language);
  if (!found) return refused("receiver_address_unknown");
  if (isStreetOnly(address, found.address)) return refused("receiver_house_number_unknown");
  if (isOtherStreet(address, found.address)) {
    return refused("receiver_address_unknown", found.address);
  }
  if ("isStreet" in found) return refused("receiver_house_number_missing");
  if (!(await findZoneServing(db, sender.moduleId, found))) {
    return refused("receiver_outside_zones");
  }
  const place = { ...found, address: withTypedParts(address, found.address) };
  return { place, error: null, suggestion: null };
}

/** The receiver of a row, or what is to be corrected in it. */
function readReceiver(
  row: TypedRow,
  { country }: ShopSettings,
  { place, error }: FoundPlace,
  category: ParcelCategoryRow | null,
): Pick<RowPreview, "receiver" | "errors"> {
  const { name, additionalAddress, email } = receiverFields(row);
  const number = readReceiverNumber(row.phone, country);
  const errors: RowPreview["errors"] = [
    ...(name ? [] : [{ field: "name" as const, key: "contact_name_missing" as const }]),
    ...("error" in number ? [{ field: "phone" as const, key: number.error }] : []),
    ...(error ? [{ field: "address" as const, key: error }] : []),
    ...(category ? [] : [{ field: "size" as const, key: "batch_size_unknown" as const }]),
  ];
  if (!name || "error" in number || !place || !category) return { receiver: null, errors };
  const { address, latitude, longitude } = place;
  const receiver = {
    contact_person_name: name,
    contact_person_number: number.number,
    ...(email && { contact_person_email: email }),
    address,
    ...(additionalAddress && { additional_address: additionalAddress }),
    latitude,
    longitude,
    parcel_category_id: category.id,
  };
  return { receiver, errors };
}
