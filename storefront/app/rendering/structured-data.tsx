/**
 * Structured data of a page: https://schema.org as JSON-LD, without unknown values (null). The
 * security policy does not restrict data scripts.
 */
export function StructuredData({ about }: { about: object }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...about }, (_key, value) =>
    value === null ? undefined : value,
  );
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the page, with every "<" escaped.
      dangerouslySetInnerHTML={{ __html: text.replaceAll("<", "\\u003c") }}
    />
  );
}

/** The breadcrumbs of a page: the name and path of each level. */
export function breadcrumbs(origin: string, steps: { name: string; path: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
