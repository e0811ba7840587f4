import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { readVerificationCode } from "./outbox.ts";
import { randomPhone } from "./test-user.ts";

const settings = "/profile?page=profile-settings";

test("a customer changes the name and crops a picture by keyboard", async ({ page, user }) => {
  await user.signIn();
  await page.goto(settings);
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("Ines Voyage");

  await test.step("refuses a file that is not a picture", async () => {
    await choosePicture(page, {
      name: "me.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF"),
    });
    await expect(page.getByRole("alert")).toHaveText(
      "This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.",
    );
    await expect(name).toHaveValue("Ines Voyage");
  });

  await test.step("crops the right half of a wide picture", async () => {
    await choosePicture(page, {
      name: "me.png",
      mimeType: "image/png",
      buffer: await redAndBlue(page),
    });
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

test("a new phone number is verified by a code and is then read-only", async ({
  page,
  request,
  user,
}) => {
  await user.signIn();
  await page.goto(settings);
  const phone = randomPhone();
  await page.getByRole("textbox", { name: "Phone number" }).fill(phone);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Updated successfully.")).toBeVisible();

  await page.getByRole("button", { name: "Verify this phone number" }).click();
  const dialog = page.getByRole("dialog", { name: "Verify your phone number" });
  await expect(dialog).toContainText(phone.slice(-2));
  await expectAccessible(page);
  const code = await readVerificationCode(request, phone);
  await dialog.getByRole("textbox").first().click();
  await page.keyboard.type(code);
  await dialog.getByRole("button", { name: "Verify" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Not Changeable")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Not Changeable")).toBeVisible();
});

test("signing out everywhere else ends the session of another device", async ({
  page,
  browser,
  baseURL,
  user,
}) => {
  const { email, password } = await user.signIn();
  const otherContext = await browser.newContext({ baseURL });
  const other = await otherContext.newPage();
  await other.goto(settings);
  await submitSignIn(other, { email, password });
  await expect(other.getByRole("textbox", { name: "Name" })).toHaveValue("Ines Martin");

  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  const confirmation = page.getByRole("dialog", { name: "Sign out?" });
  await expectAccessible(page);
  await confirmation.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "All other devices are signed out.")).toBeVisible();

  await other.reload();
  await expect(
    toast(other, "Your account is inactive or Your token has been expired"),
  ).toBeVisible();
  // `/home` redirects to the landing page without a location.
  await expect(other).toHaveURL("/");
  await page.reload();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await otherContext.close();
});

test("a customer deletes the account after confirmation and can no longer sign in", async ({
  page,
  user,
}) => {
  const { email, password } = await user.signIn();
  await page.goto(settings);
  await page.getByRole("button", { name: "Delete account" }).click();
  const confirmation = page.getByRole("dialog", { name: "Delete your account" });
  await expectAccessible(page);
  await confirmation.getByLabel("Current password").fill(password);
  await confirmation.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "Account has been deleted.")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();

  await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
  await submitSignIn(page, { email, password });
  await expect(toast(page, "These sign-in details are incorrect.")).toBeVisible();
});

test("a guest on a protected page signs in and stays on it", async ({ page, user }) => {
  const { email, password } = await user.createAccount();
  await page.goto("/my-orders?tab=past");
  await expect(toast(page, "You must be login to access this page.")).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await expect(dialog).toBeVisible();
  await submitSignIn(page, { email, password });
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/my-orders?tab=past");
  await expect(page.getByText("No past orders yet")).toBeVisible();
});

// The browser logs the 401 of an ended session and the 422 of wrong credentials.
test.use({ toleratedErrors: [/status of 4(01|22)/] });

async function choosePicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a picture" }).click();
  await (await chooser).setFiles(file);
}

/** A PNG of 400 x 200 pixels: red on the left, blue on the right. */
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

/** "blue" when the left, middle and right of a picture are blue. */
async function colourOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (src) => {
    const picture = await createImageBitmap(await (await fetch(src)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0);
    const colours = [0.05, 0.5, 0.95].map((part) => {
      const pixel = context?.getImageData(part * picture.width, picture.height / 2, 1, 1).data;
      const [red = 0, , blue = 0] = pixel ?? [];
      return blue > 200 && red < 60 ? "blue" : `${red} ${blue}`;
    });
    return [...new Set(colours)].join();
  }, src);
}

async function submitSignIn(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await dialog.getByLabel("Email or phone number").fill(email);
  await dialog.getByLabel("Password", { exact: false }).first().fill(password);
  await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
}
