import { type RouterContextProvider, redirect } from "react-router";
import { clientRouterContext } from "../rendering/server-context.ts";
import { placeFirst } from "./next-page.ts";

/** For loaders of pages that make no sense without a place: leads to where one is chosen, and from there back to `url`. */
export function needPlace(context: Readonly<RouterContextProvider>, url?: URL): void {
  if (context.get(clientRouterContext).zoneIds.length > 0) return;
  throw redirect(url ? placeFirst(url) : "/");
}
