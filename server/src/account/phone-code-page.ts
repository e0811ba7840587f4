import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Settings } from "../process/settings.ts";

/** The origins of reCAPTCHA's scripts, pictures and frames. */
const captcha = "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/";

/**
 * `/sign-in/phone-code`: the frame in which the browser asks Firebase to send a code to a phone.
 * Google requires a reCAPTCHA, whose scripts are allowed by the content security policy of this
 * frame only.
 */
export function phoneCodePage({ firebase }: Pick<Settings, "firebase">): Hono {
  if (!firebase) return new Hono();
  const script = readFile(join(import.meta.dirname, "phone-code.js"), "utf8");
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${captcha}`,
    `connect-src ${new URL(firebase.url).origin} ${captcha}`,
    "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    `img-src ${captcha}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

  return new Hono()
    .get("/sign-in/phone-code", (c) => {
      c.header("Content-Security-Policy", policy);
      c.header("Cache-Control", "no-store");
      c.header("X-Robots-Tag", "noindex");
      return c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <title>reCAPTCHA</title>
              <script
                src="/sign-in/phone-code.js"
                data-toolkit="${firebase.url}"
                data-key="${firebase.apiKey}"
                defer
              ></script>
            </head>
            <body>
              <div id="captcha"></div>
            </body>
          </html>`,
      );
    })
    .get("/sign-in/phone-code.js", async (c) =>
      c.body(await script, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
    );
}
