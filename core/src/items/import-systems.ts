/** Systems whose exports are recognised by their columns. */
export const importSystems = [
  "shopify",
  "woocommerce",
  "square",
  "loyverse",
  "lightspeed",
  "prestashop",
  "wix",
  "uber-eats",
  "deliveroo",
  "menu",
] as const;
export type ImportSystem = (typeof importSystems)[number];

/** What an import cannot know from a file, and its sender can. */
export const decimalMarks = ["comma", "point"] as const;
