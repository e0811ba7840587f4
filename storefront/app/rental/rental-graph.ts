import type { RentalStoreDetails, RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { providerPath, vehiclePath, vehicleSearchPath } from "../catalog/paths.ts";
import { hoursOf, ratingOf } from "../catalog/structured-data.ts";
import type { Shop } from "../config/shop.ts";
import { breadcrumbs } from "../rendering/structured-data.tsx";
import { rentalTypes } from "./trip-plan.ts";
import { unitPrice } from "./trip-price.ts";

/**
 * The schema.org graph of a vehicle: a Car that is rented out, with an offer for each type of trip.
 */
export function vehicleGraph(vehicle: Vehicle, vehicles: string, { config, origin }: Shop): object {
  const { provider } = vehicle;
  const url = origin + vehiclePath(vehicle);
  const offers = rentalTypes.flatMap((type) => {
    const price = unitPrice(vehicle, type);
    if (price === null) return [];
    return {
      "@type": "Offer",
      price,
      priceCurrency: config.currency_code,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: config.currency_code,
        unitCode: unitCodes[type],
      },
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      availability: `https://schema.org/${vehicle.total_vehicles > 0 ? "InStock" : "OutOfStock"}`,
      url,
      seller: { "@type": "AutoRental", name: provider.name, url: origin + providerPath(provider) },
    };
  });
  return {
    "@graph": [
      {
        "@type": ["Product", "Car"],
        name: vehicle.name,
        description: vehicle.description === "" ? null : vehicle.description,
        image:
          vehicle.images_full_url.length > 0 ? vehicle.images_full_url : vehicle.thumbnail_full_url,
        sku: String(vehicle.id),
        brand: { "@type": "Brand", name: vehicle.brand.name },
        model: vehicle.model === "" ? null : vehicle.model,
        vehicleSeatingCapacity: vehicle.seating_capacity,
        fuelType: vehicle.fuel_type,
        vehicleTransmission: vehicle.transmission_type,
        ...ratingOf({ avg_rating: vehicle.avg_rating, rating_count: vehicle.total_reviews }),
        offers,
      },
      breadcrumbs(origin, [
        { name: config.business_name, path: "/" },
        { name: vehicles, path: vehicleSearchPath() },
        { name: provider.name, path: providerPath(provider) },
        { name: vehicle.name, path: vehiclePath(vehicle) },
      ]),
    ],
  };
}

/** Units of UN/CEFACT. */
const unitCodes: Record<RentalType, string> = {
  hourly: "HUR",
  day_wise: "DAY",
  distance_wise: "KMT",
};

/** The schema.org graph of a provider: the business and the breadcrumbs. */
export function providerGraph(
  provider: RentalStoreDetails,
  vehicles: string,
  { config, origin }: Shop,
): object {
  return {
    "@graph": [
      {
        "@type": "AutoRental",
        name: provider.name,
        url: origin + providerPath(provider),
        image: provider.cover_photo_full_url,
        logo: provider.logo_full_url,
        telephone: provider.phone,
        address: provider.address,
        geo: {
          "@type": "GeoCoordinates",
          latitude: provider.latitude,
          longitude: provider.longitude,
        },
        openingHoursSpecification: provider.schedules.map(hoursOf),
        ...ratingOf(provider),
      },
      breadcrumbs(origin, [
        { name: config.business_name, path: "/" },
        { name: vehicles, path: vehicleSearchPath() },
        { name: provider.name, path: providerPath(provider) },
      ]),
    ],
  };
}
