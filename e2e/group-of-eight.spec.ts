import type { Browser } from "@playwright/test";
import { openCuttableProxy } from "./cuttable-proxy.ts";
import { expect, type Locator, type Page, test } from "./fixtures.ts";
import { beReady, chooseDish } from "./group-dishes.ts";

const names = ["Noé", "Aya", "Idris", "Priya", "Léa", "Sam", "Yuna"];

test("eight people see the same group in eight browsers, also who was away for a while", async ({
  page,
  user,
  browser,
  baseURL,
  testData: { restaurant },
}) => {
  test.slow();
  const { store, simpleItem } = restaurant;
  const proxy = await openCuttableProxy(baseURL ?? "");
  const guests: Page[] = [];

  await test.step("the host opens a group and chooses", async () => {
    await user.setLocation(store);
    await user.signIn();
    await page.goto(`/group/new?store=${store.slug}`);
    await page.getByRole("radio", { name: "I pay for all" }).check();
    await page.getByRole("button", { name: "Open the group order" }).click();
    await expect(page).toHaveURL(/\/group\/[\w-]{22}$/);
    await page.getByRole("button", { name: "Choose my dishes" }).click();
    await chooseDish(page, simpleItem.name);
  });

  await test.step("seven others join, choose and are ready", async () => {
    const path = new URL(page.url()).pathname;
    const join = async (name: string, index: number) => {
      const guest = await openBrowser(browser, index === 0 ? proxy.url : (baseURL ?? ""));
      guests[index] = guest;
      await guest.goto(path);
      await guest.getByRole("textbox", { name: /^Your name/ }).fill(name);
      await guest.getByRole("button", { name: "Choose my dishes" }).click();
      await chooseDish(guest, simpleItem.name);
    };
    await Promise.all(names.map(join));
  });

  const everybody = [page, ...guests];
  const [away, changing, ...others] = guests;
  if (!away || !changing) throw new Error("nobody has joined");
  await test.step("all eight see that all are ready", async () => {
    for (const each of everybody) await expect(findReady(each)).toHaveCount(8);
  });

  await test.step("seven see that one chooses again, and the eighth once it is connected", async () => {
    await away.context().setOffline(true);
    proxy.cut();
    await changing.getByRole("button", { name: "Change my dishes" }).click();
    for (const each of [page, ...others]) {
      await expect(findMember(each, "Aya")).toContainText("still choosing");
    }
    await expect(findReady(away)).toHaveCount(8);
    await away.context().setOffline(false);
    await expect(findMember(away, "Aya")).toContainText("still choosing");
  });

  await test.step("all eight see one piece more, and that all are ready again", async () => {
    await changing.getByRole("button", { name: "One more" }).first().click();
    await beReady(changing, 2);
    for (const each of everybody) await expect(findReady(each)).toHaveCount(8);
    for (const each of [away, ...others]) {
      await expect(findMember(each, "Aya")).toContainText("2 items");
    }
    await expect(findMember(page, "Aya")).toContainText(`2 × ${simpleItem.name}`);
  });

  await test.step("all eight see that it is ordered", async () => {
    await page.getByRole("radio", { name: "Cash" }).check();
    await page.getByRole("button", { name: "Close and order" }).click();
    await expect(page).toHaveURL(/\/track-order\?order_id=/);
    for (const guest of guests) {
      await expect(guest.getByRole("heading", { name: "It is ordered" })).toBeVisible();
    }
  });
  await Promise.all(guests.map((guest) => guest.context().close()));
  proxy.close();
});

async function openBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

function findMember(page: Page, name: string): Locator {
  return page.getByRole("main").getByRole("listitem").filter({ hasText: name });
}

function findReady(page: Page): Locator {
  const ready = page.getByText("ready", { exact: true });
  return page.getByRole("main").getByRole("listitem").filter({ has: ready });
}
