import { greatCircleMeters } from "@errand/core/location/geometry";
import * as z from "zod";
import { type FoundPlace, type Geocoder, joined } from "./geocoder.ts";
import { type CallMapService, MapServiceAway } from "./map-service.ts";

const reachMeters = 500;
/** Addresses, not towns or countries. */
const doorZoom = "18";

const degrees = z.union([z.string(), z.number()]).pipe(z.coerce.number());
const place = z.object({
  lat: degrees,
  lon: degrees,
  name: z.string().nullish(),
  addresstype: z.string().optional(),
  display_name: z.string(),
  address: z.record(z.string(), z.string()).default({}),
});
type Place = z.infer<typeof place>;

const noPlace = z.object({ error: z.string() });

/**
 * Whether the rules of OpenStreetMap's public servers apply: one request a second, none while
 * somebody types.
 */
export function isPublicNominatim(url: string): boolean {
  return /(^|\.)openstreetmap\.org$/.test(new URL(url).hostname);
}

/** Nominatim (nominatim.org/release-docs). */
export function nominatim(call: CallMapService, { isPublic }: { isPublic: boolean }): Geocoder {
  async function find<T>(path: string, query: Record<string, string>, shape: z.ZodType<T>) {
    const { status, body } = await call(path, {
      query: { format: "jsonv2", addressdetails: "1", ...query },
    });
    const parsed = shape.safeParse(body);
    if (!parsed.success) {
      throw new MapServiceAway(`Nominatim responded with ${status} and something unexpected`);
    }
    return parsed.data;
  }
  return {
    maySuggest: !isPublic,
    async search(text, { language, bounds, limit }) {
      const found = await find(
        "/search",
        {
          q: text,
          "accept-language": language,
          limit: String(limit),
          ...(bounds && {
            viewbox: [bounds.west, bounds.north, bounds.east, bounds.south].join(","),
          }),
        },
        z.array(place),
      );
      return found.map(toPlace);
    },
    async reverse(latitude, longitude, language) {
      const found = await find(
        "/reverse",
        {
          lat: String(latitude),
          lon: String(longitude),
          zoom: doorZoom,
          "accept-language": language,
        },
        z.union([place, noPlace]),
      );
      if ("error" in found) return null;
      const meters = greatCircleMeters([longitude, latitude], [found.lon, found.lat]);
      // A long road that passes by has its middle further away.
      const isNear = meters <= reachMeters || found.addresstype === "road";
      return isNear ? toPlace(found) : null;
    },
  };
}

function toPlace({ lat, lon, name, addresstype, display_name, address }: Place): FoundPlace {
  const door = joined(" ", address.house_number, address.road);
  const town = joined(
    " ",
    address.postcode,
    address.city ?? address.town ?? address.village ?? address.municipality,
  );
  const main = name || door || (display_name.split(",")[0] ?? "");
  return {
    main,
    secondary: joined(", ", main === door || main === address.road ? "" : door, town),
    latitude: lat,
    longitude: lon,
    ...(addresstype === "road" && { isStreet: true }),
  };
}
