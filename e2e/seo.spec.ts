import { expect, type Page, test } from "./fixtures.ts";
import { TestUser } from "./test-user.ts";

/** The metadata of a page as a crawler without cookies gets it, with its response headers. */
async function readMetadata(page: Page, path: string, headers: Record<string, string> = {}) {
  const response = await page.request.get(path, { headers: { Cookie: "", ...headers } });
  const html = await response.text();
  const matches = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, group]) => group ?? "");
  return {
    html,
    canonical: matches(/rel="canonical" href="([^"]*)"/g)[0],
    languages: matches(/hrefLang="([^"]*)"/gi),
    structuredData: matches(/type="application\/ld\+json">([^<]*)</g).map((text) =>
      JSON.parse(text),
    ),
    headers: response.headers(),
  };
}

/** The picture of a shared link, as the site that shows the link loads it. */
async function readPreview(page: Page, html: string) {
  const [, url = ""] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const response = await page.request.get(url);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  expect(response.headers()["cache-control"]).toContain("immutable");
  return { url, bytes: await response.body() };
}

test("an item page has metadata in each language, with the shop's own URL whatever the Host header", async ({
  page,
  baseURL,
  testData: { restaurant },
}) => {
  const { slug, name } = restaurant.simpleItem;
  const english = await readMetadata(page, `/product/${slug}?module_id=1`);
  expect(english.canonical).toBe(`${baseURL}/product/${slug}`);
  expect(english.languages).toEqual(["en", "fr", "x-default"]);
  const preview = await readPreview(page, english.html);
  expect(preview.url).toMatch(new RegExp(`^${baseURL}/link-previews/item-\\d+-en/`));
  expect(english.structuredData[0]["@graph"][0]).toMatchObject({ "@type": "Product", name });
  expect(english.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
  expect(english.headers.vary).toMatch(/cookie/i);

  const french = await readMetadata(page, `/product/${slug}?lang=fr`);
  expect(french.html).toContain('<html lang="fr"');
  expect(french.canonical).toBe(`${baseURL}/product/${slug}?lang=fr`);
  expect((await readPreview(page, french.html)).url).toContain("-fr/");

  const path = `/product/${slug}`;
  const local = await readMetadata(page, path, { Host: "localhost:9" });
  expect(local.canonical).toBe(`${baseURL}${path}`);
  expect(local.html).toContain(`property="og:url" content="${baseURL}${path}"`);
  expect(local.html).toContain(`hrefLang="fr" href="${baseURL}${path}?lang=fr"`);
  expect(local.html).not.toContain("localhost:9");

  const unknownHost = await page.request.get(path, { headers: { Host: "elsewhere.example.org" } });
  expect(unknownHost.status()).toBe(421);
});

test("categories render without a location, pages have link previews, the sitemaps list them, and the shop can be installed", async ({
  page,
  baseURL,
  testData: { restaurant },
}) => {
  const [category] = restaurant.simpleItem.category_ids;
  const all = await readMetadata(page, "/categories");
  expect(all.canonical).toBe(`${baseURL}/categories`);
  expect(all.html).toContain(`href="/category/${category?.slug}?module_id=`);

  const one = await readMetadata(page, `/category/${category?.slug}?module_id=1&id=2&sort=low`);
  expect(one.canonical).toBe(`${baseURL}/category/${category?.slug}`);
  expect(one.html).toMatch(/href="\/product\/[^"]+"/);
  expect(one.structuredData[0]).toMatchObject({ "@type": "BreadcrumbList" });

  const store = await readMetadata(page, `/store/${restaurant.store.slug}`);
  const landing = await readMetadata(page, "/");
  const previews = [await readPreview(page, store.html), await readPreview(page, landing.html)];
  expect(previews.map(({ url }) => /\/(store-\d+-en|shop-en)\//.test(url))).toEqual([true, true]);
  for (const { bytes } of previews) expect(bytes.length).toBeGreaterThan(10_000);

  const text = async (path: string) => (await page.request.get(path)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found]) => String(found));

  expect(await text("/robots.txt")).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemaps = locations(await text("/sitemap.xml"));
  expect(sitemaps.length).toBeGreaterThanOrEqual(3);
  for (const sitemap of sitemaps) {
    const [first] = locations(await text(sitemap));
    expect((await page.request.get(String(first))).status(), first).toBe(200);
  }

  const [, href = ""] = /rel="manifest" href="([^"]*)"/.exec(landing.html) ?? [];
  const manifest = await (await page.request.get(href)).json();
  expect(manifest).toMatchObject({ name: "Errand", display: "standalone", start_url: "/home" });
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).status(), src).toBe(200);
  }
});

test("the language of a link applies to later pages, unless the visitor has chosen one", async ({
  page,
  browser,
  request,
  testData,
  baseURL,
}) => {
  const link = `/store/${testData.restaurant.store.slug}?lang=fr`;
  await page.goto(link);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");

  const other = await browser.newContext();
  const visitor = new TestUser({ context: other, request, testData, baseURL: baseURL ?? "" });
  await visitor.setLanguage("en");
  const chosen = await other.newPage();
  await chosen.goto(new URL(link, baseURL).href);
  await expect(chosen.locator("html")).toHaveAttribute("lang", "en");
  await other.close();
});
