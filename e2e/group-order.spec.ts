import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { chooseDish } from "./group-dishes.ts";
import { phone } from "./viewports.ts";

test("a host orders together with a guest who has joined by the link and pays the own share", async ({
  page,
  user,
  browser,
  baseURL,
  testData: { restaurant },
}) => {
  test.slow();
  const { store, simpleItem } = restaurant;
  const guestContext = await browser.newContext({ baseURL: baseURL ?? "", viewport: phone });
  const guest = await guestContext.newPage();

  await test.step("the host opens a group in a store", async () => {
    await user.setLocation(store);
    await user.signIn();
    await page.goto(`/store/${store.slug}`);
    await page.getByRole("link", { name: "Order together" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(store.name);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Open the group order" }).click();
    await expect(page).toHaveURL(/\/group\/[\w-]{22}$/);
    await expect(
      page.getByRole("img", { name: "QR code that opens the group order" }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("somebody else joins by the link without an account, and chooses", async () => {
    await guest.goto(page.url());
    await guest.getByRole("textbox", { name: /^Your name/ }).fill("Priya");
    await expectAccessible(guest);
    await guest.getByRole("button", { name: "Choose my dishes" }).click();
    await expect(page.getByText("Priya", { exact: true })).toBeVisible();
    await chooseDish(guest, simpleItem.name);
    await expect(guest.getByRole("heading", { name: "Priya, you are ready" })).toBeVisible();
    await expectAccessible(guest);
  });

  await test.step("the guest pays, and the host sees it", async () => {
    await guest.getByRole("radio", { name: "Demo card" }).check();
    await guest.getByRole("button", { name: /^Pay \d/ }).click();
    await expect(guest.getByRole("heading", { name: "Test payment" })).toBeVisible();
    await guest.getByRole("button", { name: /^Pay \d/ }).click();
    await expect(guest).toHaveURL(/\/group\//);
    await expect(page.getByRole("main").getByText("paid", { exact: true })).toBeVisible();
  });

  await test.step("the host chooses and orders", async () => {
    await page.getByRole("button", { name: "Choose my dishes" }).click();
    await chooseDish(page, simpleItem.name);
    await page.getByRole("radio", { name: "Cash" }).check();
    await page.getByRole("button", { name: "Close and order" }).click();
    await expect(page).toHaveURL(/\/track-order\?order_id=/);
    await expect(guest.getByRole("heading", { name: "It is ordered" })).toBeVisible();
  });
  await guestContext.close();
});
