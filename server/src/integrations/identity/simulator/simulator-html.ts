import type { SocialMedium } from "@errand/core/account/social-proof";
import type { Context } from "hono";
import { html } from "hono/html";
import { plainPageVisitor } from "../../../http/plain-page.ts";
import { type MessageKey, messageIn } from "../../../messages/messages.ts";
import { tokenFaults } from "./simulated-answer.ts";
import type { SimulatedPerson } from "./simulated-people.ts";
import { simulatorPath } from "./simulated-providers.ts";

type Html = ReturnType<typeof html>;

const names: Record<SocialMedium, string> = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
};

interface SignInPage {
  medium: SocialMedium;
  people: SimulatedPerson[];
  shopName: string;
}

/**
 * A button for each person, a form for another one, and a button for everything that can go wrong.
 */
export function signInPage(c: Context, { medium, people, shopName }: SignInPage): Html {
  const { language } = plainPageVisitor(c);
  const values = { provider: names[medium], shopName };
  const text = (key: MessageKey<"signInSimulator">) =>
    messageIn(language, "signInSimulator", key, values);
  const outcomes = ["denied", ...tokenFaults[medium]] as const;
  return page(
    c,
    text("title"),
    html`<p class="notice">${text("notice")}</p>
      <h1>${text("title")}</h1>
      <p>${text("about")}</p>
      <form method="post" class="people">
        ${people.map(
          ({ name, email }, index) =>
            html`<button name="person" value="${index}">
              <b>${name}</b><span>${email ?? text("noEmail")}</span>
            </button>`,
        )}
      </form>
      <h2>${text("other")}</h2>
      <form method="post" class="other">
        <label>${text("name")}<input name="name" required maxlength="100" autocomplete="off" /></label>
        <label>${text("email")}<input name="email" type="email" maxlength="255" autocomplete="off" /></label>
        <button class="main">${text("signIn")}</button>
      </form>
      <h2>${text("instead")}</h2>
      <form method="post">
        ${outcomes.map(
          (outcome) =>
            html`<button name="outcome" value="${outcome}">${text(`outcome.${outcome}`)}</button>`,
        )}
      </form>`,
  );
}

/** Passes the result to Apple's script in the page that opened the window, which closes it. */
export function appleReturnPage(c: Context, result: object): Html {
  const { language } = plainPageVisitor(c);
  const title = messageIn(language, "account", "signIn.title");
  return page(
    c,
    title,
    html`<h1>${title}</h1>
      <p>${messageIn(language, "account", "signIn.text")}</p>`,
    html`<script
      src="${simulatorPath}/apple-return.js"
      data-result="${JSON.stringify(result)}"
      defer
    ></script>`,
  );
}

function page(c: Context, title: string, main: Html, script: Html | "" = ""): Html {
  const { language, theme } = plainPageVisitor(c);
  c.header("Content-Language", language);
  return html`<!doctype html>
    <html lang="${language}" ${theme ? html`data-theme="${theme}"` : ""}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="${simulatorPath}.css" />
        ${script}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html>`;
}
