import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** How a screen is shown. */
export interface Variant {
  /** The viewport's width in pixels. */
  width: number;
  theme: "light" | "dark";
  language: "en" | "fr";
  direction: "ltr" | "rtl";
}

/** Where the pictures of the screens and the contact sheets are written. */
export const screensFolder = join(
  fileURLToPath(new URL("../..", import.meta.url)),
  "test-results/screens",
);
