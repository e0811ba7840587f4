import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

// A code that somebody has used within the same half minute is refused first.
test.use({ toleratedErrors: [/status of 422/] });

test("a newcomer takes over a store of the demo from the storefront, with one press", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Open the vendor portal" }).click();
  await expect(
    page.getByRole("heading", { name: "This is a demo: take over a store" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Da Lucia" }).click();
  await expect(page.locator("#content")).toBeVisible();
  await page.locator("header").getByRole("button").click();
  await expect(page.getByText(/^owner-\d+@belrive\.example$/)).toBeVisible();
});
