import { expectAccessible } from "./accessibility.ts";
import { expect, type Locator, type Page } from "./fixtures.ts";

/** The tickets of a stage of the board. */
export function stage(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** The ticket of an order on the board, or in a stage of it. */
export function ticketLink(board: Page | Locator, orderId: number): Locator {
  const number = String(orderId % 1000).padStart(3, "0");
  return board.getByRole("link", { name: `Open order ${number}` });
}

/** Proves that the tablet rings; then the store takes orders. */
export async function startShift(page: Page) {
  const start = page.getByRole("button", { name: "Start taking orders" });
  await expect(start).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Ring", exact: true }).click();
  await page.getByRole("button", { name: "Yes, I heard it" }).click();
  await expectAccessible(page);
  await start.click();
  await expect(stage(page, "New")).toBeVisible();
}
