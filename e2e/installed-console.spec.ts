import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { nextCodes } from "./staff.ts";

test.use({ serviceWorkers: "allow", toleratedErrors: [/Failed to load resource|net::ERR/] });

/**
 * Opens a console by an account that the demo offers, and lets its worker be installed. The first
 * one of the desk works in other tests.
 */
async function openConsole(page: Page, path: string) {
  await page.goto(path);
  const accounts = page.getByRole("listitem").getByRole("button");
  await expect(async () => {
    await (path === "/desk" ? accounts.last() : accounts.first()).click();
    await expect(page.getByText("This is a demo")).toHaveCount(0, { timeout: 5_000 });
  }).toPass({ intervals: nextCodes() });
  const scope = await page.evaluate(async () => {
    const { scope: found, active } = await navigator.serviceWorker.ready;
    if (active?.state === "activating") {
      await new Promise((resolve) => active.addEventListener("statechange", resolve));
    }
    return new URL(found).pathname;
  });
  expect(scope).toBe(path);
}

test("a tablet opens without a connection at any of its pages, and says how old it is", async ({
  page,
  context,
}) => {
  await openConsole(page, "/vendor");
  await page.getByRole("button", { name: "Only look at the orders" }).click();
  await expect(page.getByRole("region", { name: "New", exact: true })).toBeVisible();
  // What is known is stored every two seconds.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("console:store:heard")))
    .toContain("heardAt");
  await context.setOffline(true);

  await page.reload();
  await page.getByRole("button", { name: "Only look at the orders" }).click();
  await expect(page.getByRole("region", { name: "New", exact: true })).toBeVisible();
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await expectAccessible(page);

  await test.step("a screen that was never open opens as well", async () => {
    await page.goto("/vendor/sold-out");
    await page.getByRole("button", { name: "Only look at the orders" }).click();
    await expect(page.getByRole("heading", { name: "Sold out" })).toBeVisible();
  });

  await test.step("the connection returns by itself", async () => {
    await context.setOffline(false);
    await expect(page.getByText(/^No connection/)).toHaveCount(0);
  });
});

test("the consoles of couriers and of the desk open without a connection as well", async ({
  page,
  context,
}) => {
  for (const path of ["/courier", "/desk"]) {
    await openConsole(page, path);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeVisible();
    const shown = (await title.textContent()) ?? "";
    await context.setOffline(true);
    await page.reload();
    await expect(title).toHaveText(shown);
    await context.setOffline(false);
  }
});

test("each console is an app of its own", async ({ page, request }) => {
  for (const path of ["/vendor", "/courier", "/desk"]) {
    await page.goto(path);
    const href = await page.locator("link[rel=manifest]").getAttribute("href");
    const manifest = await (await request.get(href ?? "")).json();
    expect(manifest).toMatchObject({ id: path, start_url: path, scope: path });
    for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  }
});
