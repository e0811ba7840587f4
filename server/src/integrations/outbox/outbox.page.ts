import { dateFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Database } from "../../database/database.ts";
import { textPagePolicy } from "../../http/security-headers.ts";
import { messageIn } from "../../messages/messages.ts";
import { readHtml, readOutbox } from "./outbox.data.ts";
import type { outbox } from "./outbox.tables.ts";

type StoredMessage = typeof outbox.$inferSelect;

/**
 * An e-mail has inline styles, as mail programs require; it runs no script, and its links open a
 * window.
 */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-popups allow-popups-to-escape-sandbox",
].join("; ");

/**
 * Serves the stored messages at `/demo/outbox`. Only the demo has this page, because anyone may
 * read it.
 */
export function outboxPage(db: Database): Hono {
  return new Hono()
    .get("/demo/outbox", async (c) => {
      const language = parseLanguage(c.req.query("language") ?? c.req.header("accept-language"));
      c.header("Cache-Control", "no-store");
      c.header("Content-Language", language);
      c.header("X-Robots-Tag", "noindex");
      c.header("Content-Security-Policy", `${textPagePolicy}; frame-src 'self'`);
      return c.html(page(await readOutbox(db), language));
    })
    .get("/demo/outbox/:id{[0-9]{1,12}}", async (c) => {
      const message = await readHtml(db, Number(c.req.param("id")));
      c.header("Cache-Control", "no-store");
      c.header("X-Robots-Tag", "noindex");
      c.header("Content-Security-Policy", mailPolicy);
      return message === null ? c.notFound() : c.html(message);
    })
    .get("/demo/outbox.css", (c) => c.body(style, 200, { "Content-Type": "text/css" }));
}

function parseLanguage(text: string | undefined): Language {
  return text?.trim().toLowerCase().startsWith("fr") ? "fr" : "en";
}

function page(messages: StoredMessage[], language: Language) {
  const other = language === "en" ? "fr" : "en";
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${messageIn(language, "outbox", "title")}</title>
        <link rel="stylesheet" href="/demo/outbox.css" />
      </head>
      <body>
        <header>
          <h1>${messageIn(language, "outbox", "title")}</h1>
          <a href="/demo/outbox?language=${other}" hreflang="${other}" lang="${other}">${messageIn(language, "outbox", "other")}</a>
        </header>
        <main>
          <p>${messageIn(language, "outbox", messages.length > 0 ? "about" : "empty")}</p>
          ${messages.map((message) => article(message, language))}
        </main>
      </body>
    </html>`;
}

const sentAt = { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" } as const;

function article(message: StoredMessage, language: Language) {
  const { kind, recipient, subject, text, createdAt } = message;
  return html`<article>
    <h2>${messageIn(language, "outbox", kind, { recipient })}</h2>
    <time datetime="${createdAt.toISOString()}">
      ${dateFormat(language, sentAt).format(createdAt)} UTC
    </time>
    ${subject ? html`<h3>${subject}</h3>` : ""}
    ${message.html === null ? html`<p class="text">${text}</p>` : mail(message, language)}
  </article>`;
}

/** The e-mail as mail programs show it, and below it the text for those that show no HTML. */
function mail({ id, subject, text }: StoredMessage, language: Language) {
  return html`<iframe
      src="/demo/outbox/${id}"
      title="${subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      loading="lazy"
    ></iframe>
    <details>
      <summary>${messageIn(language, "outbox", "asText")}</summary>
      <p class="text">${text}</p>
    </details>`;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: baseline; justify-content: space-between; }
article { border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding-block: 1rem; }
h1 { font-size: 1.5rem; } h2, h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
time { font-size: 0.875rem; }
iframe { inline-size: 100%; block-size: 42rem; margin-block: 0.75rem; border: 0; border-radius: 0.75rem; background: #fff; resize: vertical; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin-block: 0.5rem 0; }
`;
