import { expect, expectAccessible, test, toast } from "./journey.ts";

test.use({ tolerates: [/^Failed to load resource/] });

const nowhere = [
  "/nowhere",
  "/store/none",
  "/product/none",
  // Line breaks, which no route matches, and more digits than an id has.
  "/nope/%0A",
  "/%E2%80%A8",
  "/store/99999999999999999999",
];
for (const path of nowhere) {
  test(`nothing is at ${path}, which is said with a way on`, async ({ page, visitor, town }) => {
    await visitor.livesNear(town.kitchen.store);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This page took another turn" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go to the shop" }).click();
    await expect(page).toHaveURL("/home");
  });
}

test("who shopped where nobody delivers any more chooses another place", async ({
  page,
  context,
  baseURL,
}) => {
  const zoneid = { name: "zoneid", value: encodeURIComponent("[999999]"), url: baseURL };
  await context.addCookies([zoneid]);
  await page.goto("/store/latest");
  await expect(page.getByRole("heading", { name: /^Nobody delivers to your place/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Choose a place" }).click();
  await expect(page).toHaveURL("/?next=%2Fstore%2Flatest");
  await expect(page.getByRole("heading", { name: "Where shall we bring it?" })).toBeVisible();
});

test("a cart that cannot be read says so, and comes when asked again", async ({
  page,
  visitor,
  town: { kitchen },
}) => {
  await visitor.livesNear(kitchen.store);
  await visitor.hasInCart(kitchen.plain, 1);
  await page.route("**/customer/cart/list**", (route) => route.abort());
  await page.goto(`/store/${kitchen.store.slug}`);
  await page.getByRole("button", { name: "Shopping Cart" }).click();
  const cart = page.getByRole("dialog", { name: "Shopping Cart" });
  await expect(cart.getByText("Your cart could not be loaded.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/customer/cart/list**");
  await cart.getByRole("button", { name: "Try again" }).click();
  await expect(cart.getByRole("listitem")).toHaveCount(1);
});

test("without a connection the page stays, says so, and goes on when it is back", async ({
  page,
  context,
  visitor,
  town: { kitchen },
}) => {
  await visitor.livesNear(kitchen.store);
  await page.goto(`/store/${kitchen.store.slug}`);
  // It may also stand among what is popular.
  const add = page.getByRole("button", { name: `Add ${kitchen.plain.name} to the cart` }).first();
  await expect(add).toBeVisible();
  // What shows messages is fetched at the first sign of somebody.
  const toaster = page.waitForResponse(/\/assets\/toaster/);
  await page.keyboard.press("Shift");
  await toaster;
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expectAccessible(page);
  // A page that was not there yet cannot be had, and this one is not lost over it.
  await page.getByRole("contentinfo").getByRole("link", { name: "Help & Support" }).click();
  await expect(toast(page, /^That needs the connection/)).toBeVisible();
  await expect(add).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await add.click();
  await expect(toast(page, "Item added to cart")).toBeVisible();
});
