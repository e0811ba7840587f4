import { expect, type Page, test } from "./fixtures.ts";
import { placeButton } from "./place-order.ts";

/** A desktop window at 400 % zoom. */
test.use({ viewport: { width: 320, height: 256 } });

test("the cart shows its lines at 400 % zoom, and the checkout what has the focus", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await user.addToCart(restaurant.simpleItem, 3);
  await page.goto(`/store/${restaurant.store.slug}`);
  await page
    .getByRole("button", { name: /^(View cart|Shopping Cart)/ })
    .last()
    .click();
  const cart = page.getByRole("dialog", { name: "Shopping Cart" });
  const line = cart.getByRole("link", { name: restaurant.simpleItem.name });
  await line.scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport({ ratio: 1 });
  const proceed = cart.getByRole("button", { name: "Proceed to Checkout" });
  await expect(async () => {
    await line.focus();
    await proceed.focus();
    // What has just loaded above it may have pushed it away.
    await expect(proceed).toBeInViewport({ timeout: 1000 });
  }).toPass();

  await test.step("nothing covers what has the focus at the checkout", async () => {
    await page.goto("/checkout?page=cart");
    await expect(placeButton(page)).toBeVisible();
    await page.getByRole("main").focus();
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press("Tab");
      expect(await coverOfFocus(page), `after ${press + 1} presses of Tab`).toBeNull();
    }
  });
});

/** The text of what is painted over the middle of the focused element; null when nothing is. */
function coverOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const target = focused.closest("label") ?? focused;
    const { left, top, width, height } = target.getBoundingClientRect();
    const painted = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSame = painted && (target.contains(painted) || painted.contains(target));
    return isSame ? null : (painted?.textContent ?? "nothing").slice(0, 80);
  });
}
