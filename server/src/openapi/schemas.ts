import * as z from "zod";
import { schemaNames } from "./schema-names.ts";

export type Json = Record<string, unknown>;

/** Converts schemas of the contract to JSON Schema; named ones are written once, in `shared`. */
export interface SchemaWriter {
  shared: Json;
  write(schema: z.ZodType, io: "input" | "output"): Json;
}

export function createSchemaWriter(): SchemaWriter {
  const shared: Json = {};
  return {
    shared,
    write(schema, io) {
      const {
        $schema: _dialect,
        $defs = {},
        ...json
      } = z.toJSONSchema(schema, {
        io,
        metadata: schemaNames,
        unrepresentable: "any",
        override: ({ jsonSchema }) => relax(jsonSchema),
      });
      Object.assign(shared, relocate($defs));
      return relocate(json);
    },
  };
}

/**
 * Allows additional fields, because responses may get new ones at any time, and removes the bounds
 * of JavaScript's safe integers, which are not part of the contract.
 */
function relax(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Moves references to `components`, where an OpenAPI document has its definitions. */
function relocate(json: object): Json {
  return JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    key === "$ref" && typeof value === "string"
      ? value.replace("#/$defs/", "#/components/schemas/")
      : value,
  );
}
