import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { readTypedAddress, type TypedAddress } from "@errand/core/location/typed-address";
import { type SQL, sql } from "drizzle-orm";
import { cachedValue } from "../../caching/cached-value.ts";
import type { ChangeFeed } from "../../database/change-feed.ts";
import type { Database } from "../../database/database.ts";
import type { GeocodedLocation, Maps, Suggestion } from "../../integrations/maps.ts";
import { readOpenZones, type ZoneRow, zonesAt } from "../zones.data.ts";
import { type StreetGraph, streetGraph } from "./street-graph.ts";

const maxSuggestions = 8;
const maxResults = 5;
/** Milliseconds: a large city has hundreds of thousands of streets. */
const graphLimit = 60_000;

/** A search result: an address, a street or a landmark. */
interface PlaceRow extends Record<string, unknown> {
  id: string;
  street: string | null;
  number: string | null;
  name: LocalizedText | null;
  latitude: number;
  longitude: number;
}

/** Address search and routes from the streets, addresses and landmarks of the database. */
export function offlineMaps(db: Database, changes: ChangeFeed): Maps {
  const graph = cachedValue(changes, "map", () => readGraph(db), undefined, graphLimit);
  const openZones = cachedValue(changes, "catalogue", () => readOpenZones(db), ["zones"]);

  const toFoundPlace = async (row: PlaceRow, language: Language): Promise<GeocodedLocation> => {
    const { main, secondary } = await labelsOf(row, language);
    return {
      id: row.id,
      address: secondary ? `${main}, ${secondary}` : main,
      latitude: row.latitude,
      longitude: row.longitude,
      ...(row.street !== null && row.number === null && { isStreet: true }),
    };
  };
  const labelsOf = async (row: PlaceRow, language: Language) => ({
    main: row.name
      ? localize(row.name, language)
      : [row.number, row.street].filter(Boolean).join(" "),
    secondary: zoneName(zonesAt(await openZones(), row.latitude, row.longitude), language),
  });

  return {
    async suggest(text, language) {
      const rows = await search(db, text, maxSuggestions);
      return Promise.all(
        rows.map(
          async (row): Promise<Suggestion> => ({ id: row.id, ...(await labelsOf(row, language)) }),
        ),
      );
    },
    async find(placeId, language) {
      const [row] = await byId(db, placeId);
      return row ? toFoundPlace(row, language) : null;
    },
    async geocode(address, language) {
      const rows = await search(db, address, maxResults);
      return Promise.all(rows.map((row) => toFoundPlace(row, language)));
    },
    async reverse(latitude, longitude, language) {
      const row = await nearestAddress(db, latitude, longitude);
      return row ? toFoundPlace(row, language) : null;
    },
    async route(from, to, mode) {
      return (await graph()).route(from, to, mode);
    },
    async measure(from, to) {
      return (await graph()).route(from, to, "DRIVE");
    },
  };
}

function zoneName(zones: ZoneRow[], language: Language): string {
  return zones[0] ? localize(zones[0].displayName, language) : "";
}

async function readGraph(db: Database): Promise<StreetGraph> {
  const { rows } = await db.execute<{ name: string; points: [number, number][]; oneway: boolean }>(
    sql`select s.name, g.points, g.oneway from street_segments g join streets s on s.id = g.street_id order by g.id`,
  );
  return streetGraph(rows);
}

const addressColumns = sql`'a' || a.id as id, s.name as street, a.number, null::jsonb as name, a.latitude, a.longitude`;

/** So many words after a street may name its town, in people's addresses without a comma. */
const maxTownWords = 4;
const isNameLike = /[\p{L}\p{N}]{3}/u;

/**
 * Finds addresses, streets and landmarks, the best match first. Where nothing is like the whole
 * text, its last words may be those of the town, which no street has.
 */
async function search(db: Database, text: string, limit: number): Promise<PlaceRow[]> {
  const { number, street } = readTypedAddress(text);
  const words = street.split(" ");
  for (let left = words.length; left > 0 && left >= words.length - maxTownWords; left--) {
    const start = words.slice(0, left).join(" ");
    // Nothing but punctuation is a part of every name.
    if (left < words.length && !isNameLike.test(start)) break;
    const found = await searchStreet(db, { number, street: start }, limit);
    if (found.length > 0) return found;
  }
  return [];
}

async function searchStreet(
  db: Database,
  { number, street }: TypedAddress,
  limit: number,
): Promise<PlaceRow[]> {
  const searched = sql`plain_text(${street})`;
  const similarity = (column: SQL) => sql`case
    when ${column} = ${searched} then 3
    when ${column} like ${searched} || '%' then 2
    when ${column} like '% ' || ${searched} || '%' then 1.5
    else word_similarity(${searched}, ${column}) end`;
  const matches = (column: SQL) =>
    sql`(${column} like '%' || ${searched} || '%' or ${searched} <% ${column})`;

  const { rows } = await db.execute<PlaceRow>(sql`
    with matching as (
      select id, name, latitude, longitude, ${similarity(sql`search`)} as likeness
      from streets where name <> '' and ${matches(sql`search`)}
      order by likeness desc, length(name), name limit ${limit}
    ), doors as (
      select ${addressColumns}, s.likeness + 1 as likeness
      from matching s join addresses a on a.street_id = s.id and a.number = ${number ?? ""}
    ), found as (
      select * from doors
      union all
      select 's' || id, name, null, null, latitude, longitude, likeness from matching s
      where not exists (select 1 from doors where street = s.name)
      union all
      select 'l' || id, null, null, name, latitude, longitude,
        greatest(${similarity(sql`plain_text(name->>'en')`)}, ${similarity(sql`plain_text(name->>'fr')`)})
      from landmarks
      where ${number === null} and (${matches(sql`plain_text(name->>'en')`)} or ${matches(sql`plain_text(name->>'fr')`)})
    )
    select id, street, number, name, latitude, longitude from found
    order by likeness desc, length(coalesce(street, name->>'en')), street, id limit ${limit}`);
  return rows;
}

async function byId(db: Database, placeId: string): Promise<PlaceRow[]> {
  const [, kind, digits] = /^([asl])(\d{1,9})$/.exec(placeId) ?? [];
  const id = Number(digits);
  const queries: Record<string, SQL> = {
    a: sql`select ${addressColumns} from addresses a join streets s on s.id = a.street_id where a.id = ${id}`,
    s: sql`select 's' || id as id, name as street, null as number, null::jsonb as name, latitude, longitude from streets where id = ${id}`,
    l: sql`select 'l' || id as id, null as street, null as number, name, latitude, longitude from landmarks where id = ${id}`,
  };
  const query = queries[kind ?? ""];
  return query ? (await db.execute<PlaceRow>(query)).rows : [];
}

/** Searches a small box first, because nearly every point has an address within 100 m. */
async function nearestAddress(
  db: Database,
  latitude: number,
  longitude: number,
): Promise<PlaceRow | null> {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  for (const meters of [100, 500]) {
    const degrees = meters / 111_195;
    const { rows } = await db.execute<PlaceRow>(sql`
      select ${addressColumns} from addresses a join streets s on s.id = a.street_id
      where a.latitude between ${latitude - degrees} and ${latitude + degrees}
        and a.longitude between ${longitude - degrees / shrink} and ${longitude + degrees / shrink}
      order by (a.latitude - ${latitude}) ^ 2 + ((a.longitude - ${longitude}) * ${shrink}) ^ 2, a.id
      limit 1`);
    if (rows[0]) return rows[0];
  }
  return null;
}
