import type { StorefrontContract } from "@errand/core/contract.storefront";
import { sendsBody } from "@errand/core/endpoint-facts";
import { storefrontFacts } from "@errand/core/endpoint-facts.storefront";
import type { LatLng } from "@errand/core/location/lat-lng";

export type Endpoint = keyof StorefrontContract & string;
export type Input<E extends Endpoint> = StorefrontContract[E]["input"];
export type Reply<E extends Endpoint> = StorefrontContract[E]["reply"];

/** The input of a call; optional when the endpoint requires none. */
export type InputArguments<E extends Endpoint, Rest extends unknown[] = []> =
  Record<never, never> extends Input<E> ? [input?: Input<E>, ...Rest] : [input: Input<E>, ...Rest];

/** Calls an endpoint and resolves to its reply; rejects with `ApiError`. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: InputArguments<E>
) => Promise<Reply<E>>;

type ParameterValues = Record<string, unknown>;

/** The parts of an endpoint's name: `GET` and `/items/details/{id}`. */
function methodAndPath(endpoint: string): [method: string, path: string] {
  const space = endpoint.indexOf(" ");
  return [endpoint.slice(0, space), endpoint.slice(space + 1)];
}

/** Builds the request of an endpoint below `base` (contract 1.1). */
export function requestFor(
  base: string,
  endpoint: string,
  input: ParameterValues,
  headers: Headers,
): Request {
  const [method, template] = methodAndPath(endpoint);
  const rest = { ...input };
  const path = template.replaceAll(/\{(\w+)[^}]*\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });

  const requestHeaders = new Headers(headers);
  requestHeaders.set("Accept", "application/json");
  if (!sendsBody(storefrontFacts, endpoint)) {
    const query = queryOf(rest);
    return new Request(`${base}${path}${query === "" ? "" : `?${query}`}`, {
      method,
      headers: requestHeaders,
    });
  }
  if (
    Object.values(rest)
      .flat()
      .some((value) => value instanceof Blob)
  ) {
    return new Request(base + path, { method, headers: requestHeaders, body: formOf(rest) });
  }
  requestHeaders.set("Content-Type", "application/json");
  return new Request(base + path, { method, headers: requestHeaders, body: JSON.stringify(rest) });
}

/** The zones and module of a request. */
export interface RequestScope {
  zoneIds: number[];
  moduleId: number | null;
}

/** The request headers, other than the token, that a reply depends on. */
export interface Scope extends RequestScope {
  language: string;
  place: LatLng | null;
}

/** The headers of a scope (contract 1.2). */
export function scopeHeaders(scope: Scope): Headers {
  const headers = new Headers({
    "X-localization": scope.language,
    "X-software-id": "errand-web",
  });
  if (scope.zoneIds.length > 0) headers.set("zoneId", JSON.stringify(scope.zoneIds));
  if (scope.moduleId !== null) headers.set("moduleId", String(scope.moduleId));
  if (scope.place) {
    headers.set("latitude", String(scope.place.lat));
    headers.set("longitude", String(scope.place.lng));
  }
  return headers;
}

function queryOf(values: ParameterValues): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.set(name, asText(value));
  }
  return query.toString();
}

/** Files require form data: lists repeat as `name[]`, objects are JSON text. */
function formOf(values: ParameterValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    const isPlainList =
      Array.isArray(value) &&
      value.every((each) => each instanceof Blob || typeof each !== "object");
    for (const each of isPlainList ? value : [value]) {
      form.append(isPlainList ? `${name}[]` : name, each instanceof Blob ? each : asText(each));
    }
  }
  return form;
}

function asText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
