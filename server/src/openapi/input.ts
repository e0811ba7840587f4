import { isDeepStrictEqual } from "node:util";
import type { Endpoint } from "@errand/core/endpoint";
import type * as z from "zod";
import type { Json, SchemaWriter } from "./schemas.ts";

/** The parameters of one variant of an input. */
export interface InputProperties {
  properties: Record<string, Json>;
  required: Set<string>;
}

export function inputOf(variant: z.ZodObject, schemas: SchemaWriter): InputProperties {
  const { properties = {}, required = [] } = schemas.write(variant, "input");
  return {
    properties: properties as Record<string, Json>,
    required: new Set(required as string[]),
  };
}

/** A path or a query has no variants: it accepts what any of them does. */
export function mergedInput(variants: InputProperties[]): InputProperties {
  const names = new Set(variants.flatMap(({ properties }) => Object.keys(properties)));
  const properties = [...names].map((name): [string, Json] => {
    const schemas = variants.flatMap(({ properties: { [name]: schema } }) =>
      schema ? [schema] : [],
    );
    const different = schemas.filter(
      (schema, index) => schemas.findIndex((other) => isDeepStrictEqual(other, schema)) === index,
    );
    const [first, ...others] = different;
    return [name, first === undefined || others.length > 0 ? { anyOf: different } : first];
  });
  const isRequired = (name: string) => variants.every(({ required }) => required.has(name));
  return {
    properties: Object.fromEntries(properties),
    required: new Set([...names].filter(isRequired)),
  };
}

export const guestParameter = {
  name: "guest_id",
  description: "Identifies the guest when no token is sent.",
  schema: { type: "string", pattern: "^[A-Za-z0-9_-]{22}$" },
};

/** A query contains lists and objects as JSON text. */
export function queryParameter(
  name: string,
  properties: Record<string, Json>,
  required: Set<string>,
): Json {
  const schema = properties[name];
  const isJson = schema?.type === "array" || schema?.type === "object";
  return {
    name,
    in: "query",
    required: required.has(name),
    ...(isJson ? { content: { "application/json": { schema } } } : { schema }),
  };
}

export function bodyOf(endpoint: Endpoint, names: string[], variants: InputProperties[]): Json {
  const isGuests = endpoint.allow === "shopper";
  if (names.length === 0 && !isGuests) return {};
  const bodies = variants.map(({ properties, required }) => ({
    type: "object",
    properties: {
      ...Object.fromEntries(
        Object.entries(properties).filter(([property]) => names.includes(property)),
      ),
      ...(isGuests && { guest_id: guestParameter.schema }),
    },
    required: names.filter((property) => required.has(property)),
  }));
  const schema = bodies.length === 1 ? bodies[0] : { oneOf: bodies };
  return {
    requestBody: {
      required: bodies.every(({ required }) => required.length > 0),
      content: {
        "application/json": { schema },
        ...(endpoint.form && { "multipart/form-data": { schema } }),
      },
    },
  };
}
