import { type ConsoleName, consoleNames, consolePaths } from "@errand/core/console-paths";
import { directionOf } from "@errand/core/text-direction";
import { type Context, Hono } from "hono";
import { permissionsPolicy } from "./permissions-policy.ts";
import { plainPageVisitor } from "./plain-page.ts";

interface ConsolePages {
  /** Returns the page of a console as its package made it, for the path of a request. */
  readPage(name: ConsoleName, path: string): Promise<string>;
  /** In development, styles are inlined and a socket tells what changed. */
  isDevelopment: boolean;
}

/**
 * Serves the pages of the consoles, each at every path below its own: the browser shows what
 * belongs to the path. The server completes a page by the language and the theme of the visitor, so
 * that neither changes once it is shown.
 */
export function consolePages({ readPage, isDevelopment }: ConsolePages): Hono {
  const policy = contentSecurityPolicy(isDevelopment);
  const app = new Hono();
  for (const name of consoleNames) {
    const path = consolePaths[name];
    app.on(["GET", "HEAD"], [path, `${path}/*`], async (c) => {
      const page = await readPage(name, c.req.path);
      c.header("Content-Security-Policy", policy);
      // For the printer of a store.
      if (name === "store") c.header("Permissions-Policy", permissionsPolicy(["usb"]));
      c.header("Cache-Control", "private, no-cache");
      c.header("Vary", "Cookie, Accept-Language");
      return c.html(page.replace('<html lang="en">', () => openingTag(c)));
    });
  }
  return app;
}

function openingTag(c: Context): string {
  const { language, theme, direction = directionOf(language) } = plainPageVisitor(c);
  c.header("Content-Language", language);
  return `<html lang="${language}" dir="${direction}"${theme ? ` data-theme="${theme}"` : ""}>`;
}

function contentSecurityPolicy(isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `style-src-elem 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
