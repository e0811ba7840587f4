import { join } from "node:path";
import { test as base, type Page } from "../fixtures.ts";
import { screensFolder, type Variant } from "./variant.ts";

export const test = base.extend<{ variant: Variant }>({
  variant: [{ width: 1440, theme: "light", language: "en", direction: "ltr" }, { option: true }],
});

test.beforeEach(async ({ user, variant: { theme, language, direction } }) => {
  await user.setDisplaySettings({ theme, direction });
  await user.setLanguage(language);
});

export async function takePicture(page: Page, variant: string, name: string) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() => {
    const skeletons = [...document.querySelectorAll(".animate-pulse")];
    return skeletons.every((element) => element.getBoundingClientRect().top > innerHeight);
  });
  await page.screenshot({
    path: join(screensFolder, variant, `${name}.png`),
    animations: "disabled",
  });
}
