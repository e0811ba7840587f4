import { AppError } from "@errand/core/errors";
import { Hono } from "hono";
import { html } from "hono/html";
import { plainPageStyles, plainPageVisitor, sendPlainPage } from "../http/plain-page.ts";
import { type MessageKey, messageIn } from "../messages/messages.ts";
import { toErrorResponse } from "../requests/error-response.ts";
import { readLanguage } from "../requests/headers.ts";
import type { Opening } from "./opening.ts";

/**
 * Answers every request until the shop is set up: the API with `not_set_up`, anything else with a
 * page.
 */
export function notSetUpPage(
  { isSetUp }: Pick<Opening, "isSetUp">,
  /** The public URL of the shop, and the URL of the storefront's style sheet. */
  { url, styles }: { url: string; styles: string | null },
): Hono {
  return new Hono().use("*", async (c, next) => {
    if (await isSetUp()) return next();
    if (c.req.path === "/plain-page.css") return plainPageStyles(c);
    c.header("Cache-Control", "no-store");
    if (c.req.path.startsWith("/api/")) {
      const error = toErrorResponse(new AppError("not_set_up"), readLanguage(c.req.raw.headers));
      return c.json({ errors: [error] }, 503);
    }
    const visitor = plainPageVisitor(c);
    const { language } = visitor;
    const other = language === "en" ? "fr" : "en";
    const t = (key: MessageKey<"setup">) => messageIn(language, "setup", key);
    c.header("X-Robots-Tag", "noindex");
    const page = {
      ...visitor,
      // There is no shop yet that has a name.
      ...{ name: new URL(url).hostname, title: t("notSetUp"), about: t("comeBack"), styles },
      className: "closed",
      other: {
        url: `${c.req.path}?language=${other}`,
        language: other,
        label: t("other"),
      } as const,
      main: html`<h1>${t("notSetUp")}</h1>
        <p class="about">${t("comeBack")}</p>`,
    };
    return sendPlainPage(c, page, 503);
  });
}
