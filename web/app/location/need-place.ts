import { type RouterContextProvider, redirect } from "react-router";
import { visitorContext } from "../server-context.ts";

/** For loaders of pages that make no sense without a place: leads to where one is chosen. */
export function needPlace(context: Readonly<RouterContextProvider>): void {
  if (context.get(visitorContext).zoneIds.length === 0) throw redirect("/");
}
