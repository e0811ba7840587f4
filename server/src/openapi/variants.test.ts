import { endpoint } from "@errand/core/endpoint";
import { expect, test } from "vitest";
import * as z from "zod";
import { operationOf } from "./operation.ts";
import { createSchemaWriter } from "./schemas.ts";

const variants = z.discriminatedUnion("type", [
  z.object({ type: z.literal("letter"), weight: z.int() }),
  z.object({ type: z.literal("box"), weight: z.number(), height: z.int() }),
]);
const shared = { about: "", allow: "shopper", reply: z.object({}), errors: [] } as const;

const describe = (path: "GET /boxes" | "POST /boxes") =>
  operationOf(
    {
      feature: "orders",
      name: "ship",
      endpoint: endpoint(path, { ...shared, input: variants }),
    },
    createSchemaWriter(),
  );

test("describes a body with variants as one of several objects, each with the guest id", () => {
  expect(describe("POST /boxes").requestBody).toMatchObject({
    required: true,
    content: {
      "application/json": {
        schema: {
          oneOf: [
            {
              properties: { type: { const: "letter" }, guest_id: {} },
              required: ["type", "weight"],
            },
            { properties: { type: { const: "box" } }, required: ["type", "weight", "height"] },
          ],
        },
      },
    },
  });
});

test("describes a query with variants by every parameter, required when each variant needs it", () => {
  const { parameters } = describe("GET /boxes") as { parameters: { in: string; name: string }[] };
  expect(parameters.filter((parameter) => parameter.in === "query")).toMatchObject([
    {
      name: "type",
      required: true,
      schema: { anyOf: [{ const: "letter" }, { const: "box" }] },
    },
    {
      name: "weight",
      required: true,
      schema: { anyOf: [{ type: "integer" }, { type: "number" }] },
    },
    { name: "height", required: false, schema: { type: "integer" } },
    { name: "guest_id" },
  ]);
});
