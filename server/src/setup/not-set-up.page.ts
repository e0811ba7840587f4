import { AppError } from "@errand/core/errors";
import { languages } from "@errand/core/language";
import { Hono } from "hono";
import { html } from "hono/html";
import { textPagePolicy } from "../http/security-headers.ts";
import { messageIn, messageInAll } from "../messages/messages.ts";
import { toErrorResponse } from "../requests/error-response.ts";
import { readLanguage } from "../requests/headers.ts";
import type { Opening } from "./opening.ts";

const stylesPath = "/not-set-up.css";

/** Answers every request until the shop is set up: the API with `not_set_up`, anything else with a page. */
export function notSetUpPage({ isSetUp }: Opening): Hono {
  return new Hono().use("*", async (c, next) => {
    if (await isSetUp()) return next();
    c.header("Cache-Control", "no-store");
    if (c.req.path.startsWith("/api/")) {
      const error = toErrorResponse(new AppError("not_set_up"), readLanguage(c.req.raw.headers));
      return c.json({ errors: [error] }, 503);
    }
    if (c.req.path === stylesPath) return c.body(styles, 200, { "Content-Type": "text/css" });
    c.header("Content-Security-Policy", `${textPagePolicy}; img-src 'self'`);
    return c.html(page, 503);
  });
}

/** In every language: there is no shop yet whose language could be chosen. */
const page = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>${messageInAll(" · ", "setup", "notSetUp")}</title>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="${stylesPath}" />
    </head>
    <body>
      <main>
        <img src="/icon.svg" alt="" width="56" height="56" />
        ${languages.map(
          (language, index) => html`<section lang="${language}">
            ${index === 0 ? html`<h1>${messageIn(language, "setup", "notSetUp")}</h1>` : html`<h2>${messageIn(language, "setup", "notSetUp")}</h2>`}
            <p>${messageIn(language, "setup", "comeBack")}</p>
          </section>`,
        )}
      </main>
    </body>
  </html>`;

const styles = `
:root { color-scheme: light dark; }
body {
  margin: 0;
  background: light-dark(#fffdfb, #101114);
  color: light-dark(#1b1c20, #f3f3f5);
  font: 1.125rem/1.5 system-ui, sans-serif;
}
main {
  display: grid;
  align-content: center;
  gap: 2rem;
  box-sizing: border-box;
  max-inline-size: 38rem;
  min-block-size: 100vh;
  margin-inline: auto;
  padding: 3rem 1.5rem;
}
img { border-radius: 14px; }
h1, h2 { margin: 0; font-size: clamp(1.625rem, 1.2rem + 2vw, 2.25rem); line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
p { margin: 0.5rem 0 0; color: light-dark(#5c5f66, #a9acb4); }
`;
