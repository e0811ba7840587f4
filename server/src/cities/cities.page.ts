import { join } from "node:path";
import { numberFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";
import { nearestCity } from "@errand/core/location/nearest-city";
import { Hono } from "hono";
import { html } from "hono/html";
import * as z from "zod";
import { pageLanguageOf, plainPageStyles, sendPlainPage, serveFile } from "../http/plain-page.ts";
import { type MessageKey, messageIn } from "../messages/messages.ts";
import type { Cities, City } from "./read-cities.ts";

/** Rounded by the browser to about a kilometre, which is enough to find a city. */
const location = z.object({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
});

const fileAt = (name: string) => join(import.meta.dirname, name);

/**
 * The page of the host name that all cities share: lists them, and finds the one of the visitor's
 * location. `styles` is the URL of the storefront's style sheet.
 */
export function citiesPage(readCities: () => Promise<Cities>, styles: string | null): Hono {
  return new Hono()
    .get("/", async (c) => {
      const { name, cities } = await readCities();
      const language = pageLanguageOf(c.req.query("language") ?? c.req.header("accept-language"));
      const here = location.safeParse(c.req.query());
      const nearest = here.success
        ? nearestCity([here.data.longitude, here.data.latitude], cities)
        : null;
      // The answer depends on where the visitor is.
      if (nearest) c.header("Cache-Control", "private, no-store");
      if (nearest?.meters === 0) return c.redirect(nearest.city.url, 303);
      const other = language === "en" ? "fr" : "en";
      const query = new URLSearchParams({ ...(here.success && c.req.query()), language: other });
      const t = (key: MessageKey<"cities">) => messageIn(language, "cities", key);
      c.header("Vary", "Accept-Language");
      return sendPlainPage(c, {
        ...{ name, language, styles, title: t("title"), about: t("about") },
        ...{ ownStyles: "/cities.css", script: "/cities.js", className: "cities" },
        other: { url: `/?${query}`, language: other, label: t("other") },
        main: content({ cities, language, nearest }),
      });
    })
    .get("/plain-page.css", plainPageStyles)
    .get("/cities.css", serveFile(fileAt("cities.css"), "text/css"))
    .get("/cities.js", serveFile(fileAt("cities.js"), "text/javascript"));
}

function content(parts: {
  cities: City[];
  language: Language;
  nearest: { city: City; meters: number } | null;
}) {
  const { language, nearest } = parts;
  const t = (key: MessageKey<"cities">) => messageIn(language, "cities", key);
  const cities = parts.cities.toSorted((a, b) => a.name.localeCompare(b.name, language));
  return html`
    <h1>${t("title")}</h1>
    <p class="about">${t("about")}</p>
    <button id="locate" type="button" data-busy="${t("locating")}"
      data-denied="${t("denied")}" data-unavailable="${t("unavailable")}"
    >${pin}<span>${t("locate")}</span></button>
    <p id="status" role="status">${nearest ? outside(nearest, language) : ""}</p>
    <h2>${t("list")}</h2>
    <ul>
      ${cities.map((city) => link(city, city === nearest?.city))}
    </ul>`;
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
