/**
 * What a page is about, for machines: https://schema.org as JSON-LD, without what is not known (null).
 * It is data, which no policy has to allow as a script.
 */
export function StructuredData({ about }: { about: object }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...about }, (_key, value) =>
    value === null ? undefined : value,
  );
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every "<" escaped.
      dangerouslySetInnerHTML={{ __html: text.replaceAll("<", "\\u003c") }}
    />
  );
}

/** The way to a page: the name and path of each step. */
export function breadcrumbs(origin: string, steps: { name: string; path: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: origin + path,
    })),
  };
}
