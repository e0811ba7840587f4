import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Loads once for a page: a step of its form is part of the URL, and needs no other data. */
export function isAnotherPage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
