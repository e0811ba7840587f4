import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { orderTitle, placePickup } from "./place-order.ts";
import { scanPrescription } from "./prescription-scan.ts";
import { findOfferedStore } from "./served-store.ts";
import { stage, startShift, tabletSize, takeOver, ticketLink } from "./store-tablet.ts";
import { phone } from "./viewports.ts";

// A code that somebody has used within the same half minute is refused first.
test.use({ toleratedErrors: [/status of 422/] });

/** Of each item, which together reach the least order of the store. */
const pieces = 4;

test("a supermarket picks an order, sends something else for one item, and leaves another out", async ({
  page,
  user,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const { modules, store, items } = await findOfferedStore(request, "grocery", "halles-de-belrive");
  const [kept, replaced, missing, instead] = items;
  if (!replaced || !missing || !instead) throw new Error(`${store.name} has too few items.`);
  const served = await takeOver({ browser, request, baseURL, store });
  const { tablet } = served;
  try {
    await startShift(tablet);
    await user.setLocationAndModule(store, modules);
    await user.signIn();
    for (const item of [kept, replaced, missing]) await user.addToCart(item, pieces);
    const id = await placeAndAccept(page, tablet);
    await tablet.goto(`/vendor/orders/${id}/pick`);
    const act = (name: string) => tablet.getByRole("button", { name });
    await expectListBelowItem(tablet, kept.name);
    for (const item of [kept, replaced, missing]) {
      const line = tablet.getByRole("region", { name: item.name, exact: true });
      await tablet.getByRole("button", { name: item.name }).first().click();
      await expect(line).toBeVisible();
      await expectAccessible(tablet);
      if (item === kept) {
        await line.getByRole("button", { name: /^Found/ }).click();
        continue;
      }
      await line.getByRole("button", { name: "Missing" }).click();
      const dialog = tablet.getByRole("dialog", { name: `${item.name} is missing` });
      await expect(dialog).toBeVisible();
      // Other tests order from this store.
      await dialog.getByRole("checkbox", { name: /^Also mark as sold out/ }).uncheck();
      await expectAccessible(tablet);
      if (item === replaced) {
        await dialog.getByRole("searchbox").fill(instead.name);
        await dialog.getByRole("button", { name: instead.name }).first().click();
        await act(`Send ${instead.name} instead`).click();
      } else {
        await act(`Leave ${pieces} out`).click();
      }
      await expect(dialog).toBeHidden();
    }
    const ordered = page.getByRole("region", { name: "What you ordered" });
    await expect(ordered.getByText(instead.name)).toBeVisible();
    await expect(ordered).toContainText(kept.name);
  } finally {
    await served.giveBack();
  }
});

test("a pharmacy reads a prescription on its tablet, prices it, and prepares it once the customer agrees", async ({
  page,
  user,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const slug = "pharmacie-des-halles";
  const { modules, store } = await findOfferedStore(request, "pharmacy", slug);
  const served = await takeOver({ browser, request, baseURL, store });
  const { tablet } = served;
  try {
    await startShift(tablet);
    await user.setLocationAndModule(store, modules);
    await user.signIn();
    await page.goto(`/store/${store.slug}`);
    await page.getByRole("link", { name: "Order with a prescription" }).click();
    await page.getByLabel("Add picture").setInputFiles(await scanPrescription());
    await expect(page.getByRole("img", { name: "Picture 1" })).toBeVisible();
    await page.getByRole("button", { name: "Send prescription" }).click();
    await expect(page.getByText("The pharmacy is looking at your prescription")).toBeVisible();
    const id = Number(new URL(page.url()).searchParams.get("order_id"));

    await ticketLink(stage(tablet, "New"), id).click();
    await expect(tablet.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
    await tablet.getByRole("button", { name: "Larger" }).click();
    await tablet.getByRole("button", { name: "Turn" }).click();
    await tablet.getByRole("textbox", { name: "Medicine 1" }).fill("Amoxicillin 500 mg");
    await tablet.getByRole("textbox", { name: "Pieces" }).fill("2");
    await tablet.getByRole("textbox", { name: "Price of one" }).fill("4.20");
    await expectAccessible(tablet);
    await tablet.getByRole("button", { name: /^Ask the customer for .*8\.40/ }).click();
    await page.getByRole("button", { name: /^Agree · .*/ }).click();
    await expect(page.getByText("Amoxicillin 500 mg").first()).toBeVisible();
    await tablet.goto("/vendor");
    await expect(ticketLink(tablet, id)).toBeVisible();
  } finally {
    await served.giveBack();
  }
});

/** On a phone, the item to pick stands above the list and covers nothing of it. */
async function expectListBelowItem(tablet: Page, name: string) {
  await tablet.getByRole("button", { name }).first().click();
  await tablet.setViewportSize(phone);
  const acts = tablet.getByRole("region", { name, exact: true }).getByRole("button");
  const [last, list] = await Promise.all([
    acts.last().boundingBox(),
    tablet.getByRole("region", { name: "Pick list", exact: true }).boundingBox(),
  ]);
  if (!last || !list) throw new Error("The item or the list is not shown.");
  expect(Math.ceil(list.y)).toBeGreaterThanOrEqual(Math.floor(last.y + last.height));
  await tablet.setViewportSize(tabletSize);
}

/** Places an order, and accepts it on the tablet; returns its number. */
async function placeAndAccept(page: Page, tablet: Page): Promise<number> {
  const id = Number(new URL(await placePickup(page)).searchParams.get("order_id"));
  await ticketLink(stage(tablet, "New"), id).click();
  await tablet.getByRole("button", { name: /^Accept for/ }).click();
  await expect(orderTitle(page, "Being prepared")).toBeVisible();
  return id;
}
