import { fillContactForm } from "./contact-form.ts";
import { expect, test } from "./fixtures.ts";
import { placeOrder } from "./place-order.ts";

test("a guest opens the link of an order's message on another device and sees the live status", async ({
  page,
  browser,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await user.addToCart(restaurant.simpleItem, 3);
  await page.goto("/checkout?page=cart");
  await fillContactForm(page);
  await placeOrder(page);
  const number = new URL(page.url()).searchParams.get("order_id");

  const otherDevice = await browser.newContext();
  const inbox = await otherDevice.newPage();
  const message = inbox.getByRole("article").filter({ hasText: `We have your order #${number}` });
  await expect(async () => {
    await inbox.goto("/demo/outbox?language=en");
    await expect(message).toBeVisible({ timeout: 1000 });
  }).toPass();
  // Messages of other tests may have moved it below the fold, where frames are not loaded.
  await message.scrollIntoViewIfNeeded();
  const mail = message.frameLocator("iframe");
  await expect(mail.getByText(restaurant.simpleItem.name)).toBeVisible();
  const opened = otherDevice.waitForEvent("page");
  await mail.getByRole("link", { name: "Track your order" }).click();

  const tracking = await opened;
  await expect(tracking.getByText(`Order #${number}`)).toBeVisible();
  await expect(tracking).toHaveURL(`/track-order?order_id=${number}`);
  const current = tracking.locator("[aria-current=step]");
  await expect(current).toContainText(/Being prepared|Ready|On its way|Delivered/, {
    timeout: 60_000,
  });
  await tracking.reload();
  await expect(tracking.getByText(`Order #${number}`)).toBeVisible();
});
