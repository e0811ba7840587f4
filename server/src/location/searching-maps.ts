import type { Language } from "@errand/core/language";
import { LRUCache } from "lru-cache";
import type { Bounds, FoundPlace, Geocoder } from "../integrations/map-services/geocoder.ts";
import { MapServiceAway } from "../integrations/map-services/map-service.ts";
import type { Maps } from "../integrations/maps.ts";
import { placeIdOf, placeOfId, toAddressLine } from "./searched-place.ts";
import { isInZone, type ZoneRow } from "./zones.data.ts";

const maxSuggestions = 8;
const maxResults = 5;
/** Some hundred bytes each. The policy of Nominatim asks to keep results. */
const maxKnown = 2_000;
const knownForMs = 24 * 60 * 60 * 1000;

interface SearchingMapsParts {
  geocoder: Geocoder;
  /** They find what the geocoder cannot while it is away, and their own places by id. */
  offline: Maps;
  openZones: () => Promise<ZoneRow[]>;
}

/** Searches with a service; with the offline maps while it is away. Places in a zone come first. */
export function searchingMaps({ geocoder, offline, openZones }: SearchingMapsParts): Maps {
  const known = new LRUCache<string, { places: FoundPlace[] }>({ max: maxKnown, ttl: knownForMs });

  async function remembered(key: unknown[], find: () => Promise<FoundPlace[]>) {
    const text = JSON.stringify(key);
    const stored = known.get(text);
    if (stored) return stored.places;
    const places = await find();
    known.set(text, { places });
    return places;
  }

  async function search(typed: string, language: Language): Promise<FoundPlace[]> {
    const text = typed.replace(/\s+/g, " ").trim();
    const zones = await openZones();
    const bounds = getZoneBounds(zones);
    const places = await remembered(["search", text.toLowerCase(), language, bounds], () =>
      geocoder.search(text, { language, bounds, limit: maxSuggestions }),
    );
    const isServed = ({ latitude, longitude }: FoundPlace) =>
      zones.some((zone) => isInZone(zone, latitude, longitude));
    // A place that nobody delivers to stays in the list: whoever chooses it learns that.
    return places.toSorted((a, b) => Number(isServed(b)) - Number(isServed(a)));
  }

  async function orOffline<T>(ask: () => Promise<T>, offlineAsk: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof MapServiceAway)) throw error;
      return offlineAsk();
    }
  }

  const suggest: Maps["suggest"] = (text, language) =>
    orOffline(
      async () =>
        (await search(text, language)).map((place) => ({
          id: placeIdOf(place),
          main: place.main,
          secondary: place.secondary,
        })),
      () => offline.suggest(text, language),
    );

  return {
    ...offline,
    suggest: geocoder.maySuggest ? suggest : offline.suggest,
    find: async (placeId, language) => placeOfId(placeId) ?? offline.find(placeId, language),
    geocode: (address, language) =>
      orOffline(
        async () => (await search(address, language)).slice(0, maxResults).map(toLocation),
        () => offline.geocode(address, language),
      ),
    reverse: (latitude, longitude, language) =>
      orOffline(
        async () => {
          const key = ["reverse", latitude.toFixed(5), longitude.toFixed(5), language];
          const places = await remembered(key, async () => {
            const place = await geocoder.reverse(latitude, longitude, language);
            return place ? [place] : [];
          });
          return places[0] ? toLocation(places[0]) : null;
        },
        () => offline.reverse(latitude, longitude, language),
      ),
  };
}

function toLocation(place: FoundPlace) {
  const { latitude, longitude, isStreet } = place;
  const address = toAddressLine(place);
  return { id: placeIdOf(place), address, latitude, longitude, ...(isStreet && { isStreet }) };
}

/** The box around all zones; null without one. */
function getZoneBounds(zones: ZoneRow[]): Bounds | null {
  if (zones.length === 0) return null;
  return {
    south: Math.min(...zones.map(({ south }) => south)),
    west: Math.min(...zones.map(({ west }) => west)),
    north: Math.max(...zones.map(({ north }) => north)),
    east: Math.max(...zones.map(({ east }) => east)),
  };
}
