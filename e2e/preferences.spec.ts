import { expect, test, toast } from "./journey.ts";

test("the language changes after a question, with the page loaded anew, and stays", async ({
  page,
  visitor,
  town: { kitchen },
}) => {
  await visitor.livesNear(kitchen.store);
  await page.goto("/home");
  await page.getByRole("button", { name: "Français" }).click();
  const question = page.getByRole("dialog", { name: "Language" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await page.getByRole("button", { name: "Français" }).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "La langue a été changée")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto(`/store/${kitchen.store.slug}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
});

test("the theme changes at once and stays", async ({ page }) => {
  await page.goto("/");
  const paper = page.locator("html");
  const light = await paper.evaluate((html) => getComputedStyle(html).backgroundColor);
  await page.getByRole("button", { name: "Dark Mode" }).click();
  await expect(page.getByRole("button", { name: "Light Mode" })).toBeVisible();
  await expect(paper).not.toHaveCSS("background-color", light);
  await page.reload();
  await expect(page.getByRole("button", { name: "Light Mode" })).toBeVisible();
  await expect(paper).toHaveAttribute("data-theme", "dark");
});
