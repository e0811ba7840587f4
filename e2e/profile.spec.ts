import { expect, expectAccessible, type Page, test, toast } from "./journey.ts";
import { codeSentTo } from "./outbox.ts";
import { newPhone } from "./visitor.ts";

const settings = "/profile?page=profile-settings";

test("a customer changes name and picture, cut to a square by keys", async ({ page, visitor }) => {
  await visitor.isCustomer();
  await page.goto(settings);
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Ines Voyage");

  await test.step("what is no picture is refused", async () => {
    await choose(page, {
      name: "me.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF"),
    });
    await expect(page.getByRole("alert")).toHaveText(
      "This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.",
    );
    await expect(name).toHaveValue("Ines Voyage");
  });

  await test.step("the right half of a wide one is taken", async () => {
    await choose(page, { name: "me.png", mimeType: "image/png", buffer: await redAndBlue(page) });
    const crop = page.getByRole("dialog", { name: "Crop the picture" });
    await crop.getByRole("slider", { name: "Left to right" }).press("End");
    await expectAccessible(page);
    await crop.getByRole("button", { name: "Use this picture" }).click();
    await expect(crop).toBeHidden();
    await expect(page.getByAltText("Your new picture, not saved yet")).toBeVisible();
  });

  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Updated successfully.")).toBeVisible();
  const picture = page.getByAltText("Your picture");
  await expect(picture).toBeVisible();
  expect(await colourOf(page, await picture.evaluate((image: HTMLImageElement) => image.src))).toBe(
    "blue",
  );
  await expect(page.getByRole("navigation", { name: "Your account" })).toContainText("Ines Voyage");
});

test("a new phone is proved by a code, and cannot be changed then", async ({
  page,
  request,
  visitor,
}) => {
  await visitor.isCustomer();
  await page.goto(settings);
  const phone = newPhone();
  await page.getByRole("textbox", { name: "Phone number" }).fill(phone);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Updated successfully.")).toBeVisible();

  await page.getByRole("button", { name: "Verify this phone number" }).click();
  const dialog = page.getByRole("dialog", { name: "Verify your phone number" });
  await expect(dialog).toContainText(phone.slice(-2));
  await expectAccessible(page);
  const code = await codeSentTo(request, phone);
  await dialog.getByRole("textbox").first().click();
  await page.keyboard.type(code);
  await dialog.getByRole("button", { name: "Verify" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Not Changeable")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Not Changeable")).toBeVisible();
});

test("signing out everywhere else ends the visit on another device", async ({
  page,
  browser,
  baseURL,
  visitor,
}) => {
  const { email, password } = await visitor.isCustomer();
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto(settings);
  await fillIn(other, { email, password });
  await expect(other.getByRole("textbox", { name: "Name" })).toHaveValue("Ines Journey");

  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  const question = page.getByRole("dialog", { name: "Sign out?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "All other devices are signed out.")).toBeVisible();

  await other.reload();
  await expect(
    toast(other, "Your account is inactive or Your token has been expired"),
  ).toBeVisible();
  // Home, which without a place is the landing page.
  await expect(other).toHaveURL("/");
  await page.reload();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await elsewhere.close();
});

test("changing the password requires the current password", async ({ page, visitor }) => {
  const { email, password } = await visitor.isCustomer();
  await page.goto(settings);
  const current = page.getByRole("textbox", { name: "Current password" });
  await current.fill("a guess of theirs");
  await page.getByLabel("New password").fill("another password");
  await page.getByLabel("Confirm password").fill("another password");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(current).toHaveAccessibleDescription(/This is not your current password\./);
  await expectAccessible(page);
  await current.fill(password);
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(toast(page, "Updated successfully.")).toBeVisible();

  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto(settings);
  await fillIn(page, { email, password: "another password" });
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ines Journey");
});

test("an account is deleted after a question, and with it what was known of its owner", async ({
  page,
  visitor,
}) => {
  const { email, password } = await visitor.isCustomer();
  await page.goto(settings);
  await page.getByRole("button", { name: "Delete account" }).click();
  const question = page.getByRole("dialog", { name: "Delete your account" });
  await expectAccessible(page);
  await question.getByLabel("Current password").fill(password);
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "Account has been deleted.")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();

  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  await fillIn(page, { email, password });
  await expect(toast(page, "These sign-in details are not right.")).toBeVisible();
});

test("a guest on a closed page is asked to sign in, and is there afterwards", async ({
  page,
  visitor,
}) => {
  const { email, password } = await visitor.hasAccount();
  await page.goto("/my-orders?tab=past");
  await expect(toast(page, "You must be login to access this page.")).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await expect(dialog).toBeVisible();
  await fillIn(page, { email, password });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/my-orders?tab=past");
  await expect(page.getByText("No past orders yet")).toBeVisible();
});

// The browser notes what was refused: a session that is over, and details that are wrong.
test.use({ tolerates: [/status of 4(01|22)/] });

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await (await chooser).setFiles(file);
}

/** A picture twice as wide as high: red on the left, blue on the right. */
async function redAndBlue(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 400;
    canvas.height = 200;
    const context = canvas.getContext("2d");
    for (const [colour, left] of [
      ["red", 0],
      ["blue", 200],
    ] as const) {
      if (!context) continue;
      context.fillStyle = colour;
      context.fillRect(left, 0, 200, 200);
    }
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

/** The one colour of a picture of the shop: looked at near each edge. */
async function colourOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (src) => {
    const picture = await createImageBitmap(await (await fetch(src)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    const names = [0.05, 0.5, 0.95].map((part) => {
      const pixel = context?.getImageData(part * picture.width, picture.height / 2, 1, 1).data;
      const [red = 0, , blue = 0] = pixel ?? [];
      return blue > 200 && red < 60 ? "blue" : `${red} ${blue}`;
    });
    return [...new Set(names)].join();
  }, src);
}

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await dialog.getByLabel("Email or phone number").fill(email);
  await dialog.getByLabel("Password", { exact: false }).first().fill(password);
  await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
}
