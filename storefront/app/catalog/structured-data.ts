import { priceRangeOf } from "@errand/core/cart/price-range";
import type {
  ItemDetails,
  Schedule,
  Store,
  StoreDetails,
} from "@errand/core/catalog/catalog.types";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { fromMinor, toMinor } from "@errand/core/money";
import { priceOfGrams } from "@errand/core/pricing/weight";
import type { Shop } from "../config/shop.ts";
import { breadcrumbs } from "../rendering/structured-data.tsx";
import { isSoldOut } from "./item-state.ts";
import { productAddress, storePath } from "./paths.ts";

/** The schema.org graph of an item: a Product with its offer, and the breadcrumbs. */
export function itemGraph(item: ItemDetails, { config, origin }: Shop): object {
  const { low, high } = priceRangeOf(item);
  const store = item.store_details;
  const seller = { "@type": storeTypes[store.module_type], name: store.name };
  const common = {
    priceCurrency: config.currency_code,
    availability: `https://schema.org/${isSoldOut(item) ? "OutOfStock" : "InStock"}`,
    url: origin + productAddress(item),
    seller,
    availabilityStarts: item.available_date_starts,
    availabilityEnds: item.available_date_ends,
  };
  return {
    "@graph": [
      {
        "@type": "Product",
        name: item.name,
        description: item.description === "" ? null : item.description,
        image: item.images_full_url.length > 0 ? item.images_full_url : item.image_full_url,
        sku: String(item.id),
        category: item.category_ids.at(-1)?.name,
        ...ratingOf(item),
        offers:
          low === high
            ? { "@type": "Offer", ...priceOf(item, low, config.currency_code), ...common }
            : {
                "@type": "AggregateOffer",
                lowPrice: low,
                highPrice: high,
                offerCount: Math.max(item.variations.length, 1),
                ...common,
              },
      },
      breadcrumbs(origin, [
        { name: config.business_name, path: "/" },
        { name: store.name, path: storePath(store) },
        { name: item.name, path: productAddress(item) },
      ]),
    ],
  };
}

/** The price of one piece; of what is sold by weight that of a step, and of a kilogram. */
function priceOf({ weight_step: step }: ItemDetails, price: number, currency: string) {
  if (step === null) return { price };
  return {
    price: fromMinor(priceOfGrams(toMinor(price), step)),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: currency,
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "KGM" },
    },
  };
}

/** The schema.org graph of a store: the business and the breadcrumbs. */
export function storeGraph(store: StoreDetails, { config, origin }: Shop): object {
  const { min_price, max_price } = store.price_range;
  const figure = (amount: number) => amount.toFixed(config.digit_after_decimal_point);
  return {
    "@graph": [
      {
        "@type": storeTypes[store.module_type],
        name: store.name,
        url: origin + storePath(store),
        image: store.cover_photo_full_url,
        logo: store.logo_full_url,
        telephone: store.phone,
        address: store.address,
        geo: { "@type": "GeoCoordinates", latitude: store.latitude, longitude: store.longitude },
        priceRange: `${figure(min_price)}–${figure(max_price)} ${config.currency_code}`,
        openingHoursSpecification: store.schedules.map(hoursOf),
        ...ratingOf(store),
      },
      breadcrumbs(origin, [
        { name: config.business_name, path: "/" },
        { name: store.name, path: storePath(store) },
      ]),
    ],
  };
}

/** Equal times mean the whole day here, but a closed day to search engines. */
export function hoursOf({ day, opening_time, closing_time }: Schedule) {
  const isWholeDay = opening_time === closing_time;
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: weekdays[day],
    opens: isWholeDay ? "00:00" : opening_time.slice(0, 5),
    closes: isWholeDay ? "23:59" : closing_time.slice(0, 5),
  };
}

const storeTypes: Record<ModuleType, string> = {
  food: "Restaurant",
  grocery: "GroceryStore",
  pharmacy: "Pharmacy",
  ecommerce: "Store",
  parcel: "LocalBusiness",
  rental: "AutoRental",
};

/** Indexed by the API's weekday, 0 to 6. */
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Empty without ratings, because schema.org requires a count above zero. */
export function ratingOf({ avg_rating, rating_count }: Pick<Store, "avg_rating" | "rating_count">) {
  if (rating_count === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: avg_rating,
      ratingCount: rating_count,
    },
  };
}
