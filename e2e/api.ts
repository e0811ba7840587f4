import type { ApiContract } from "@errand/core/contract";
import type { Language } from "@errand/core/language";
import type { APIRequestContext } from "@playwright/test";

export type Endpoint = keyof ApiContract & string;

/** Identity and scope of a request, sent as the storefront sends them (contract 1.2). */
export interface ApiCaller {
  zones?: number[];
  moduleId?: number;
  guest?: string;
  token?: string;
  language?: Language;
  /** The visitor's location, by which stores are listed nearest first. */
  place?: { latitude: number; longitude: number };
}

/**
 * Calls the API without the browser, to prepare a test or to verify its result. Throws on an error
 * status.
 */
export async function callApi<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  input: ApiContract[E]["input"],
  { zones, moduleId, guest, token, language, place }: ApiCaller = {},
): Promise<ApiContract[E]["reply"]> {
  const [method = "", template = ""] = endpoint.split(" ");
  const values: Record<string, unknown> = { ...input, ...(guest && { guest_id: guest }) };
  const path = template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    delete values[name];
    return encodeURIComponent(String(value));
  });
  const isRead = method === "GET" || method === "DELETE";
  const query = new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]),
  );
  const response = await request.fetch(`/api/v1${path}${isRead ? `?${query}` : ""}`, {
    method,
    headers: {
      ...(zones && { zoneId: JSON.stringify(zones) }),
      ...(moduleId && { moduleId: String(moduleId) }),
      ...(language && { "X-localization": language }),
      ...(place && { latitude: String(place.latitude), longitude: String(place.longitude) }),
      ...(token && { Authorization: `Bearer ${token}` }),
      // As `call` of the storefront does; each call is an attempt of its own.
      ...(!isRead && !path.startsWith("/auth/") && { "Idempotency-Key": crypto.randomUUID() }),
    },
    ...(!isRead && { data: values }),
  });
  if (!response.ok()) throw new Error(`${endpoint}: ${response.status()} ${await response.text()}`);
  return response.status() === 204 ? null : response.json();
}
