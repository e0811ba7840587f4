import * as z from "zod";
import { type FoundPlace, type Geocoder, joined } from "./geocoder.ts";
import { type CallMapService, MapServiceAway } from "./map-service.ts";

/** Kilometres within which an address is one for a point. */
const reach = "0.5";

const collection = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: z.string().optional(),
        housenumber: z.string().optional(),
        street: z.string().optional(),
        postcode: z.string().optional(),
        city: z.string().optional(),
        state: z.string().optional(),
        country: z.string().optional(),
        type: z.string().optional(),
      }),
    }),
  ),
});
type Feature = z.infer<typeof collection>["features"][number];

/** Photon, which is made for suggestions (github.com/komoot/photon). */
export function photon(call: CallMapService): Geocoder {
  const find = async (path: string, query: Record<string, string>): Promise<FoundPlace[]> => {
    const { status, body } = await call(path, { query });
    const parsed = collection.safeParse(body);
    if (status !== 200 || !parsed.success) {
      throw new MapServiceAway(`Photon responded with ${status} and something unexpected`);
    }
    return parsed.data.features.map(toPlace).filter(({ main }) => main !== "");
  };
  return {
    maySuggest: true,
    search: (text, { language, bounds, limit }) =>
      find("/api", {
        q: text,
        lang: language,
        limit: String(limit),
        ...(bounds && {
          lat: String((bounds.south + bounds.north) / 2),
          lon: String((bounds.west + bounds.east) / 2),
        }),
      }),
    async reverse(latitude, longitude, language) {
      const [lat, lon] = [String(latitude), String(longitude)];
      const query = { lat, lon, lang: language, limit: "1", radius: reach };
      return (await find("/reverse", query))[0] ?? null;
    },
  };
}

function toPlace({ geometry, properties }: Feature): FoundPlace {
  const { name, housenumber, street, postcode, city, state, country, type } = properties;
  const [longitude, latitude] = geometry.coordinates;
  const door = joined(" ", housenumber, street);
  const town = joined(" ", postcode, city);
  return {
    main: name ?? door,
    secondary: joined(", ", name === undefined ? "" : door, town || joined(", ", state, country)),
    latitude,
    longitude,
    ...(type === "street" && { isStreet: true }),
  };
}
