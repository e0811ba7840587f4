import type { ApiContract } from "@errand/core/contract";
import type { LatLng } from "../client/stored-values.ts";

export type Endpoint = keyof ApiContract & string;
export type Input<E extends Endpoint> = ApiContract[E]["input"];
export type Reply<E extends Endpoint> = ApiContract[E]["reply"];

/** A call's input, left out where the endpoint needs none. */
export type InputArguments<E extends Endpoint, Rest extends unknown[] = []> =
  Record<never, never> extends Input<E> ? [input?: Input<E>, ...Rest] : [input: Input<E>, ...Rest];

/** Calls one endpoint and gives its reply, or throws an `ApiError`. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: InputArguments<E>
) => Promise<Reply<E>>;

type Values = Record<string, unknown>;

/** The parts of an endpoint's name: `GET` and `/items/details/{id}`. */
export function methodAndPath(endpoint: string): [method: string, path: string] {
  const at = endpoint.indexOf(" ");
  return [endpoint.slice(0, at), endpoint.slice(at + 1)];
}

/** Deletes with a secret, which has no place in an address: the contract's `takesBody`. */
const deletesByBody: string = "DELETE /customer/remove-account" satisfies Endpoint;

/** The request that an endpoint and its input stand for (contract 1.1), below `base`. */
export function requestFor(
  base: string,
  endpoint: string,
  input: Values,
  headers: Headers,
): Request {
  const [method, template] = methodAndPath(endpoint);
  const rest = { ...input };
  const path = template.replaceAll(/\{(\w+)[^}]*\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });

  const sent = new Headers(headers);
  sent.set("Accept", "application/json");
  if (method === "GET" || (method === "DELETE" && endpoint !== deletesByBody)) {
    const query = queryOf(rest);
    return new Request(`${base}${path}${query === "" ? "" : `?${query}`}`, {
      method,
      headers: sent,
    });
  }
  if (
    Object.values(rest)
      .flat()
      .some((value) => value instanceof Blob)
  ) {
    return new Request(base + path, { method, headers: sent, body: formOf(rest) });
  }
  sent.set("Content-Type", "application/json");
  return new Request(base + path, { method, headers: sent, body: JSON.stringify(rest) });
}

/** Where a call shops: in which zones, in which module. */
export interface RequestScope {
  zoneIds: number[];
  moduleId: number | null;
}

/** The request headers, other than the token, that a reply depends on. */
export interface Scope extends RequestScope {
  language: string;
  place: LatLng | null;
}

/** The headers that say where and what the visitor shops (contract 1.2). */
export function shoppingHeaders(shopper: Scope): Headers {
  const headers = new Headers({
    "X-localization": shopper.language,
    "X-software-id": "errand-web",
  });
  if (shopper.zoneIds.length > 0) headers.set("zoneId", JSON.stringify(shopper.zoneIds));
  if (shopper.moduleId !== null) headers.set("moduleId", String(shopper.moduleId));
  if (shopper.place) {
    headers.set("latitude", String(shopper.place.lat));
    headers.set("longitude", String(shopper.place.lng));
  }
  return headers;
}

function queryOf(values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.set(name, asText(value));
  }
  return query.toString();
}

/** Files can only travel in a form: lists repeat as `name[]`, objects are JSON text. */
function formOf(values: Values): FormData {
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
