import { expect, test } from "./fixtures.ts";
import { toast } from "./locators.ts";

test("the language changes after confirmation, the theme at once, and both persist", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await page.goto("/home");
  await page.getByRole("button", { name: "Français" }).click();
  const confirmation = page.getByRole("dialog", { name: "Language" });
  await confirmation.getByRole("button", { name: "Cancel" }).click();
  await expect(confirmation).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await page.getByRole("button", { name: "Français" }).click();
  await confirmation.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "La langue a été changée")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto(`/store/${restaurant.store.slug}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();

  await test.step("the theme changes immediately", async () => {
    const html = page.locator("html");
    const light = await html.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole("button", { name: "Mode sombre" }).click();
    await expect(page.getByRole("button", { name: "Mode clair" })).toBeVisible();
    await expect(html).not.toHaveCSS("background-color", light);
    await page.reload();
    await expect(page.getByRole("button", { name: "Mode clair" })).toBeVisible();
    await expect(html).toHaveAttribute("data-theme", "dark");
  });
});
