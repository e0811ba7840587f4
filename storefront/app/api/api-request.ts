import type { CallOf, EndpointOf, InputArgumentsOf } from "@errand/client/contract-types.ts";
import type { StorefrontContract } from "@errand/core/contract.storefront";
import type { LatLng } from "@errand/core/location/lat-lng";

export const apiPath = "/api/v1";

export type Endpoint = EndpointOf<StorefrontContract>;
export type Input<E extends Endpoint> = StorefrontContract[E]["input"];
export type Reply<E extends Endpoint> = StorefrontContract[E]["reply"];

/** The input of a call; optional when the endpoint requires none. */
export type InputArguments<E extends Endpoint> = InputArgumentsOf<StorefrontContract, E>;

/** Calls an endpoint and resolves to its reply; rejects with `ApiError`. */
export type Call = CallOf<StorefrontContract>;

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

/** The headers of a scope (contract 1.2), and of the preview that an operator looks at. */
export function scopeHeaders(scope: Scope, preview: string | null): Headers {
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
  if (preview !== null) headers.set("X-Preview", preview);
  return headers;
}
