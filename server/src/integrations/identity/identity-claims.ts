import { email, text } from "@errand/core/values";

/** Converts claims of a provider to valid values; null when a claim is invalid. */

export function readEmail(value: unknown): string | null {
  return email.safeParse(value).data ?? null;
}

export function readName(value: unknown): string | null {
  return text(100).safeParse(value).data ?? null;
}
