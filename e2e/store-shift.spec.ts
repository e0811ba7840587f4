import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Locator, type Page, test } from "./fixtures.ts";
import { placePickup } from "./place-order.ts";
import { findOfferedStore } from "./served-store.ts";
import { stage, takeOver, thumb, ticketLink } from "./store-tablet.ts";
import { expectTouchTargets } from "./touch-targets.ts";

test.use({ serviceWorkers: "allow", toleratedErrors: [/status of 422/, /net::ERR/] });

/** Presses a control with the keyboard alone. */
async function press(page: Page, control: Locator) {
  await control.focus();
  await page.keyboard.press("Enter");
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });

/** Axe in both themes, and buttons for a thumb that is wet or in a hurry. */
async function expectAccessibleInBothThemes(page: Page) {
  await expectTouchTargets(page, thumb);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test("a whole shift by keyboard alone, with a reload without a connection in its middle", async ({
  page,
  user,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const { modules, store, items } = await findOfferedStore(request, "food", "le-grill-des-halles");
  const [item, other = item] = items;
  const served = await takeOver({ browser, request, baseURL, store });
  const { tablet } = served;

  try {
    await press(tablet, button(tablet, "Ring"));
    await press(tablet, button(tablet, "Yes, I heard it"));
    await expectAccessibleInBothThemes(tablet);
    await press(tablet, button(tablet, "Start taking orders"));
    await expect(stage(tablet, "New")).toBeVisible();

    await user.setLocationAndModule(store, modules);
    await user.signIn();
    await user.addToCart(item, 2);
    if (other !== item) await user.addToCart(other, 2);
    const id = Number(new URL(await placePickup(page)).searchParams.get("order_id"));

    await test.step("accepts what rings, with one key", async () => {
      await expect(ticketLink(stage(tablet, "New"), id)).toBeVisible();
      await expectAccessibleInBothThemes(tablet);
      await tablet.keyboard.press("a");
      await expect(ticketLink(stage(tablet, "Preparing"), id)).toBeVisible();
    });

    await test.step("takes a piece out that is missing", async () => {
      await tablet.keyboard.press("1");
      await tablet.keyboard.press("Enter");
      await press(tablet, button(tablet, `Sold out: ${item.name}…`));
      const dialog = tablet.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expectAccessibleInBothThemes(tablet);
      await press(tablet, dialog.getByRole("button", { name: "One less" }));
      // It has more of them.
      const mark = dialog.getByRole("checkbox", { name: /^Also mark as sold out/ });
      await mark.focus();
      if (await mark.isChecked()) await tablet.keyboard.press("Space");
      await press(tablet, dialog.getByRole("button", { name: /^Leave 1 out/ }));
      await expect(dialog).toHaveCount(0);
      await expectAccessibleInBothThemes(tablet);
      await press(tablet, tablet.getByRole("link", { name: "Board" }));
    });

    await test.step("opens again without a connection, and sends what was done then", async () => {
      await tablet.evaluate(() => navigator.serviceWorker.ready);
      await served.context.setOffline(true);
      await tablet.reload();
      await expect(ticketLink(stage(tablet, "Preparing"), id)).toBeVisible();
      await tablet.keyboard.press("1");
      await tablet.keyboard.press("r");
      await expect(ticketLink(stage(tablet, "Ready"), id)).toBeVisible();
      await expectAccessibleInBothThemes(tablet);
      await served.context.setOffline(false);
      await expect(tablet.getByText(/^No connection/)).toHaveCount(0);
    });

    await test.step("hands the order over, with one key", async () => {
      // What can be undone is sent after ten seconds.
      await expect(button(tablet, /^Undo/)).toHaveCount(0);
      await expect(stage(tablet, "Ready").getByRole("button", { name: "Hand over" })).toBeVisible();
      await tablet.keyboard.press("1");
      await tablet.keyboard.press("h");
      await expect(ticketLink(tablet, id)).toHaveCount(0);
    });

    await test.step("marks an item as sold out, and puts it back", async () => {
      await press(tablet, tablet.getByRole("link", { name: /^Sold out/ }));
      await expect(tablet.getByRole("heading", { name: "Sold out" })).toBeVisible();
      await press(tablet, button(tablet, `${item.name}: sold out tonight`).first());
      await press(tablet, button(tablet, `${item.name}: back on`));
      await expect(button(tablet, `${item.name}: back on`)).toHaveCount(0);
      await press(tablet, tablet.getByRole("link", { name: "To the orders" }));
    });

    await test.step("slows down, and pauses", async () => {
      const mode = tablet.locator("header").getByRole("button", { name: /^(Open|Busy|Paused)/ });
      await press(tablet, mode);
      await expectAccessibleInBothThemes(tablet);
      await press(tablet, button(tablet, /^Busy, \+\d+ min/));
      await expect(mode).toHaveAccessibleName(/^Busy/);
      await press(tablet, mode);
      await press(tablet, button(tablet, "Back to usual times"));
      await expect(mode).toHaveAccessibleName(/^Open/);
      await press(tablet, mode);
      await press(tablet, button(tablet, /^15 min/));
      await expect(mode).toHaveAccessibleName(/^Paused/);
      await press(tablet, mode);
      await press(tablet, button(tablet, "Take orders again"));
      await expect(mode).toHaveAccessibleName(/^Open/);
    });

    await test.step("has screens that everybody can use", async () => {
      for (const path of ["sold-out", "messages", "keys", "past"]) {
        await tablet.goto(`/vendor/${path}`);
        await expect(tablet.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessibleInBothThemes(tablet);
      }
    });

    await test.step("ends", async () => {
      await tablet.goto("/vendor");
      const account = tablet
        .locator("header")
        .getByRole("button", { name: /^(?!Open|Busy|Paused|Closed)/ });
      await press(tablet, account);
      await expectAccessibleInBothThemes(tablet);
      await press(tablet, button(tablet, "Stop taking orders"));
      await expect(tablet.getByRole("heading", { name: "Start taking orders" })).toBeVisible();
    });
  } finally {
    const { token } = served;
    await callApi(
      request,
      "PUT /store/items/{id}/availability",
      { id: item.id, until: null },
      { token },
    );
    await served.giveBack();
  }
});
