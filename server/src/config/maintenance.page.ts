import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { plainPageVisitor, sendPlainPage } from "../http/plain-page.ts";
import { type MessageKey, messageIn } from "../messages/messages.ts";
import type { ShopSettings } from "./shop.ts";

/** The pages that stay: those of orders and trips, and what they load. */
const remaining =
  /^\/(?:track-order|my-orders|my-trips|order-invoice|offline|manifest\.webmanifest|__manifest)(?:\.data)?$/;

/**
 * During maintenance, serves a page that says so instead of every page except those of orders and
 * trips.
 */
export function maintenancePage(parts: {
  isInMaintenance: () => Promise<boolean>;
  shop: () => Promise<ShopSettings>;
  /** The URL of the storefront's style sheet. */
  styles: string | null;
}): Hono {
  return new Hono().get("*", async (c, next) => {
    if (remaining.test(c.req.path) || !(await parts.isInMaintenance())) return next();
    c.header("Cache-Control", "no-store");
    const data = /^(.*)\.data$/.exec(c.req.path);
    if (data) return loadDocument(c, data[1] === "/_root" ? "/" : (data[1] ?? "/"));
    const { businessName: name } = await parts.shop();
    const visitor = plainPageVisitor(c);
    const { language } = visitor;
    const other = language === "en" ? "fr" : "en";
    const t = (key: MessageKey<"maintenance">) => messageIn(language, "maintenance", key);
    const page = {
      ...visitor,
      ...{ name, title: t("title"), about: t("text"), styles: parts.styles, className: "closed" },
      other: {
        url: `${c.req.path}?language=${other}`,
        language: other,
        label: t("other"),
      } as const,
      main: html`
        <h1>${t("title")}</h1>
        <p class="about">${t("text")}</p>
        <p class="actions">
          <a class="button" href="/track-order">${t("track")}</a>
          <a class="pill" href="/my-orders">${t("orders")}</a>
        </p>`,
    };
    return sendPlainPage(c, page, 503);
  });
}

/**
 * Tells React Router in an open tab to load the page from the server, as for a redirect of a
 * loader.
 */
function loadDocument(c: Context, path: string): Response {
  const search = new URL(c.req.url).searchParams;
  search.delete("_routes");
  c.header("X-Remix-Redirect", search.size > 0 ? `${path}?${search}` : path);
  c.header("X-Remix-Status", "302");
  c.header("X-Remix-Reload-Document", "true");
  return c.body(null, 204);
}
