import { Hono } from "hono";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { CategoryRow } from "../catalog/category.data.ts";
import {
  countSitemaps,
  readSitemapSlugs,
  type SitemapKind,
  shopTypes,
  sitemapKinds,
} from "./sitemap.data.ts";

/** The path of each kind of page (spec §2). */
const paths: Record<SitemapKind, string> = {
  stores: "/store/",
  items: "/product/",
  providers: "/rental/provider-details/",
  vehicles: "/rental/vehicle/",
};

/** Personal pages and technical paths. */
const disallowed = [
  "/api/",
  "/checkout",
  "/coupons",
  "/demo/",
  "/forgot-password",
  "/interest",
  "/loyalty-points",
  "/my-orders",
  "/my-trips",
  "/notifications",
  "/order-invoice",
  "/parcel-batch",
  "/parcel-labels",
  "/profile",
  "/referral-code",
  "/rental/booking",
  "/settings",
  "/store-invitation",
  "/track-order",
  "/wallet",
];

/** `/robots.txt`, `/sitemap.xml` and the sitemaps that it lists. */
export function sitemapRoutes(api: CatalogApi): Hono {
  const { url } = api.settings;
  const xml = (text: string) => ({
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`,
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });

  return new Hono()
    .get("/robots.txt", (c) => {
      const lines = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`)];
      return c.text(`${lines.join("\n")}\n\nSitemap: ${url}/sitemap.xml\n`, 200, {
        "Cache-Control": "public, max-age=3600",
      });
    })
    .get("/sitemap.xml", async (c) => {
      const counts = await Promise.all(sitemapKinds.map((kind) => countSitemaps(api.db, kind)));
      const names = sitemapKinds.flatMap((kind, index) =>
        Array.from({ length: counts[index] ?? 0 }, (_, page) => `${kind}-${page + 1}`),
      );
      const list = ["pages", ...names].map(
        (name) => `<sitemap><loc>${url}/sitemap/${name}.xml</loc></sitemap>`,
      );
      const { body, headers } = xml(
        `<sitemapindex xmlns="${sitemapSpace}">\n${list.join("\n")}\n</sitemapindex>`,
      );
      return c.body(body, 200, headers);
    })
    .get("/sitemap/pages.xml", async (c) => {
      const { body, headers } = xml(urlSet(url, await pagesOf(api)));
      return c.body(body, 200, headers);
    })
    .get("/sitemap/:name{(stores|items|providers|vehicles)-[1-9][0-9]{0,5}\\.xml}", async (c) => {
      const [kind, page] = c.req.param("name").replace(".xml", "").split("-");
      const known = kind as SitemapKind;
      const slugs = await readSitemapSlugs(api.db, known, Number(page));
      if (slugs.length === 0) return c.text("no such sitemap\n", 404);
      const { body, headers } = xml(
        urlSet(
          url,
          slugs.map((slug) => paths[known] + slug),
        ),
      );
      return c.body(body, 200, headers);
    });
}

const sitemapSpace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The static pages that the shop shows, and the categories with items. */
async function pagesOf(api: CatalogApi): Promise<string[]> {
  const [{ policies }, categories] = await Promise.all([api.shop(), shownCategories(api)]);
  return [
    "/",
    "/categories",
    "/about-us",
    "/help-and-support",
    "/terms-and-conditions",
    "/privacy-policy",
    ...(policies.refund ? ["/refund-policy"] : []),
    ...(policies.cancellation ? ["/cancellation-policy"] : []),
    ...(policies.shipping ? ["/shipping-policy"] : []),
    ...categories.map(({ slug }) => `/category/${slug}`),
  ];
}

async function shownCategories(api: CatalogApi): Promise<CategoryRow[]> {
  const [{ byId }, { modules }] = await Promise.all([api.catalogue.categories(), api.directory()]);
  return [...byId.values()].filter(({ moduleId, itemCount }) => {
    const module = modules.get(moduleId);
    return itemCount > 0 && module !== undefined && shopTypes.includes(module.type);
  });
}

/** Every page with its URL in each language. Slugs and paths need no XML escaping. */
function urlSet(url: string, pages: string[]): string {
  const entries = pages.map((path) => {
    const page = `${url}${path}`;
    const links = [
      ["en", page],
      ["fr", `${page}?lang=fr`],
      ["x-default", page],
    ].map(([language, href]) => `<x:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    return `<url><loc>${page}</loc>${links.join("")}</url>`;
  });
  return `<urlset xmlns="${sitemapSpace}" xmlns:x="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>`;
}
