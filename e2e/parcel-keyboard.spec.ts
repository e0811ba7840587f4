import { expectAccessibleEverywhere } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { visitParcels } from "./send-parcel.ts";
import { desktop } from "./viewports.ts";

test("a guest sends a parcel by keyboard alone", async ({ page, request, user, testData }) => {
  test.slow();
  const from = testData.restaurant.store;
  const street = testData.otherRestaurant.store.address;
  await visitParcels(user, request, from);
  const keys = page.keyboard;
  const write = async (region: string, name: RegExp, text: string) => {
    const part = page.getByRole("region", { name: region, exact: true });
    await tabTo(page, part.getByRole("textbox", { name }));
    await keys.type(text);
  };

  await test.step("asks what it costs", async () => {
    await page.goto("/home");
    const to = page.getByRole("combobox", { name: "To", exact: true });
    await tabTo(page, to);
    await keys.type(street);
    await expect(page.getByRole("option").first()).toBeVisible();
    await keys.press("ArrowDown");
    await keys.press("Enter");
    await expect(page.getByRole("option")).toHaveCount(0);
    const sizes = page.getByRole("radiogroup").first();
    await tabTo(page, sizes.getByRole("radio", { checked: true }));
    const small = sizes.getByRole("radio", { name: /^Small parcel/ });
    for (let steps = 0; steps < 9 && !(await small.isChecked()); steps++) {
      await keys.press("ArrowRight");
    }
    await expect(small).toBeChecked();
    await tabTo(page, page.getByRole("link", { name: /^Send it · / }));
    await keys.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Send a parcel" })).toBeVisible();
  });

  await test.step("is led to what is missing, and fills it in", async () => {
    await tabTo(page, page.getByRole("button", { name: /^Send parcel · / }));
    await keys.press("Enter");
    const name = page.getByRole("textbox", { name: /^Name/ }).first();
    await expect(name).toBeFocused();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize(desktop);
    await keys.type("Ines Martin");
    await write("From", /^Phone number/, "0612345678");
    await write("From", /^Email/, "ines@customer.example");
    await write("To", /^Name/, "Hugo Blanc");
    await write("To", /^Phone number/, "0687654321");
  });

  await test.step("sends it in cash", async () => {
    await tabTo(page, page.getByRole("button", { name: /^Send parcel · / }));
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
    await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  });
});
