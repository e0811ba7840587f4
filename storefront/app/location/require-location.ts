import { type RouterContextProvider, redirect } from "react-router";
import { clientRouterContext } from "../rendering/server-context.ts";
import { placeFirst } from "./next-page.ts";

/**
 * Redirects visitors without a location to the landing page, and from there back to `url`. For
 * loaders.
 */
export function requireLocation(context: Readonly<RouterContextProvider>, url?: URL): void {
  if (context.get(clientRouterContext).zoneIds.length > 0) return;
  throw redirect(url ? placeFirst(url) : "/");
}
