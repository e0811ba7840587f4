import {
  type Allowed,
  anywhere,
  type Endpoint,
  type Header,
  isForStaff,
  readsBody,
  type StaffAllowed,
  takesKey,
  variantsOf,
} from "@errand/core/endpoint";
import { type ErrorKey, getErrorCode, getErrorStatus } from "@errand/core/errors";
import { bodyOf, guestParameter, inputOf, mergedInput, queryParameter } from "./input.ts";
import type { Json, SchemaWriter } from "./schemas.ts";
import { whoCalls } from "./who-calls.ts";

/** Returns the operation of an endpoint in the OpenAPI document. */
export function operationOf(
  { feature, name, endpoint }: { feature: string; name: string; endpoint: Endpoint },
  schemas: SchemaWriter,
): Json {
  const variants = variantsOf(endpoint.input).map((variant) => inputOf(variant, schemas));
  const { properties, required } = mergedInput(variants);
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  const others = Object.keys(properties).filter((property) => !inPath.includes(property));
  const byQuery = !readsBody(endpoint) || endpoint.byQuery === true;
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.about,
    description: [whoCalls(endpoint.allow), limitOf(endpoint)].filter(Boolean).join(" "),
    security: isForStaff(endpoint.allow) ? security.customer : security[endpoint.allow],
    parameters: [
      ...toHeaderParameters(endpoint),
      ...inPath.map((property) => ({
        name: property,
        in: "path",
        required: true,
        schema: properties[property],
      })),
      ...(byQuery ? others.map((property) => queryParameter(property, properties, required)) : []),
      ...(byQuery && endpoint.allow === "shopper" ? [{ ...guestParameter, in: "query" }] : []),
    ],
    ...(!byQuery && bodyOf(endpoint, others, variants)),
    responses: {
      ...(endpoint.status === 302 ? redirect : doneResponse(endpoint, schemas)),
      ...errorResponsesOf(endpoint, { hasInput: Object.keys(properties).length > 0 }),
    },
  };
}

function doneResponse(endpoint: Endpoint, schemas: SchemaWriter): Json {
  const type = endpoint.stream ? "text/event-stream" : (endpoint.mediaType ?? "application/json");
  return {
    [endpoint.status ?? 200]: {
      description: "Done.",
      ...(endpoint.status !== 204 && {
        content: {
          [type]: { schema: schemas.write(endpoint.reply, "output") },
          ...(endpoint.alternative && { [endpoint.alternative]: { schema: { type: "string" } } }),
        },
      }),
    },
  };
}

const redirect: Json = {
  302: { description: "Redirects the browser." },
  200: {
    description: "The page to which the browser is redirected.",
    content: { "text/html": {} },
  },
};

/** Describes the rate limit of an endpoint beyond the general one; null without one. */
function limitOf({ rateLimit }: Endpoint): string | null {
  return rateLimit
    ? `Counts towards the limit of ${rateLimit}: 120 requests a minute by default.`
    : null;
}

const security: Record<Exclude<Allowed, StaffAllowed>, Json[]> = {
  anyone: [],
  shopper: [{ token: [] }, {}],
  customer: [{ token: [] }],
};

const headerParameters: Record<Header, Json> = {
  zone: { name: "zoneId", description: "Zones of the chosen location.", example: "[1]" },
  module: { name: "moduleId", description: "The chosen module.", example: "1" },
};

function toHeaderParameters(endpoint: Endpoint): Json[] {
  const header = (kind: Header, isRequired: boolean) => ({
    ...headerParameters[kind],
    in: "header",
    required: isRequired,
    schema: { type: "string" },
  });
  const dependsOnLocation =
    endpoint.needs?.includes("zone") && endpoint.ignoresPlace !== anywhere.ignoresPlace;
  return [
    ...(endpoint.needs ?? []).map((kind) => header(kind, true)),
    ...(endpoint.reads ?? []).map((kind) => header(kind, false)),
    ...(dependsOnLocation
      ? ["latitude", "longitude"].map((name) => ({
          name,
          in: "header",
          description: "Location of the shopper in degrees; both or neither.",
          schema: { type: "number" },
        }))
      : []),
    {
      name: "X-localization",
      in: "header",
      description: "The language of names and messages.",
      schema: { type: "string", enum: ["en", "fr"] },
    },
    ...(takesKey(endpoint)
      ? [
          {
            name: "Idempotency-Key",
            in: "header",
            required: endpoint.keyRequired ?? false,
            description: "A request that is repeated with the same key takes effect once.",
            schema: { type: "string", pattern: "^[A-Za-z0-9_-]{16,128}$" },
          },
        ]
      : []),
  ];
}

/** The errors that the endpoint declares, and those of its kind of request (contract 1.3). */
function errorResponsesOf(endpoint: Endpoint, { hasInput }: { hasInput: boolean }): Json {
  const keys = new Set<ErrorKey>(endpoint.errors);
  if (endpoint.allow !== "anyone") keys.add("auth-001");
  if (endpoint.allow === "customer") keys.add("is_guest");
  if (isForStaff(endpoint.allow)) {
    if (!endpoint.allow.beforeSecondStep) keys.add("second_step_required");
    if (endpoint.allow.permission) keys.add("permission_missing");
  }
  if (endpoint.needs?.includes("zone")) keys.add("zone_header_invalid");
  if (endpoint.needs?.includes("module")) keys.add("module_header_invalid");
  if (!endpoint.path.startsWith("GET "))
    keys.add("body_malformed").add("body_too_large").add("media_type");
  if (takesKey(endpoint)) keys.add("idempotency_in_progress").add("idempotency_mismatch");
  keys.add("throttled").add("unexpected");

  const byStatus = new Map<number, Set<string>>();
  const add = (status: number, text: string) =>
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(text));
  for (const key of keys) add(getErrorStatus(key), `\`${getErrorCode(key)}\``);
  if (hasInput) add(422, "the name of each invalid parameter");

  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: [...codes].join(", "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    ]),
  );
}
