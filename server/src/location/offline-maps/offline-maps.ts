import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { type SQL, sql } from "drizzle-orm";
import { cachedValue } from "../../caching/cached-value.ts";
import type { ChangeFeed } from "../../database/change-feed.ts";
import type { Database } from "../../database/database.ts";
import type { FoundPlace, Maps, Suggestion } from "../../integrations/maps.ts";
import { readOpenZones, type ZoneRow, zonesAt } from "../zones.data.ts";
import { readTypedAddress } from "./address-text.ts";
import { type StreetGraph, streetGraph } from "./street-graph.ts";

const maxSuggestions = 8;
const maxResults = 5;

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
  const graph = cachedValue(changes, "map", () => readGraph(db));
  const openZones = cachedValue(changes, "catalogue", () => readOpenZones(db));

  const found = async (row: PlaceRow, language: Language): Promise<FoundPlace> => {
    const { main, secondary } = await said(row, language);
    return {
      id: row.id,
      address: secondary ? `${main}, ${secondary}` : main,
      latitude: row.latitude,
      longitude: row.longitude,
    };
  };
  const said = async (row: PlaceRow, language: Language) => ({
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
          async (row): Promise<Suggestion> => ({ id: row.id, ...(await said(row, language)) }),
        ),
      );
    },
    async find(placeId, language) {
      const [row] = await byId(db, placeId);
      return row ? found(row, language) : null;
    },
    async geocode(address, language) {
      const rows = await search(db, address, maxResults);
      return Promise.all(rows.map((row) => found(row, language)));
    },
    async reverse(latitude, longitude, language) {
      const row = await nearestDoor(db, latitude, longitude);
      return row ? found(row, language) : null;
    },
    async route(from, to, mode) {
      return (await graph()).route(from, to, mode);
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

const doorColumns = sql`'a' || a.id as id, s.name as street, a.number, null::jsonb as name, a.latitude, a.longitude`;

/** Streets that begin with the text come first, then similar ones, then landmarks. */
async function search(db: Database, text: string, limit: number): Promise<PlaceRow[]> {
  const { number, street } = readTypedAddress(text);
  const wanted = sql`plain_text(${street})`;
  const likeness = (words: SQL) => sql`case
    when ${words} = ${wanted} then 3
    when ${words} like ${wanted} || '%' then 2
    when ${words} like '% ' || ${wanted} || '%' then 1.5
    else word_similarity(${wanted}, ${words}) end`;
  const alike = (words: SQL) =>
    sql`(${words} like '%' || ${wanted} || '%' or ${wanted} <% ${words})`;

  const { rows } = await db.execute<PlaceRow>(sql`
    with matching as (
      select id, name, latitude, longitude, ${likeness(sql`search`)} as likeness
      from streets where ${alike(sql`search`)}
      order by likeness desc, length(name), name limit ${limit}
    ), doors as (
      select ${doorColumns}, s.likeness + 1 as likeness
      from matching s join addresses a on a.street_id = s.id and a.number = ${number ?? ""}
    ), found as (
      select * from doors
      union all
      select 's' || id, name, null, null, latitude, longitude, likeness from matching s
      where not exists (select 1 from doors where street = s.name)
      union all
      select 'l' || id, null, null, name, latitude, longitude,
        greatest(${likeness(sql`plain_text(name->>'en')`)}, ${likeness(sql`plain_text(name->>'fr')`)})
      from landmarks
      where ${number === null} and (${alike(sql`plain_text(name->>'en')`)} or ${alike(sql`plain_text(name->>'fr')`)})
    )
    select id, street, number, name, latitude, longitude from found
    order by likeness desc, length(coalesce(street, name->>'en')), street, id limit ${limit}`);
  return rows;
}

async function byId(db: Database, placeId: string): Promise<PlaceRow[]> {
  const [, kind, digits] = /^([asl])(\d{1,9})$/.exec(placeId) ?? [];
  const id = Number(digits);
  const queries: Record<string, SQL> = {
    a: sql`select ${doorColumns} from addresses a join streets s on s.id = a.street_id where a.id = ${id}`,
    s: sql`select 's' || id as id, name as street, null as number, null::jsonb as name, latitude, longitude from streets where id = ${id}`,
    l: sql`select 'l' || id as id, null as street, null as number, name, latitude, longitude from landmarks where id = ${id}`,
  };
  const query = queries[kind ?? ""];
  return query ? (await db.execute<PlaceRow>(query)).rows : [];
}

/** Searches a small box first, because nearly every point has an address within 100 m. */
async function nearestDoor(
  db: Database,
  latitude: number,
  longitude: number,
): Promise<PlaceRow | null> {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  for (const meters of [100, 500]) {
    const degrees = meters / 111_195;
    const { rows } = await db.execute<PlaceRow>(sql`
      select ${doorColumns} from addresses a join streets s on s.id = a.street_id
      where a.latitude between ${latitude - degrees} and ${latitude + degrees}
        and a.longitude between ${longitude - degrees / shrink} and ${longitude + degrees / shrink}
      order by (a.latitude - ${latitude}) ^ 2 + ((a.longitude - ${longitude}) * ${shrink}) ^ 2, a.id
      limit 1`);
    if (rows[0]) return rows[0];
  }
  return null;
}
