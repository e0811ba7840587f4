import { CommandLineError, ImportError } from "./import-error.ts";
import { normalizeHeader } from "./product-columns.ts";
import type { ImportRow } from "./read-rows.ts";

/**
 * The fields of places with the names that they have in files, normalised as by `normalizeHeader`:
 * those of the French Base Adresse Locale and Base Adresse Nationale, of OpenAddresses and of
 * OpenStreetMap, the preferred ones first. A BAL states its degrees as `long` and `lat`; its `x`
 * and `y` are metres.
 */
const knownNames = {
  name: ["name_en", "nom", "libelle", "label", "title"],
  name_fr: ["nom_fr"],
  number: ["numero", "housenumber", "house_number", "addr_housenumber", "hausnummer"],
  suffix: ["suffixe", "rep", "repetition"],
  street: ["voie_nom", "nom_voie", "road", "voie", "rue", "addr_street", "strasse", "calle", "via"],
  town: ["commune_nom", "nom_commune", "city", "commune", "ville", "addr_city", "ort"],
  latitude: ["lat", "y"],
  longitude: ["lon", "lng", "long", "x"],
  geometry: ["geom", "the_geom", "geo_shape", "wkt", "shape"],
  kind: [],
  oneway: [],
  delivery_fee_rise: [],
  delivery_fee_message: [],
  delivery_fee_message_fr: [],
  delivers_to: [],
} as const;

type PlaceField = keyof typeof knownNames;
const placeFields = Object.keys(knownNames) as PlaceField[];

/** Where the fields of places come from when their names do not say it. */
export interface PlaceColumns {
  /** The column or property of a field; an empty name leaves the field out. */
  map: Map<PlaceField, string>;
  /** The value of a field for every row without one. */
  set: Map<PlaceField, string>;
}

/** Parses `field=column,field=column`. */
export function readPlacePairs(text: string): Map<PlaceField, string> {
  const pairs = text.split(",").filter((part) => part.trim() !== "");
  return new Map(
    pairs.map((pair) => {
      const [name = "", ...rest] = pair.split("=");
      const field = placeFields.find((known) => known === name.trim());
      if (field && rest.length > 0) return [field, rest.join("=").trim()];
      const known = placeFields.join(", ");
      throw new CommandLineError(
        `${pair.trim()} is not one of ${known}, "=" and a column or a value`,
      );
    }),
  );
}

/**
 * Returns a function that gives rows the fields under which places are imported, beside their own.
 * Throws `ImportError` when a table lacks a mapped column.
 */
export function createPlaceReader({ map, set }: PlaceColumns, columns: string[] | null) {
  for (const [field, column] of map) {
    const isThere = column === "" || !columns || columns.includes(column) || /^\d+$/.test(column);
    if (isThere) continue;
    throw new ImportError("noColumn", { column, field, existing: columns.join(", ") });
  }
  return (row: ImportRow): ImportRow => {
    const byName = new Map(
      Object.keys(row.fields)
        .toReversed()
        .map((name) => [normalizeHeader(name), name] as const),
    );
    const find = (field: PlaceField): unknown => {
      const mapped = map.get(field);
      const names =
        mapped === undefined
          ? [field, ...knownNames[field]].flatMap((name) => byName.get(name) ?? [])
          : [mapped];
      const found = names.find((name) => hasValue(row.fields[name]));
      return found === undefined ? set.get(field) : row.fields[found];
    };
    const fields = { ...row.fields };
    for (const field of placeFields) {
      const value = map.get(field) === "" ? undefined : find(field);
      if (value === undefined) delete fields[field];
      else fields[field] = value;
    }
    return { ...row, fields };
  };
}

function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null && String(value).trim() !== "";
}
