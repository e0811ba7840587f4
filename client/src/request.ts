import { type EndpointFacts, sendsBody } from "@errand/core/endpoint-facts";

type ParameterValues = Record<string, unknown>;

interface RequestParts {
  /** Where the endpoints lie: `https://shop.example/api/v1`. */
  base: string;
  /** The name of the endpoint: `GET /items/details/{id}`. */
  endpoint: string;
  facts: EndpointFacts;
  input: ParameterValues;
  headers: Headers;
  /** How far the browser may answer by what it has kept; by default as the server allows. */
  cache?: RequestCache | undefined;
}

/** Builds the request of an endpoint (contract 1.1). */
export function buildRequest({
  base,
  endpoint,
  facts,
  input,
  headers,
  cache,
}: RequestParts): Request {
  const space = endpoint.indexOf(" ");
  const method = endpoint.slice(0, space);
  const rest = { ...input };
  const path = endpoint.slice(space + 1).replaceAll(/\{(\w+)[^}]*\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });

  const requestHeaders = new Headers(headers);
  requestHeaders.set("Accept", "application/json");
  if (!sendsBody(facts, endpoint)) {
    const query = toQuery(rest);
    const url = `${base}${path}${query === "" ? "" : `?${query}`}`;
    return new Request(url, { method, headers: requestHeaders, ...(cache && { cache }) });
  }
  const hasFile = Object.values(rest)
    .flat()
    .some((value) => value instanceof Blob);
  if (hasFile) {
    return new Request(base + path, { method, headers: requestHeaders, body: toForm(rest) });
  }
  requestHeaders.set("Content-Type", "application/json");
  return new Request(base + path, { method, headers: requestHeaders, body: JSON.stringify(rest) });
}

function toQuery(values: ParameterValues): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.set(name, toText(value));
  }
  return query.toString();
}

/** Files require form data: lists repeat as `name[]`, objects are JSON text. */
function toForm(values: ParameterValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    const isPlainList =
      Array.isArray(value) &&
      value.every((each) => each instanceof Blob || typeof each !== "object");
    for (const each of isPlainList ? value : [value]) {
      form.append(isPlainList ? `${name}[]` : name, each instanceof Blob ? each : toText(each));
    }
  }
  return form;
}

function toText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
