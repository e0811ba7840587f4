import { expect, type Page, test } from "./journey.ts";

/** Everything that machines are told on a page, and the rules it came under. */
async function read(page: Page, path: string, headers: Record<string, string> = {}) {
  const response = await page.request.get(path, { headers: { Cookie: "", ...headers } });
  const html = await response.text();
  const all = (form: RegExp) => [...html.matchAll(form)].map(([, found]) => found ?? "");
  return {
    html,
    canonical: all(/rel="canonical" href="([^"]*)"/g)[0],
    languages: all(/hrefLang="([^"]*)"/gi),
    about: all(/type="application\/ld\+json">([^<]*)</g).map((text) => JSON.parse(text)),
    headers: response.headers(),
  };
}

test("an item's page says what it is, in each language, to who has no place", async ({
  page,
  baseURL,
  town: { kitchen },
}) => {
  const { slug, name } = kitchen.plain;
  const english = await read(page, `/product/${slug}?module_id=1`);
  expect(english.canonical).toBe(`${baseURL}/product/${slug}`);
  expect(english.languages).toEqual(["en", "fr", "x-default"]);
  expect(english.html).toMatch(/property="og:image" content="http[^"]*\/1440\.webp"/);
  expect(english.about[0]["@graph"][0]).toMatchObject({ "@type": "Product", name });
  expect(english.headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
  expect(english.headers.vary).toMatch(/cookie/i);

  const french = await read(page, `/product/${slug}?lang=fr`);
  expect(french.html).toContain('<html lang="fr"');
  expect(french.canonical).toBe(`${baseURL}/product/${slug}?lang=fr`);
});

test("a page names the shop's own address, by whatever host it was asked for", async ({
  page,
  baseURL,
  town: { kitchen },
}) => {
  const path = `/product/${kitchen.plain.slug}`;
  const local = await read(page, path, { Host: "localhost:9" });
  expect(local.canonical).toBe(`${baseURL}${path}`);
  expect(local.html).toContain(`property="og:url" content="${baseURL}${path}"`);
  expect(local.html).toContain(`hrefLang="fr" href="${baseURL}${path}?lang=fr"`);
  expect(local.html).not.toContain("localhost:9");

  const elsewhere = await page.request.get(path, { headers: { Host: "elsewhere.example.org" } });
  expect(elsewhere.status()).toBe(421);
});

test("categories and what they have are there for who has no place", async ({
  page,
  baseURL,
  town: { kitchen },
}) => {
  const [category] = kitchen.plain.category_ids;
  const all = await read(page, "/categories");
  expect(all.canonical).toBe(`${baseURL}/categories`);
  expect(all.html).toContain(`href="/category/${category?.slug}?module_id=`);

  const one = await read(page, `/category/${category?.slug}?module_id=1&id=2&sort=low`);
  expect(one.canonical).toBe(`${baseURL}/category/${category?.slug}`);
  expect(one.html).toMatch(/href="\/product\/[^"]+"/);
  expect(one.about[0]).toMatchObject({ "@type": "BreadcrumbList" });
});

test("who has chosen a place in a category sees what comes to it", async ({
  page,
  town: { kitchen },
}) => {
  const [category] = kitchen.plain.category_ids;
  await page.goto(`/category/${category?.slug}`);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Choose a place" }).click();
  const panel = page.getByRole("dialog", { name: "Delivery location" });
  await panel.getByRole("combobox").fill(kitchen.store.address);
  await panel.getByRole("option").first().click();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Choose a place" })).toBeHidden();
});

test("who comes by a link in a language goes on in it", async ({ page, town: { kitchen } }) => {
  await page.goto(`/store/${kitchen.store.slug}?lang=fr`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("who has chosen a language keeps it on a link in another one", async ({
  page,
  visitor,
  town: { kitchen },
}) => {
  await visitor.speaks("en");
  await page.goto(`/store/${kitchen.store.slug}?lang=fr`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the sitemaps lead to pages that are there", async ({ page, baseURL }) => {
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
});
