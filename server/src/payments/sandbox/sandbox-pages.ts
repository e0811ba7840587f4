import type { Language } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { moneyText } from "@errand/core/money-text";
import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { html } from "hono/html";
import * as z from "zod";
import type { ShopSettings } from "../../config/shop.ts";
import type { Database } from "../../database/database.ts";
import { pageOrigins } from "../../http/page-origins.ts";
import { messageIn } from "../../messages/messages.ts";
import type { PaymentApi } from "../payments-api.ts";
import type { Signer } from "../signature.ts";
import { sandboxCheckouts } from "./sandbox.tables.ts";
import { act, sandboxActions } from "./sandbox-actions.ts";
import { type SandboxCheckout, sandboxPath } from "./sandbox-gateway.ts";

const form = z.object({ action: z.enum(sandboxActions) });

/**
 * The simulator's own pages: `/demo/payment/<reference>` shows the amount and a button for
 * everything that can happen to a payment. Only the demo has them.
 */
export function sandboxPages(parts: {
  api: Pick<PaymentApi, "db" | "clock" | "shop" | "settings">;
  signer: Signer;
}): Hono {
  const { api, signer } = parts;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    // After a button, the browser is redirected to the page that started the payment.
    `form-action ${["'self'", ...pageOrigins(api.settings)].join(" ")}`,
    "frame-ancestors 'none'",
  ].join("; ");

  return new Hono()
    .get(`${sandboxPath}.css`, (c) => c.body(style, 200, { "Content-Type": "text/css" }))
    .get(`${sandboxPath}/:reference`, async (c) => {
      const checkout = await findCheckout(api.db, c.req.param("reference"));
      if (!checkout) return c.notFound();
      return respond(c, checkout, policy, api.clock(), await api.shop());
    })
    .post(`${sandboxPath}/:reference`, async (c) => {
      const checkout = await findCheckout(api.db, c.req.param("reference"));
      const chosen = form.safeParse(await c.req.parseBody()).data;
      if (!checkout || !chosen) return c.notFound();
      const { next } = await act(api, signer, checkout, chosen.action);
      return c.redirect(next, 303);
    });
}

async function findCheckout(db: Database, reference: string): Promise<SandboxCheckout | null> {
  const [checkout] = await db
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.reference, reference));
  return checkout ?? null;
}

function respond(
  c: Context,
  checkout: SandboxCheckout,
  policy: string,
  now: Date,
  shop: ShopSettings,
) {
  const language = readPageLanguage(c, checkout);
  c.header("Cache-Control", "no-store");
  c.header("Content-Language", language);
  c.header("Content-Security-Policy", policy);
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", "noindex");
  const isOpen = checkout.outcome === "open" && checkout.expiresAt > now;
  const { currencySymbol: symbol, currencySide: side, decimals } = shop;
  const money = moneyText(fromMinor(checkout.amount), { symbol, side, decimals }, language);
  const { hold } = checkout;
  return c.html(page({ language, isOpen, hold, money, shopName: shop.businessName }));
}

/** The language of the shop at the moment of paying, else that of the browser. */
function readPageLanguage(c: Context, { language }: SandboxCheckout): Language {
  const preference = getCookie(c, "language-setting");
  if (!preference) return language;
  return /^\W*fr/i.test(preference) ? "fr" : "en";
}

interface PageParts {
  language: Language;
  isOpen: boolean;
  /** The amount is only reserved. */
  hold: boolean;
  money: string;
  shopName: string;
}

function page({ language, isOpen, hold, money, shopName }: PageParts) {
  const text = (key: Parameters<typeof messageIn<"payments">>[2]) =>
    messageIn(language, "payments", key, { money, shopName });
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${text("title")}</title>
        <link rel="stylesheet" href="${sandboxPath}.css" />
      </head>
      <body>
        <main>
          <h1>${text("title")}</h1>
          <p>${text(isOpen ? "about" : "over")}</p>
          <p class="amount">${money}</p>
          ${hold && isOpen ? html`<p>${text("hold")}</p>` : ""}
          ${
            isOpen
              ? html`<form method="post">
                  ${sandboxActions.map(
                    (action) =>
                      html`<button name="action" value="${action}">${text(`action.${action}`)}</button>`,
                  )}
                </form>`
              : ""
          }
        </main>
      </body>
    </html>`;
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 3rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } .amount { font-size: 2rem; font-weight: 600; margin-block: 1rem; }
form { display: grid; gap: 0.75rem; }
button { font: inherit; min-height: 3rem; border-radius: 0.75rem; border: 1px solid GrayText; cursor: pointer; }
button:first-child { background: #1a7f5a; border-color: #1a7f5a; color: #fff; font-weight: 600; }
`;
