import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { socialMedium } from "@errand/core/account/social-proof";
import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { html } from "hono/html";
import { signInReturnPath } from "../config/available-login.ts";
import { pageOrigins } from "../http/page-origins.ts";
import type { Providers } from "../integrations/identity/providers.ts";
import { messageIn } from "../messages/messages.ts";
import type { Log } from "../process/log.ts";
import type { Settings } from "../process/settings.ts";

/** Identifies an attempt of a browser, so that the provider's response is matched to it. */
const stateForm = /^(google|facebook)\.[\w-]{43}$/;
const nonceForm = /^[\w-]{43}$/;

/**
 * The two pages of the popup for sign-in with a provider: `/sign-in/with/…` redirects to the
 * provider, `/sign-in/return` passes its response to the page that opened the popup. The second has
 * its own content security policy, so that no other page needs to allow requests to Facebook.
 */
export function signInPages(parts: {
  providers: Providers;
  settings: Pick<Settings, "url" | "allowedOrigins">;
  social: Pick<Settings["social"], "facebook">;
  log: Log;
}): Hono {
  const { providers, settings, social, log } = parts;
  const graphUrl = social.facebook?.browserGraphUrl ?? social.facebook?.graphUrl ?? "";
  const graphOrigin = graphUrl && new URL(graphUrl).origin;
  const script = readFile(join(import.meta.dirname, "sign-in-return.js"), "utf8");

  return new Hono()
    .get("/sign-in/with/:medium", async (c) => {
      const medium = socialMedium.safeParse(c.req.param("medium")).data;
      const provider = medium && providers[medium];
      const { state = "", nonce = "" } = c.req.query();
      if (!provider || !stateForm.test(state) || !nonceForm.test(nonce)) return c.notFound();
      setPrivateHeaders(c);
      try {
        const returnTo = `${openedAt(c, settings)}${signInReturnPath}`;
        const page = await provider.signInPage({ returnTo, state, nonce });
        return c.redirect(page.href);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        log.warn({ why: String(error.cause) }, "outside service unavailable");
        const params = new URLSearchParams({ state, error: "temporarily_unavailable" });
        return c.redirect(`${signInReturnPath}#${params}`);
      }
    })
    .get(signInReturnPath, (c) => {
      setPrivateHeaders(c);
      c.header("Content-Security-Policy", policy(graphOrigin));
      const language = readPageLanguage(c);
      c.header("Content-Language", language);
      return c.html(page(language, graphUrl));
    })
    .get(`${signInReturnPath}.js`, async (c) =>
      c.body(await script, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
    );
}

/**
 * The origin to which the popup returns: that of the page which opened it, because only that hears
 * of the result. A shop on this machine has several.
 */
function openedAt(c: Context, settings: Pick<Settings, "url" | "allowedOrigins">): string {
  const { host } = new URL(c.req.url);
  return pageOrigins(settings).find((origin) => new URL(origin).host === host) ?? settings.url;
}

/** These responses are not cached and send no referrer. */
function setPrivateHeaders(c: Context) {
  c.header("Cache-Control", "no-store");
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", "noindex");
  // Otherwise the popup is isolated from the page that opened it, which could not close it.
  c.header("Cross-Origin-Opener-Policy", "unsafe-none");
}

function policy(graphOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    graphOrigin && `connect-src ${graphOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
    .filter(Boolean)
    .join("; ");
}

function readPageLanguage(c: Context): Language {
  const preference = getCookie(c, "language-setting") ?? c.req.header("accept-language") ?? "";
  return /^\W*fr/i.test(preference) ? "fr" : "en";
}

function page(language: Language, graphUrl: string) {
  const title = messageIn(language, "account", "signIn.title");
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <script src="${signInReturnPath}.js" data-graph="${graphUrl}" defer></script>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${messageIn(language, "account", "signIn.text")}</p>
        </main>
      </body>
    </html>`;
}
