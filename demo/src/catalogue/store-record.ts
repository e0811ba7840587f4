import type { Address } from "../geography/belrive.types.ts";
import type { Catalogue } from "./catalogue.ts";
import type { CatalogueStore, CatalogueVehicle } from "./catalogue.types.ts";

/** How many customers gave 5, 4, 3, 2 and 1 stars. */
export type Ratings = number[];

/** A store as a line of `stores.jsonl`: with its address, and the ratings that no reviews stand for. */
export type StoreRecord = CatalogueStore & {
  address: string;
  latitude: number;
  longitude: number;
  ratings: Ratings;
};

/** A kind of vehicle as a line of `vehicles.jsonl`. */
export type VehicleRecord = Omit<CatalogueVehicle, "reviews"> & { store: string; ratings: Ratings };

/** `addresses` are those of the store's district. */
export function storeRecord(
  store: CatalogueStore,
  catalogue: Catalogue,
  addresses: Address[],
): StoreRecord {
  // Stores that follow one another in the list are far apart in the streets.
  const address = addresses[(store.index * 733 + 31) % addresses.length];
  if (!address) throw new Error(`${store.slug}: no district ${store.district}`);
  const reviews = [...catalogue.vehiclesOf(store)].flatMap((vehicle) => vehicle.reviews);
  return {
    ...store,
    address: `${address.number} ${address.street}, Belrive`,
    latitude: address.lat,
    longitude: address.lng,
    ratings: ratingsOf(reviews),
  };
}

export function vehicleRecord(vehicle: CatalogueVehicle, store: string): VehicleRecord {
  const { reviews, ...record } = vehicle;
  return { ...record, store, ratings: ratingsOf(reviews) };
}

function ratingsOf(reviews: { rating: number }[]): Ratings {
  return [5, 4, 3, 2, 1].map((stars) => reviews.filter(({ rating }) => rating === stars).length);
}
