import { join } from "node:path";
import { dateFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";
import { Hono } from "hono";
import { html } from "hono/html";
import { plainPageStyles, plainPageVisitor, sendPlainPage, serveFile } from "../http/plain-page.ts";
import { type MessageKey, messageIn } from "../messages/messages.ts";
import type { PartName, PartState, Status } from "./read-status.ts";

/** The page at `/status` says to people what works. It needs no database. */
export function statusPage(parts: {
  readStatus: () => Promise<Status>;
  /** The public URL of the shop. */
  url: string;
  /** The URL of the storefront's style sheet. */
  styles: string | null;
}): Hono {
  return new Hono()
    .get("/status", async (c) => {
      const visitor = plainPageVisitor(c);
      const { language } = visitor;
      const status = await parts.readStatus();
      const other = language === "en" ? "fr" : "en";
      const t = (key: MessageKey<"status">) => messageIn(language, "status", key);
      c.header("Cache-Control", "private, no-cache");
      c.header("X-Robots-Tag", "noindex");
      return sendPlainPage(c, {
        ...visitor,
        ...{ styles: parts.styles, title: t("title"), about: t("about") },
        ...{ ownStyles: "/status.css", className: "status" },
        name: status.shop?.businessName ?? new URL(parts.url).hostname,
        other: { url: `/status?language=${other}`, language: other, label: t("other") },
        main: content(status, language),
      });
    })
    .get("/plain-page.css", plainPageStyles)
    .get("/status.css", serveFile(join(import.meta.dirname, "status.css"), "text/css"));
}

function content({ parts, at, shop }: Status, language: Language) {
  const t = (key: MessageKey<"status">) => messageIn(language, "status", key);
  const states = new Set(parts.map(({ state }) => state));
  const worst = (["interrupted", "limited"] as const).find((state) => states.has(state));
  const checked = messageIn(language, "status", "checked", { time: timeText(at, shop, language) });
  return html`
    <h1>${t(`summary.${worst ?? "working"}`)}</h1>
    <p class="about"><time datetime="${at.toISOString()}">${checked}</time></p>
    <h2>${t("parts")}</h2>
    <ul>
      ${parts.map((part) => row(part, language))}
    </ul>
    <a class="button back" href="/">${t("back")}</a>`;
}

/** In the shop's time zone; in UTC, and labelled so, until the database has answered once. */
function timeText(at: Date, shop: Status["shop"], language: Language): string {
  const timeZone = shop?.timeZone ?? "UTC";
  const time = dateFormat(language, { timeStyle: "medium", timeZone }).format(at);
  return shop ? time : `${time} UTC`;
}

function row({ name, state }: { name: PartName; state: PartState }, language: Language) {
  const t = (key: MessageKey<"status">) => messageIn(language, "status", key);
  return html`<li data-state="${state}">
    ${icons[state]}
    <div>
      <h3>${t(`part.${name}.name`)}</h3>
      <p>${t(`part.${name}.${state}`)}</p>
    </div>
    <span class="state">${t(`state.${state}`)}</span>
  </li>`;
}

const icon = (
  path: string,
) => html`<svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor"
  stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" /></svg>`;
const icons: Record<PartState, ReturnType<typeof icon>> = {
  working: icon("M5 12.500l4.500 4.500L19 7.500"),
  limited: icon("M12 6v7M12 17.500v.01"),
  interrupted: icon("M7 7l10 10M17 7L7 17"),
};
