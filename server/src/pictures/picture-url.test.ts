import { expect, test } from "vitest";
import { drawingVersion } from "./drawing-version.ts";
import { pictureNameOf, pictureUrl, readPictureSegment } from "./picture-url.ts";

const photo = `photo-${"0".repeat(32)}`;
const shop = "https://shop.example";

test("has the version of the drawing in the URL of a drawn picture only", () => {
  expect(pictureUrl(shop, "dish-soup-oak")).toBe(
    `${shop}/images/dish-soup-oak.${drawingVersion}/640.webp`,
  );
  expect(pictureUrl(shop, photo)).toBe(`${shop}/images/${photo}/640.webp`);
  expect(pictureUrl(shop, null)).toBeNull();
});

test.each(["dish-soup-oak", "emoji-1f355+1f35d-tomato-wide", "dish-soup-oak+photo", photo])(
  "reads the name %s back from its URL",
  (name) => {
    const url = pictureUrl(shop, name);
    expect(pictureNameOf(url)).toBe(name);
    const [, , segment = ""] = new URL(url).pathname.split("/");
    expect(readPictureSegment(segment)).toEqual({ name, isCurrent: true });
  },
);

test.each([
  "https://old.example/images/dish-soup-oak/640.webp",
  "https://old.example/images/dish-soup-oak.1/640.webp",
])("reads the name of the picture from %s, of another shop and drawing", (stored) => {
  expect(pictureNameOf(stored)).toBe("dish-soup-oak");
});
