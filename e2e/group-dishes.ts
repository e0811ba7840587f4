import { expect, type Page } from "./fixtures.ts";

/** Chooses one piece of an item in the open page of a group, and says that this is all. */
export async function chooseDish(page: Page, item: string) {
  const add = page.getByRole("main").getByRole("button", { name: `Add ${item}` });
  await add.first().click();
  await beReady(page, 1);
}

export async function beReady(page: Page, count: number) {
  await expect(page.getByRole("heading", { name: new RegExp(`^${count} items?`) })).toBeVisible();
  await page.getByRole("button", { name: "I am ready" }).click();
}
