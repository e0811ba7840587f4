import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { numberFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";
import { nearestCity } from "@errand/core/location/nearest-city";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import * as z from "zod";
import { type MessageKey, messageIn } from "../messages/messages.ts";
import type { Cities, City } from "./read-cities.ts";

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Rounded by the browser to about a kilometre, which is enough to find a city. */
const location = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});

/**
 * The page of the host name that all cities share: lists them, and finds the one of the visitor's location. `styles` is the
 * URL of the storefront's style sheet.
 */
export function citiesPage({ name, cities }: Cities, styles: string | null): Hono {
  const [ownStyles, script] = ["cities.css", "cities.js"].map((file) =>
    readFile(join(import.meta.dirname, file), "utf8"),
  );
  return new Hono()
    .get("/", (c) => {
      const language = languageOf(c.req.query("language") ?? c.req.header("accept-language"));
      const here = location.safeParse(c.req.query());
      const nearest = here.success
        ? nearestCity([here.data.longitude, here.data.latitude], cities)
        : null;
      // The answer depends on where the visitor is.
      if (nearest) c.header("Cache-Control", "private, no-store");
      if (nearest?.meters === 0) return c.redirect(nearest.city.url, 303);
      const shown = {
        name,
        cities,
        styles,
        language,
        nearest,
        here: here.success ? c.req.query() : {},
      };
      return respond(c, language, page(shown));
    })
    .get("/cities.css", async (c) => file(c, "text/css", await ownStyles))
    .get("/cities.js", async (c) => file(c, "text/javascript", await script));
}

function respond(c: Context, language: Language, body: ReturnType<typeof page>) {
  c.header("Content-Language", language);
  c.header("Content-Security-Policy", policy);
  c.header("Vary", "Accept-Language");
  return c.html(body);
}

function file(c: Context, type: string, content = "") {
  c.header("Cache-Control", "public, max-age=3600");
  return c.body(content, 200, { "Content-Type": `${type}; charset=utf-8` });
}

function languageOf(text: string | undefined): Language {
  return text?.trim().toLowerCase().startsWith("fr") ? "fr" : "en";
}

function page(parts: {
  name: string;
  cities: City[];
  styles: string | null;
  language: Language;
  nearest: { city: City; meters: number } | null;
  /** The query with the location, if it has one. */
  here: Record<string, string>;
}) {
  const { name, styles, language, nearest, here } = parts;
  const other = language === "en" ? "fr" : "en";
  const t = (key: MessageKey<"cities">) => messageIn(language, "cities", key);
  const cities = parts.cities.toSorted((a, b) => a.name.localeCompare(b.name, language));
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdfb" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101114" />
        <title>${t("title")} · ${name}</title>
        <meta name="description" content="${t("about")}" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${styles === null ? "" : html`<link rel="stylesheet" href="${styles}" />`}
        <link rel="stylesheet" href="/cities.css" />
        <script src="/cities.js" defer></script>
      </head>
      <body class="cities">
        <header>
          <span class="brand"><img src="/icon.svg" alt="" width="36" height="36" />${name}</span>
          <a class="pill" href="/?${new URLSearchParams({ ...here, language: other })}" hreflang="${other}" lang="${other}">${t("other")}</a>
        </header>
        <main>
          <h1>${t("title")}</h1>
          <p class="about">${t("about")}</p>
          <button id="locate" type="button" data-busy="${t("locating")}"
            data-denied="${t("denied")}" data-unavailable="${t("unavailable")}"
          >${pin}<span>${t("locate")}</span></button>
          <p id="status" role="status">${nearest ? outside(nearest, language) : ""}</p>
          <h2>${t("list")}</h2>
          <ul>
            ${cities.map((city) => link(city, city === nearest?.city))}
          </ul>
        </main>
      </body>
    </html>`;
}

function outside({ city, meters }: { city: City; meters: number }, language: Language): string {
  const kilometres = numberFormat(language).format(Math.max(1, Math.round(meters / 1000)));
  return messageIn(language, "cities", "outside", { city: city.name, kilometres });
}

function link({ name, url }: City, isNearest: boolean) {
  return html`<li>
    <a href="${url}" ${isNearest ? "data-nearest" : ""}>
      <bdi class="name">${name}</bdi>
      <span class="host">${new URL(url).host}</span>
    </a>
  </li>`;
}

const pin = html`<svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor"
  stroke-width="2" stroke-linecap="round" stroke-linejoin="round"
><path d="M20 10c0 5-5.500 10.200-7.400 11.800a1 1 0 0 1-1.200 0C9.500 20.200 4 15 4 10a8 8 0 0 1 16 0" /><circle cx="12" cy="10" r="3" /></svg>`;
