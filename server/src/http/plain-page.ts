import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@errand/core/language";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { html } from "hono/html";
import * as z from "zod";

type Html = ReturnType<typeof html>;

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

export interface PlainPage {
  /** The name of the shop. */
  name: string;
  language: Language;
  /** How visitors have set the storefront; the browser decides what is not given. */
  theme?: "light" | "dark" | undefined;
  direction?: "ltr" | "rtl" | undefined;
  title: string;
  about: string;
  /** The URL of the storefront's style sheet. */
  styles: string | null;
  /** The URLs of the page's own style sheet and script. */
  ownStyles?: string;
  script?: string;
  /** The class of the body, to which its own styles apply. */
  className: string;
  /** The same page in the other language. */
  other: { url: string; language: Language; label: string };
  main: Html | Html[];
}

/**
 * A page beside the storefront, which needs neither its scripts nor the database and looks like it.
 */
export function plainPage(page: PlainPage) {
  const { name, language, theme, direction, title, about, styles, ownStyles, script } = page;
  const { className, other, main } = page;
  return html`<!doctype html>
    <html lang="${language}" ${direction ? html`dir="${direction}"` : ""} ${theme ? html`data-theme="${theme}"` : ""}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdfb" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101114" />
        <title>${title} · ${name}</title>
        <meta name="description" content="${about}" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${styles === null ? "" : html`<link rel="stylesheet" href="${styles}" />`}
        <link rel="stylesheet" href="/plain-page.css" />
        ${ownStyles ? html`<link rel="stylesheet" href="${ownStyles}" />` : ""}
        ${script ? html`<script src="${script}" defer></script>` : ""}
      </head>
      <body class="plain-page ${className}">
        <header>
          <a class="brand" href="/"><img src="/icon.svg" alt="" width="36" height="36" />${name}</a>
          <a class="pill" href="${other.url}" hreflang="${other.language}" lang="${other.language}">${other.label}</a>
        </header>
        <main>${main}</main>
      </body>
    </html>`;
}

export function sendPlainPage(c: Context, page: PlainPage, status: 200 | 503 = 200) {
  c.header("Content-Language", page.language);
  c.header("Content-Security-Policy", policy);
  return c.html(plainPage(page), status);
}

/** The style sheet that all plain pages share. */
export const plainPageStyles = serveFile(join(import.meta.dirname, "plain-page.css"), "text/css");

/** A handler for a file of a plain page. */
export function serveFile(path: string, type: "text/css" | "text/javascript") {
  const content = readFile(path, "utf8");
  return async (c: Context) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.body(await content, 200, { "Content-Type": `${type}; charset=utf-8` });
  };
}

/** The language of a choice or of the header `Accept-Language`. */
export function pageLanguageOf(text: string | undefined): Language {
  return text?.trim().toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** How the visitor has set the storefront. */
const displaySettings = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("is not JSON");
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      theme: z.enum(["light", "dark"]).optional().catch(undefined),
      direction: z.enum(["ltr", "rtl"]).optional().catch(undefined),
    }),
  );

/**
 * The language of a visitor, as chosen on the page, else in the storefront or the browser, and how
 * it is set.
 */
export function plainPageVisitor(c: Context): Pick<PlainPage, "language" | "theme" | "direction"> {
  const chosen = c.req.query("language") ?? getCookie(c, "language-setting")?.replaceAll('"', "");
  const language = pageLanguageOf(chosen ?? c.req.header("accept-language"));
  return { language, ...displaySettings.safeParse(getCookie(c, "settings")).data };
}
