import { expect, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { placeOrder } from "./place-order.ts";

const addressBook = "/profile?page=address";

test("a customer saves an address by map pin, edits it and orders to it", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await user.signIn();
  await user.addToCart(restaurant.simpleItem, 3);
  await page.goto(addressBook);
  await expect(page.getByText("No saved addresses yet")).toBeVisible();

  await test.step("fills the address from the map pin and saves it", async () => {
    await page.getByRole("button", { name: "Add address" }).click();
    const dialog = page.getByRole("dialog", { name: "Add address" });
    const address = dialog.getByRole("textbox", { name: "Address", exact: false }).first();
    const found = page.waitForResponse(/geocode-api/);
    await dialog.getByRole("button", { name: "Chosen location" }).press("Shift+ArrowRight");
    await found;
    await expect(address).not.toHaveValue("");
    await dialog.getByRole("radio", { name: "Office" }).click();
    await dialog.getByRole("textbox", { name: "House number" }).fill("7 bis");
    await dialog.getByRole("textbox", { name: "Additional information" }).fill("The blue gate");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Address added successfully")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("a pin far from any address clears the address field", async () => {
    await page.getByRole("button", { name: "Add address" }).click();
    const dialog = page.getByRole("dialog", { name: "Add address" });
    const address = dialog.getByRole("textbox", { name: "Address", exact: false }).first();
    await expect(address).toHaveValue(restaurant.store.address);
    for (let step = 0; step < 3; step++) {
      await dialog.getByRole("button", { name: "Zoom out" }).click();
    }
    const pin = dialog.getByRole("button", { name: "Chosen location" });
    for (let step = 0; step < 8; step++) await pin.press("Shift+ArrowLeft");
    await expect(address).toHaveValue("");
    await expect(address).toHaveAccessibleDescription(/Invalid address/);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("edits one field and keeps the others", async () => {
    await page.getByRole("button", { name: "Edit Office" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit address" });
    await dialog.getByRole("textbox", { name: "Floor" }).fill("3");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Address updated successfully")).toBeVisible();
    const saved = page.getByRole("main").getByRole("listitem").filter({ hasText: "Office" });
    await expect(saved).toContainText("House number 7 bis · Floor 3");
    await expect(saved).toContainText("The blue gate");
  });

  await test.step("orders to the saved address", async () => {
    await page.goto("/checkout?page=cart");
    await page.getByRole("button", { name: "Change: Delivery Addresses" }).click();
    await page.getByRole("button", { name: "View Saved Address" }).click();
    const dialog = page.getByRole("dialog", { name: "Saved Addresses" });
    await dialog.getByRole("radio", { name: /Office/ }).check();
    await dialog.getByRole("button", { name: "Select" }).click();
    // Its door opens by itself.
    await expect(page.getByRole("textbox", { name: "House number" })).toHaveValue("7 bis");
    await placeOrder(page);
    await expect(page.getByRole("main")).toContainText("7 bis");
  });
});
