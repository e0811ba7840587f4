import sharp from "sharp";
import { expect, test } from "vitest";
import { illustrationFile } from "./emoji/illustrations.ts";
import { codeOf, pictureOf, widePictureOf } from "./picture-name.ts";
import { renderPicture } from "./render-picture.ts";

test.each([
  [pictureOf("🍕", "tomato"), 96, 96],
  [pictureOf("🌶️", "leaf"), 160, 160],
  [pictureOf("👩🏽‍🦱", "sky"), 320, 320],
  [pictureOf("📦", "amber", "small"), 96, 96],
  [widePictureOf(["🏍️"], "plum"), 480, 160],
  [widePictureOf(["🍕", "🍝"], "tomato"), 480, 160],
  [widePictureOf(["🍕", "🍝", "🍷"], "sand"), 960, 320],
  [widePictureOf(["🍕", "🍝", "🍷"], "tomato"), 1440, 480],
  ["dish-margherita-oak", 160, 160],
  ["dish-margherita-oak", 640, 640],
  ["dish-margherita-oak+photo", 96, 96],
  ["emoji-1f355-tomato+photo", 96, 96],
  ["cover-italian-oak-1", 480, 160],
])("renders %s at %i pixels as WebP", async (name, width, height) => {
  const picture = await renderPicture(name, width);
  expect(await sharp(picture ?? undefined).metadata()).toMatchObject({
    format: "webp",
    width,
    height,
  });
});

test.each([pictureOf("🥐", "sand"), "dish-shoyu-ramen-slate", "cover-japanese-linen-2"])(
  "renders %s to the same bytes every time",
  async (name) => {
    expect(await renderPicture(name, 96)).toEqual(await renderPicture(name, 96));
  },
);

test.each([
  "",
  "+photo",
  "dish-unknown-oak",
  "dish-margherita-oak+photo+photo",
  "emoji-1f355",
  "emoji-1f355-nowhere",
  "emoji-1f355-constructor",
  "emoji-1F355-tomato",
  "emoji-ffff-tomato",
  "emoji-1f355-tomato-wide-wide",
  "emoji-1f355-tomato-wide-small",
  "emoji-1f355-tomato-large",
  "emoji-1f355-tomato\n",
  "emoji-../../package-tomato",
  "emoji-1f355+1f35d+1f377+1f35e-tomato-wide",
  `emoji-${"1f355-".repeat(40)}tomato`,
])("returns null for an invalid name: %j", async (name) => {
  expect(await renderPicture(name, 96)).toBeNull();
});

test.each([0, -1, 15, 1921, 99.5, Number.NaN])("returns null for a width of %d", async (width) => {
  expect(await renderPicture("emoji-1f355-tomato", width)).toBeNull();
});

test("omits the variation selector from a code", () => {
  expect(codeOf("🌶️")).toBe("1f336");
  expect(codeOf("👩🏽‍🦱")).toBe("1f469-1f3fd-200d-1f9b1");
});

test.each(["👨", "👩", "🧑", "👵"])("%s is darker with each skin tone", async (emoji) => {
  const tones = ["🏻", "🏼", "🏽", "🏾", "🏿"];
  const red = await Promise.all(
    tones.map(async (tone) => {
      const file = illustrationFile(codeOf(emoji + tone)) ?? undefined;
      // The face is in the middle.
      const face = sharp(file).resize(64, 64).extract({ left: 20, top: 24, width: 24, height: 24 });
      const { channels } = await sharp(await face.toBuffer()).stats();
      return channels[0]?.mean ?? 0;
    }),
  );
  expect(red).toEqual(red.toSorted((a, b) => b - a));
});
