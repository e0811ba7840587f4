import { email, text } from "@errand/core/values";

/** A provider's words about a person, as ours are; null when they cannot be. */

export function readEmail(value: unknown): string | null {
  return email.safeParse(value).data ?? null;
}

export function readName(value: unknown): string | null {
  return text(100).safeParse(value).data ?? null;
}
