import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow", toleratedErrors: [/Failed to load resource|net::ERR/] });

/** Opens the home page with a service worker in control, which stores it. */
async function openHome(page: Page) {
  await page.goto("/help-and-support");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test("without a connection, shows pages that were open, and offers them instead of others", async ({
  page,
  context,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await openHome(page);
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("You’re offline").first()).toBeVisible();

  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1, name: "You’re offline" })).toBeVisible();
  await expectAccessible(page);
  const pages = page.getByRole("main").getByRole("list");
  await expect(pages.getByRole("link")).not.toHaveCount(0);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
});

test("can be installed", async ({ page, request }) => {
  await page.goto("/help-and-support");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(href ?? "")).json();
  expect(manifest).toMatchObject({ name: "Errand", display: "standalone", start_url: "/home" });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
