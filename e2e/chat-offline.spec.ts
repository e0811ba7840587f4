import sharp from "sharp";
import { expect, type Page, test } from "./fixtures.ts";

test.use({ toleratedErrors: [/Failed to load resource|net::ERR/] });

const log = (page: Page) => page.getByRole("log");

test("a message with a picture waits for the connection, also after a reload", async ({
  page,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  await user.signIn();
  await page.route("**/customer/message/send", (route) => route.abort("connectionfailed"));
  await page.goto("/settings?page=inbox&receiver_type=admin");
  await page.getByRole("button", { name: "Add pictures" }).click();
  const buffer = await sharp({
    create: { width: 60, height: 80, channels: 3, background: { r: 40, g: 90, b: 160 } },
  })
    .jpeg()
    .toBuffer();
  const receipt = { name: "receipt.jpg", mimeType: "image/jpeg", buffer };
  await page.getByLabel("Add picture", { exact: true }).setInputFiles(receipt);
  await page.getByRole("textbox", { name: "Your message" }).fill("My receipt");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(log(page).getByText("Waits for the connection")).toBeVisible();
  await expect.poll(() => storedPictures(page)).toBe(1);

  await page.reload();
  await expect(log(page).getByText("My receipt")).toHaveCount(1);
  await expect(log(page).getByText("Waits for the connection")).toBeVisible();
  await expect(log(page).getByRole("img")).toHaveCount(1);

  await page.unroute("**/customer/message/send");
  await expect(log(page).getByText("Waits for the connection")).toHaveCount(0);
  await expect(log(page).getByText("My receipt")).toHaveCount(1);
  await expect(log(page).getByRole("img")).toHaveAttribute("src", /^http/);
  await expect.poll(() => storedPictures(page)).toBe(0);

  await test.step("says so as well where the browser believes that there is a connection", async () => {
    const notice = page.getByText("You’re offline. What you see stays here");
    await page.route("**/*", (route) => route.abort("connectionfailed"));
    await page.getByRole("textbox", { name: "Your message" }).fill("Is anybody there?");
    await page.keyboard.press("Enter");
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.unroute("**/*");
    await expect(notice).toHaveCount(0);
    await expect(log(page).getByText("Is anybody there?")).toHaveCount(1);
    await expect(log(page).getByText("Waits for the connection")).toHaveCount(0);
  });
});

/** How many messages have pictures in the storage of the browser. */
function storedPictures(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open("errand-chat", 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const count = database
            .transaction("unsent-pictures")
            .objectStore("unsent-pictures")
            .count();
          count.onsuccess = () => resolve(count.result);
          count.onerror = () => reject(count.error);
          database.close();
        };
      }),
  );
}
