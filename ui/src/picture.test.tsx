import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { OriginContext, Picture } from "./picture.tsx";

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
  expect(shown("https://shop.test/images/cup.3/640.webp", "48px")).toEqual([
    "/images/cup.3/160.webp",
    "/images/cup.3/96.webp 96w, /images/cup.3/160.webp 160w",
    "48px",
  ]);
  expect(shown("https://shop.test/images/cup.3/640.webp", "32px")).toEqual([
    "/images/cup.3/96.webp",
    undefined,
    undefined,
  ]);
});

test("requests external pictures by their absolute URL", () => {
  const external = "https://else.test/images/cup.3/160.webp";
  expect(shown("https://else.test/images/cup.3/640.webp", "48px")[0]).toBe(external);
  expect(shown("https://else.test/cup.png", "48px")[0]).toBe("https://else.test/cup.png");
});
