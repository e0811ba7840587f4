import { expectAccessible, expectAccessibleInBothThemes } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { phone } from "./viewports.ts";

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

test("a guest on a protected page signs in and stays on it", async ({ page, user }) => {
  const { email, password } = await user.createAccount();
  await page.goto("/my-orders?tab=past");
  await expect(toast(page, "You must be login to access this page.")).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await expect(dialog).toBeVisible();

  await test.step("the page below the sign-in is accessible in both themes", async () => {
    await page.setViewportSize(phone);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await expect(dialog).toBeVisible();
  });

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
