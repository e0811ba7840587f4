import { defineConfig } from "@playwright/test";
import config from "../playwright.config.ts";
import type { Variant } from "./variant.ts";

const variants: Variant[] = [360, 1440].flatMap((width) => [
  ...(["light", "dark"] as const).flatMap((theme) =>
    (["en", "fr"] as const).map(
      (language): Variant => ({ width, theme, language, direction: "ltr" }),
    ),
  ),
  { width, theme: "light", language: "en", direction: "rtl" } as const,
]);

/** `npm run screens`: every screen in two widths, themes and languages, and from right to left. */
export default defineConfig<{ variant: Variant }>({
  ...config,
  testDir: ".",
  testMatch: /screens\.ts$/,
  outputDir: "../../test-results",
  globalTeardown: "./contact-sheets.ts",
  reporter: "line",
  retries: 0,
  projects: variants.map((variant) => ({
    name: `${variant.width}-${variant.theme}-${variant.direction === "rtl" ? "rtl" : variant.language}`,
    use: {
      variant,
      viewport: { width: variant.width, height: variant.width < 700 ? 740 : 900 },
      deviceScaleFactor: 1,
    },
  })),
});
