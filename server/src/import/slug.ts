const longest = 60;

/** A name as part of an address: plain letters and figures between hyphens. */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-|-$/g, "");
  // Figures alone would be taken for an id.
  return /[a-z]/.test(slug) ? slug : `no-${slug}`.replace(/-$/, "");
}
