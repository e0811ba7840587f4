/**
 * Categories of products that a shop has in its window, because its banner or its kind promises
 * them, by its address or its kind. Other shops show a bit of everything.
 */
const subjects: Record<string, string[]> = {
  florist: ["flowers"],
  dairy: ["cheese"],
  "studio-volt": ["audio"],
  "maison-corail": ["women"],
  "surf-cabane": ["seaside"],
  "parapharmacie-aloe": ["sun-care"],
  "prestige-riviera": ["Open top"],
};

/** Returns what of these products the window of a shop shows. */
export function inWindow<Product>(
  sold: Product[],
  shop: string,
  kind: string,
  subjectsOf: (product: Product) => string[],
): Product[] {
  const wanted = subjects[shop] ?? subjects[kind];
  const shown = sold.filter((product) =>
    subjectsOf(product).some((subject) => wanted?.includes(subject)),
  );
  return shown.length > 0 ? shown : sold;
}
