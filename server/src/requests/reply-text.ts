import { type Item, item } from "@errand/core/catalog/catalog.types";
import * as z from "zod";

type Write = (value: unknown) => string;

/**
 * Returns how a reply becomes JSON: checked by its schema, without unknown fields. Throws for a
 * reply that breaks the contract. An item that several replies share (`sharedItem`) is checked and
 * written only once.
 */
export function replyWriter(schema: z.ZodType): Write {
  return writerAroundItems(schema, []) ?? ((reply) => JSON.stringify(schema.parse(reply)));
}

/** The JSON of shared items; null until the first reply with one. */
const texts = new WeakMap<object, string | null>();

/**
 * Freezes an item that several replies contain, such as one from a cache, and keeps its JSON. The
 * limits of caches count two bytes for each character: measured, one for the item and one for its
 * JSON.
 */
export function sharedItem(shared: Item): Item {
  texts.set(deepFreeze(shared), null);
  return shared;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** The shared items that objects with further fields were made of. */
const origins = new WeakMap<object, Item>();

/** A shared item with further fields, which is written with the JSON of the item. */
export function withFields<Fields extends object>(shared: Item, fields: Fields): Item & Fields {
  const extended = { ...shared, ...fields };
  origins.set(extended, shared);
  return extended;
}

function writeItem(value: unknown): string {
  // No reply of a typed handler has another type here; the schema refuses one nevertheless.
  const shared = value as Item;
  const known = texts.get(shared);
  if (known) return known;
  const text = JSON.stringify(item.parse(shared));
  if (known === null) texts.set(shared, text);
  return text;
}

/**
 * Writes what contains items part by part. Null for a schema without items, and for one with rules
 * of its own, which is written as a whole. `outer` are the schemas around this one, because
 * categories contain categories.
 */
function writerAroundItems(
  schema: z.core.$ZodType,
  outer: readonly z.core.$ZodType[],
): Write | null {
  if (schema === item) return writeItem;
  if (schema instanceof z.ZodObject && extendsItem(schema)) return extendedItemWriter(schema);
  if (schema._zod.def.checks?.length || outer.includes(schema)) return null;
  if (schema instanceof z.ZodArray) return listWriter(schema, [...outer, schema]);
  return schema instanceof z.ZodObject ? objectWriter(schema, [...outer, schema]) : null;
}

function extendsItem({ shape }: z.ZodObject): boolean {
  return Object.entries(item.shape).every(([name, field]) => shape[name] === field);
}

function extendedItemWriter(schema: z.ZodObject): Write {
  const added = Object.entries(schema.shape).filter(([name]) => !(name in item.shape));
  const fields = z.object(Object.fromEntries(added));
  return (value) => {
    const origin = origins.get(value as object);
    if (!origin) return JSON.stringify(schema.parse(value));
    return `${writeItem(origin).slice(0, -1)},${JSON.stringify(fields.parse(value)).slice(1)}`;
  };
}

const list = z.array(z.unknown());

function listWriter({ element }: z.ZodArray, outer: readonly z.core.$ZodType[]): Write | null {
  const write = writerAroundItems(element, outer);
  return (
    write &&
    ((values) => {
      let text = "";
      for (const value of list.parse(values)) text += `${text && ","}${write(value)}`;
      return `[${text}]`;
    })
  );
}

function objectWriter(schema: z.ZodObject, outer: readonly z.core.$ZodType[]): Write | null {
  const writers = new Map<string, Write>();
  for (const [name, part] of Object.entries(schema.shape)) {
    const write = writerAroundItems(part, outer);
    if (write) writers.set(name, write);
  }
  if (writers.size === 0 || schema.def.catchall) return null;
  const others = Object.entries(schema.shape).filter(([name]) => !writers.has(name));
  const rest = z.object(Object.fromEntries(others));
  return (value) => {
    let text = JSON.stringify(rest.parse(value)).slice(0, -1);
    for (const [name, write] of writers) {
      text += `${text === "{" ? "" : ","}"${name}":${write((value as Record<string, unknown>)[name])}`;
    }
    return `${text}}`;
  };
}
