import { expectAccessible, expectNoHorizontalScroll } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";

// Requests of the browser that is offline fail.
test.use({ toleratedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const inbox = "/settings?page=inbox&receiver_type=admin";
const log = (page: Page) => page.getByRole("log");

async function write(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  await page.keyboard.press("Enter");
}

test("a customer chats in two browsers, one of them offline for a while", async ({
  page,
  context,
  browser,
  baseURL,
  user,
  testData: { restaurant },
}) => {
  test.slow();
  await user.setLocation(restaurant.store);
  const { token } = await user.signIn();
  await page.goto(inbox);
  await write(page, "Where is my refund?");
  await expect(log(page).getByText("Where is my refund?")).toBeVisible();

  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await context.storageState(),
  });
  await other.addInitScript((value) => localStorage.setItem("token", value), token);
  const second = await other.newPage();
  await second.goto("/settings?page=inbox");
  await second
    .getByRole("region", { name: "Conversations" })
    .getByRole("link", { name: /Where is my refund|Support|Errand/ })
    .first()
    .click();
  await expect(log(second).getByText("Where is my refund?")).toBeVisible();
  // The desk of the demo reads and answers.
  await expect(log(second).getByText("Seen")).toBeVisible({ timeout: 60_000 });
  await expect(log(second).locator("p[dir=auto]")).toHaveCount(2);
  await expect(log(page).locator("p[dir=auto]")).toHaveCount(2);

  await context.setOffline(true);
  await write(page, "Written in a tunnel, without a connection, and longer than a phone is wide");
  await expect(log(page).getByText("Waits for the connection")).toBeVisible();
  await write(second, "Written on the other device");
  await expect(log(second).getByText("Written on the other device")).toBeVisible();
  await context.setOffline(false);
  await expect(log(page).getByText("Written on the other device")).toBeVisible({ timeout: 30_000 });
  await expect(log(second).getByText("Written in a tunnel")).toHaveCount(1);
  await expect(log(page).getByText("Waits for the connection")).toHaveCount(0);
  await expect(log(page).getByText("Written in a tunnel")).toHaveCount(1);

  await expectAccessible(second);
  await expectNoHorizontalScroll(second);
  await second.setViewportSize({ width: 360, height: 740 });
  await expectNoHorizontalScroll(second);
  await second.goto("/settings?page=inbox");
  const conversations = second.getByRole("region", { name: "Conversations" });
  await expect(conversations.getByRole("link").first()).toBeVisible();
  await expectNoHorizontalScroll(second);
  await other.close();
});
