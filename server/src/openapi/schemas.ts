import * as z from "zod";
import { schemaNames } from "./schema-names.ts";

export type Json = Record<string, unknown>;

/** Turns schemas of the contract into JSON Schema; named ones are written once, in `shared`. */
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

/** A reply may get further fields at any time; the bounds of JavaScript's integers are no rule of ours. */
function relax(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Definitions lie under `components` in an OpenAPI document. */
function relocate(json: object): Json {
  return JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    key === "$ref" && typeof value === "string"
      ? value.replace("#/$defs/", "#/components/schemas/")
      : value,
  );
}
