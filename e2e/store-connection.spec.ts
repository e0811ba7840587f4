import { ownerEmail } from "@errand/demo/content/staff";
import { callApi } from "./api.ts";
import { openCuttableProxy } from "./cuttable-proxy.ts";
import { expect, test } from "./fixtures.ts";
import { placeByApi } from "./place-order.ts";
import { findOfferedStore, openAllDay } from "./served-store.ts";
import { silenceStore } from "./shop-commands.ts";
import { signInStaff } from "./staff.ts";
import { leaveToDemo, stage, startShift, takeOver, ticketLink } from "./store-tablet.ts";

const cuts = 20;

test("a tablet whose connection is cut again and again shows every order", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const { store, items } = await findOfferedStore(request, "food", "sushi-hanami");
  const token = await signInStaff(request, "store", ownerEmail(store.id));
  await openAllDay(request, token);
  const proxy = await openCuttableProxy(baseURL ?? "");
  const context = await browser.newContext({ baseURL: proxy.url, locale: "en-GB" });
  try {
    await context.addInitScript(
      (value) => localStorage.setItem("console:store:token", value),
      token,
    );
    const tablet = await context.newPage();
    await tablet.goto("/vendor");
    await startShift(tablet);
    const placed: number[] = [];
    for (let count = 0; count < cuts; count++) {
      placed.push(await placeByApi(request, store, items[0]));
      proxy.cut();
    }
    for (const id of placed) await expect(ticketLink(stage(tablet, "New"), id)).toBeVisible();
    // No order waits for a person who has gone.
    for (const id of placed) {
      const refusal = { id, reason: "The test is over" };
      await callApi(request, "POST /store/orders/{id}/reject", refusal, { token });
    }
    await expect(stage(tablet, "New").getByRole("link")).toHaveCount(0);
  } finally {
    await context.close();
    proxy.close();
    await leaveToDemo(request, store, token);
  }
});

test("a store whose tablet was closed for six minutes sells nothing until it is open again", async ({
  page,
  user,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const slug = "librairie-des-embruns";
  const { modules, store } = await findOfferedStore(request, "ecommerce", slug);
  const served = await takeOver({ browser, request, baseURL, store });
  try {
    await startShift(served.tablet);
    await user.setLocationAndModule(store, modules);
    const closed = page.getByText(/^Not taking orders right now · opens at/);
    await page.goto(`/store/${store.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
    await expect(closed).toBeHidden();

    await served.tablet.close();
    await silenceStore(store.id);
    await expect(async () => {
      await page.reload();
      await expect(closed).toBeVisible({ timeout: 2000 });
    }).toPass();

    const reopened = await served.context.newPage();
    await reopened.goto("/vendor");
    await reopened.getByRole("heading", { name: "New" }).click();
    await expect(async () => {
      await page.reload();
      await expect(closed).toBeHidden({ timeout: 2000 });
    }).toPass();
  } finally {
    await served.giveBack();
  }
});
