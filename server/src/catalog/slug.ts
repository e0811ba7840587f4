import { withoutAccents } from "@errand/core/written-text";

const maxLength = 60;

/** Returns a name for use in a URL: ASCII letters and digits separated by hyphens. */
export function toSlug(name: string): string {
  const slug = withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replace(/^-|-$/g, "");
  // Digits alone would be read as an id.
  return /[a-z]/.test(slug) ? slug : `no-${slug}`.replace(/-$/, "");
}
