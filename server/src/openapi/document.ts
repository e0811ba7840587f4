import { endpoints } from "@errand/core/contract";
import { type Allowed, type Endpoint, type Header, readsBody } from "@errand/core/endpoint";
import { codeOf, type ErrorKey, statusOf } from "@errand/core/errors";
import * as z from "zod";

/** Refusals that every endpoint may answer with (contract 1.3). */
const everywhere: ErrorKey[] = ["throttled", "unexpected"];

const whoCalls: Record<Allowed, string> = {
  anyone: "Anyone.",
  shopper: "A guest (with `guest_id`) or a signed-in customer.",
  customer: "A signed-in customer.",
};

const headerParameters: Record<Header, { name: string; description: string; example: string }> = {
  zone: { name: "zoneId", description: "Zones of the chosen place.", example: "[1]" },
  module: { name: "moduleId", description: "The chosen module.", example: "1" },
};

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of all endpoints that `served` names, made from the contract alone. */
export function openApiDocument(url: string, served: Set<string>): Json {
  const paths: Record<string, Json> = {};
  for (const { feature, endpoint } of endpoints) {
    if (!served.has(endpoint.path)) continue;
    const [method, path] = endpoint.path.split(" ") as [string, string];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(feature, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Errand",
      version: "1",
      description:
        "One storefront for every errand. Refusals are `{ errors: [{ code, message, field?, data? }] }`.",
    },
    servers: [{ url: `${url}/api/v1` }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: { Refusal: refusal },
    },
  };
}

const refusal = {
  type: "object",
  required: ["errors"],
  properties: {
    errors: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["code", "message"],
        properties: {
          code: { type: "string" },
          message: { type: "string" },
          field: { type: "string" },
          data: { type: "object" },
        },
      },
    },
  },
};

function operation(feature: string, endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, "input");
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const byQuery = !readsBody(endpoint) || endpoint.byQuery;
  const properties = (input.properties ?? {}) as Record<string, Json>;
  const required = new Set(input.required as string[] | undefined);
  const parameters: Json[] = [
    ...headersOf(endpoint),
    ...inPath.map((name) => ({ name, in: "path", required: true, schema: properties[name] ?? {} })),
    ...(byQuery ? queryOf(endpoint, properties, required, inPath) : []),
  ];
  return {
    tags: [feature],
    summary: endpoint.about,
    description: [whoCalls[endpoint.allow], limitOf(endpoint)].filter(Boolean).join(" "),
    parameters,
    ...(endpoint.allow !== "anyone" && {
      security: endpoint.allow === "shopper" ? [{ token: [] }, {}] : [{ token: [] }],
    }),
    ...(!byQuery && {
      requestBody: {
        required: true,
        content: {
          "application/json": { schema: bodyOf(endpoint, input) },
          ...(endpoint.form && { "multipart/form-data": { schema: bodyOf(endpoint, input) } }),
        },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: "Done.",
        content: {
          [endpoint.stream ? "text/event-stream" : "application/json"]: {
            schema: schemaOf(endpoint.reply, "output"),
          },
        },
      },
      ...refusalsOf(endpoint),
    },
  };
}

/** What a caller must know to stay below a limit of its own. */
function limitOf({ rateLimit }: Endpoint): string | null {
  return rateLimit
    ? `Counts towards the limit of ${rateLimit}: 120 calls a minute unless set otherwise.`
    : null;
}

function headersOf(endpoint: Endpoint): Json[] {
  const header = (kind: Header, isRequired: boolean) => ({
    name: headerParameters[kind].name,
    in: "header",
    required: isRequired,
    description: headerParameters[kind].description,
    schema: { type: "string" },
    example: headerParameters[kind].example,
  });
  const writes = !endpoint.path.startsWith("GET ") && !endpoint.isRead;
  return [
    ...(endpoint.needs ?? []).map((kind) => header(kind, true)),
    ...(endpoint.reads ?? []).map((kind) => header(kind, false)),
    { name: "X-localization", in: "header", schema: { enum: ["en", "fr"] } },
    ...(writes
      ? [
          {
            name: "Idempotency-Key",
            in: "header",
            required: endpoint.keyRequired ?? false,
            schema: { type: "string", pattern: "^[A-Za-z0-9_-]{16,128}$" },
          },
        ]
      : []),
  ];
}

function queryOf(
  endpoint: Endpoint,
  properties: Record<string, Json>,
  required: Set<string>,
  inPath: string[],
): Json[] {
  const own = Object.entries(properties)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, schema]) => ({ name, in: "query", required: required.has(name), schema }));
  return endpoint.allow === "shopper" ? [...own, { ...guestParameter, in: "query" }] : own;
}

const guestParameter = {
  name: "guest_id",
  description: "Names the guest when no token is sent.",
  schema: { type: "string", pattern: "^[A-Za-z0-9_-]{22}$" },
};

function bodyOf(endpoint: Endpoint, input: Json): Json {
  if (endpoint.allow !== "shopper") return input;
  return {
    ...input,
    properties: { ...(input.properties as Json), guest_id: guestParameter.schema },
  };
}

function refusalsOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  const session: ErrorKey[] = endpoint.allow === "anyone" ? [] : ["auth-001"];
  for (const key of [...endpoint.errors, ...session, ...everywhere]) {
    const codes = byStatus.get(statusOf(key)) ?? [];
    byStatus.set(statusOf(key), [...codes, `\`${codeOf(key)}\``]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(", "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    ]),
  );
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
}
