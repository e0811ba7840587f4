import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { OriginContext, Picture, widestOf } from "./picture.tsx";

const shown = (src: string, sizes: string) => {
  const { container } = render(
    <OriginContext value="https://shop.test">
      <Picture src={src} alt="" sizes={sizes} />
    </OriginContext>,
  );
  const { attributes } = container.querySelector("img") as HTMLImageElement;
  return ["src", "srcset", "sizes"].map((name) => attributes.getNamedItem(name)?.value);
};

test("requests the shop's own pictures by path, in the useful widths", () => {
  expect(shown("https://shop.test/images/cup/640.webp", "48px")).toEqual([
    "/images/cup/160.webp",
    "/images/cup/96.webp 96w, /images/cup/160.webp 160w",
    "48px",
  ]);
  expect(shown("https://shop.test/images/cup/640.webp", "32px")).toEqual([
    "/images/cup/96.webp",
    undefined,
    undefined,
  ]);
});

test("keeps the URL of an external picture", () => {
  const kept = "https://else.test/images/cup/160.webp";
  expect(shown("https://else.test/images/cup/640.webp", "48px")[0]).toBe(kept);
  expect(shown("https://else.test/cup.png", "48px")[0]).toBe("https://else.test/cup.png");
});

test("a shared link shows the widest version of a picture, and an external picture as it is", () => {
  const own = "https://shop.example/images/cover-wide/640.webp";
  expect(widestOf(own)).toBe("https://shop.example/images/cover-wide/1440.webp");
  expect(widestOf("https://cdn.example/cover.png")).toBe("https://cdn.example/cover.png");
});
