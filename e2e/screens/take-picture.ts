import { join } from "node:path";
import { test as base, type Page } from "../fixtures.ts";
import { screensFolder, type Variant } from "./variant.ts";

export const test = base.extend<{ variant: Variant; display: undefined }>({
  variant: [{ width: 1440, theme: "light", language: "en", direction: "ltr" }, { option: true }],
  // Not a hook, which would be one of the first file that loads this one.
  display: [
    async ({ user, variant: { theme, language, direction } }, use) => {
      await user.setDisplaySettings({ theme, direction });
      await user.setLanguage(language);
      await use(undefined);
    },
    { auto: true },
  ],
});

export async function takePicture(page: Page, variant: string, name: string) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The network of a page with live updates is never idle.
  await page.waitForFunction(() => {
    const isInView = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isInWidth = left < innerWidth && right > 0;
      return element.checkVisibility() && isInWidth && top < innerHeight && bottom > 0;
    };
    const skeletons = [...document.querySelectorAll(".animate-pulse")];
    const images = [...document.querySelectorAll("img")];
    return (
      document.readyState === "complete" &&
      !skeletons.some(isInView) &&
      images.filter(isInView).every(({ complete }) => complete)
    );
  });
  await page.screenshot({
    path: join(screensFolder, variant, `${name}.png`),
    animations: "disabled",
  });
}
