import { expect, test } from "./fixtures.ts";
import { toast } from "./locators.ts";

test("the language changes after confirmation and persists", async ({
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
});

test("the theme changes immediately and persists", async ({ page }) => {
  await page.goto("/");
  const html = page.locator("html");
  const light = await html.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole("button", { name: "Dark Mode" }).click();
  await expect(page.getByRole("button", { name: "Light Mode" })).toBeVisible();
  await expect(html).not.toHaveCSS("background-color", light);
  await page.reload();
  await expect(page.getByRole("button", { name: "Light Mode" })).toBeVisible();
  await expect(html).toHaveAttribute("data-theme", "dark");
});
