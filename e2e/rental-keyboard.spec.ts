import { expectAccessibleEverywhere } from "./accessibility.ts";
import { fillRentalCart, hourMs, someMorning, visitFleet } from "./book-trip.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { toast } from "./locators.ts";
import { desktop } from "./viewports.ts";

test("a customer books, changes and cancels a trip by keyboard alone", async ({
  page,
  request,
  user,
}) => {
  test.slow();
  const { token } = await user.signIn();
  const at = someMorning();
  const fleet = await visitFleet(user, request, at, new Date(at.getTime() + hourMs));
  await fillRentalCart(request, fleet, { at, who: { token } });
  const keys = page.keyboard;
  const press = (name: string | RegExp) => tabTo(page, page.getByRole("button", { name }).first());

  await test.step("books and pays in cash", async () => {
    await page.goto("/rental/booking");
    const ways = page.getByRole("radiogroup", { name: "How do you want to pay?" });
    const cash = ways.getByRole("radio", { name: /^Cash/ });
    await tabTo(page, ways.locator(":checked"));
    for (let steps = 0; steps < 9 && !(await cash.isChecked()); steps++) {
      await keys.press("ArrowDown");
    }
    await expect(cash).toBeChecked();
    await press(/^Book trip · /);
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/track-order\?trip_id=\d+/);
    await expect(page.getByRole("heading", { level: 1, name: /^Pickup in / })).toBeVisible();
  });

  await test.step("picks the vehicles up an hour later", async () => {
    await press("Change the trip");
    await keys.press("Enter");
    const panel = page.getByRole("region", { name: "Change your trip" });
    await tabTo(page, panel.getByRole("button", { name: /^Pickup/ }));
    await keys.press("Enter");
    const time = panel.getByRole("combobox", { name: "Pickup time" });
    await tabTo(page, time);
    // Half an hour a step.
    await keys.press("ArrowDown");
    await keys.press("ArrowDown");
    await expect(time).toHaveValue("11:00");
    const submit = panel.getByRole("button", { name: "Change the trip" });
    await expect(submit).toBeEnabled();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize(desktop);
    await tabTo(page, submit);
    await keys.press("Enter");
    await expect(panel).toBeHidden();
    await expect(page.getByText(/, 11:00/).first()).toBeVisible();
  });

  await test.step("cancels it", async () => {
    await press("Cancel trip");
    await keys.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Cancel this trip?" });
    await expect(dialog).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize(desktop);
    await tabTo(page, dialog.getByRole("button", { name: "Cancel trip" }));
    await keys.press("Enter");
    await expect(toast(page, "Trip cancelled")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Cancelled" })).toBeVisible();
  });
});
