import type { LinkPreview } from "@errand/server/link-previews/link-preview.types";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawLinkPreview } from "./draw-link-preview.ts";

const item: LinkPreview = {
  kind: "item",
  pictures: ["dish-margherita-oak"],
  title: "Margherita",
  subtitle: "Forno",
  price: { amount: "€11.50", before: null },
  rating: null,
  facts: [],
  shopName: "Errand",
};
const store: LinkPreview = {
  ...item,
  kind: "store",
  price: null,
  rating: "4.6 (132)",
  facts: ["15–25 min", "Free delivery"],
};
const shop: LinkPreview = { ...item, kind: "shop", price: null };

/** A picture of one colour, transparent in its left half. */
async function cutOut(width: number, height: number): Promise<Buffer> {
  const right = { create: { width: width / 2, height, channels: 4, background: "#00f" } } as const;
  return sharp({ create: { width, height, channels: 4, background: "#0000" } })
    .composite([{ input: await sharp(right).png().toBuffer(), left: width / 2, top: 0 }])
    .webp()
    .toBuffer();
}

async function pixelOf(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test.each([
  ["an item", item, [640]],
  ["an item with a discount", { ...item, price: { amount: "€9", before: "€11.50" } }, [640]],
  ["an item without a picture", item, []],
  ["a store", store, [480, 160]],
  ["a store without a logo", store, [480]],
  ["a store without pictures and rating", { ...store, rating: null }, []],
  ["the shop", shop, [320, 320, 320, 320]],
  ["the shop with three modules", shop, [320, 320, 320]],
])("draws %s as a JPEG of 1200 × 630", async (_what, preview, sizes) => {
  const pictures = await Promise.all(sizes.map((size) => cutOut(size, size)));
  const drawn = await drawLinkPreview(preview, pictures);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
});

test("shows the picture on a light ground at the right, and the text at the left", async () => {
  const drawn = await drawLinkPreview(item, [await cutOut(640, 640)]);
  const [red = 0, green = 0, blue = 0] = await pixelOf(drawn, 620, 300);
  expect(Math.min(red, green, blue)).toBeGreaterThan(225);
  const [, , blueOfPicture = 0] = await pixelOf(drawn, 1150, 300);
  expect(blueOfPicture).toBeGreaterThan(240);
  const { channels } = await sharp(drawn)
    .extract({ left: 60, top: 200, width: 470, height: 200 })
    .stats();
  expect(channels[0]?.min).toBeLessThan(60);
});

test("leaves out a name in letters that the font does not have", async () => {
  const named = (title: string) => drawLinkPreview({ ...item, title }, []);
  expect(await named("بيتزا")).toEqual(await named(""));
});

test("shows another price in another picture", async () => {
  const dearer = { ...item, price: { amount: "€12.50", before: null } };
  expect(await drawLinkPreview(item, [])).not.toEqual(await drawLinkPreview(dearer, []));
});
