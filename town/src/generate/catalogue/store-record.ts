import type {
  DemoStore,
  DemoVehicle,
  Ratings,
  StoreRecord,
  VehicleRecord,
} from "../../catalogue/catalogue.types.ts";
import type { MapAddress } from "../map/belrive.types.ts";
import type { CatalogueGenerator } from "./catalogue-generator.ts";

/** Returns the line of a store; `addresses` are those of its district. */
export function storeRecord(
  store: DemoStore,
  catalogue: CatalogueGenerator,
  addresses: MapAddress[],
): StoreRecord {
  // The factor spreads consecutive stores over the district.
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

export function vehicleRecord(vehicle: DemoVehicle, store: string): VehicleRecord {
  return { ...vehicle, store };
}

function ratingsOf(reviews: { rating: number }[]): Ratings {
  return [5, 4, 3, 2, 1].map((stars) => reviews.filter(({ rating }) => rating === stars).length);
}
