import { html } from "hono/html";
import { messageIn } from "../../messages/messages.ts";
import type { MailContent } from "./mail-content.ts";
import { receiptRows } from "./receipt-rows.ts";

/** Mail programs apply only inline styles, and lay out columns only by tables. */
const styles = {
  body: "margin:0;padding:24px 12px;background:#f4f2ee;color:#1c1a17;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  card: "width:100%;max-width:560px;margin:0 auto;background:#ffffff;border-radius:18px",
  shop: "padding:24px 28px 0;font-size:15px;font-weight:700;color:#6b655c",
  main: "padding:8px 28px 28px",
  title: "margin:0 0 12px;font-size:26px;line-height:1.2;font-weight:800;letter-spacing:-0.02em",
  paragraph: "margin:0 0 8px",
  button:
    "display:inline-block;margin:16px 0 8px;padding:14px 24px;border-radius:14px;background:#1c1a17;color:#ffffff;font-weight:700;text-decoration:none",
  table: "width:100%;margin-top:20px;border-collapse:collapse",
  name: "padding:5px 12px 5px 0;vertical-align:top;color:#6b655c",
  factName: "width:34%;padding:5px 12px 5px 0;vertical-align:top;color:#6b655c",
  value: "padding:5px 0;vertical-align:top;text-align:right",
  heading: "margin:28px 0 0;font-size:17px;font-weight:800",
  sum: "padding:10px 12px 0 0;font-weight:800",
  sumAmount: "padding:10px 0 0;text-align:right;font-weight:800;white-space:nowrap",
  amount: "padding:5px 0;vertical-align:top;text-align:right;white-space:nowrap",
  invoice: "margin:20px 0 0",
  link: "color:#1c1a17;font-weight:700",
  about: "max-width:504px;margin:16px auto 0;padding:0 28px;font-size:13px;color:#6b655c",
};

/** The e-mail as an HTML document. Every value is escaped (safety 17). */
export async function mailHtml(content: MailContent): Promise<string> {
  const { shop, title, paragraphs, facts, button, invoice, about, formats } = content;
  const { language } = formats;
  const rows = receiptRows(content, formats).map(
    ({ name, amount, isSum }) => html`<tr>
      <td style="${isSum ? styles.sum : styles.name}">${name}</td>
      <td style="${isSum ? styles.sumAmount : styles.amount}">${amount}</td>
    </tr>`,
  );
  const document = await html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light" />
    <title>${title}</title>
  </head>
  <body style="${styles.body}">
    <table role="presentation" align="center" cellpadding="0" cellspacing="0" style="${styles.card}">
      <tr><td style="${styles.shop}">${shop}</td></tr>
      <tr>
        <td style="${styles.main}">
          <h1 style="${styles.title}">${title}</h1>
          ${paragraphs.map((text) => html`<p style="${styles.paragraph}">${text}</p>`)}
          <a href="${button.link}" target="_blank" rel="noreferrer" style="${styles.button}">${button.label}</a>
          <table style="${styles.table}">
            ${facts.map(
              ({ name, value }) => html`<tr>
              <td style="${styles.factName}">${name}</td>
              <td style="${styles.value}">${value}</td>
            </tr>`,
            )}
          </table>
          ${
            rows.length > 0 &&
            html`<h2 style="${styles.heading}">${messageIn(language, "orderMessages", "receipt")}</h2>
          <table style="${styles.table}">${rows}</table>`
          }
          ${invoice && html`<p style="${styles.invoice}"><a href="${invoice.link}" target="_blank" rel="noreferrer" style="${styles.link}">${invoice.label}</a></p>`}
        </td>
      </tr>
    </table>
    <p style="${styles.about}">${about}</p>
  </body>
</html>`;
  return document.toString();
}
