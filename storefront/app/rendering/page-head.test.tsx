import { expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { PageHead } from "./page-head.tsx";

const shop = testShop();
const preview = "https://shop.test/link-previews/item-7-fr/0123456789abcdef.jpg";

/** The metadata of a page by property or name. */
function headOf(props: Parameters<typeof PageHead>[0], query = "") {
  renderApp(
    <ShopContext value={shop}>
      <PageHead {...props} />
    </ShopContext>,
    { at: "/product/margherita", query },
  );
  const metas = [...document.head.querySelectorAll("meta")];
  const meta = Object.fromEntries(
    metas.map((element) => [
      element.getAttribute("property") ?? element.name,
      element.getAttribute("content"),
    ]),
  );
  const canonical = document.head.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  return { meta, canonical };
}

test("describes the link preview of a page", () => {
  const { meta, canonical } = headOf({ title: "Margherita", preview, path: "/product/margherita" });
  expect(meta).toMatchObject({
    "og:title": "Margherita",
    "og:url": "http://shop.test/product/margherita",
    "og:image": preview,
    "og:image:type": "image/jpeg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Margherita",
    "twitter:card": "summary_large_image",
  });
  expect(canonical).toBe("http://shop.test/product/margherita");
});

test("uses the preview of the shop on pages without one", () => {
  const { meta } = headOf({ title: "Help" });
  expect(meta).toMatchObject({
    "og:image": shop.config.link_preview_full_url,
    "og:image:alt": "Errand",
  });
});

test("has the language of the link in the canonical URL", () => {
  const { canonical } = headOf({ title: "Margherita", preview }, "?lang=fr&utm_source=mail");
  expect(canonical).toBe("http://shop.test/product/margherita?lang=fr");
});
