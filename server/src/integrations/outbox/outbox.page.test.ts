import { expect, test } from "vitest";
import { createTestDatabase } from "../../database/testing.ts";
import { outboxPage } from "./outbox.page.ts";
import { outbox } from "./outbox.tables.ts";

const { db } = await createTestDatabase();
const page = outboxPage(db);
const open = async (path = "/demo/outbox", headers = {}) =>
  (await page.request(path, { headers })).text();

test("shows an empty state while nothing was sent", async () => {
  expect(await open()).toContain("Nothing has been sent yet.");
});

test("shows the messages as text, newest first, in either language, and runs no script", async () => {
  const message = { kind: "mail", recipient: "ada@example.org", subject: "<b>Hello</b>" } as const;
  await db.insert(outbox).values([
    { ...message, text: "the older one" },
    { ...message, text: "the newer one <script>alert(1)</script>" },
  ]);
  const english = await open();
  expect(english).toContain("Email to ada@example.org");
  expect(english).toContain("&lt;b&gt;Hello&lt;/b&gt;");
  expect(english).not.toContain("<script");
  expect(english.indexOf("the newer one")).toBeLessThan(english.indexOf("the older one"));
  expect(await open("/demo/outbox?language=fr")).toContain('<html lang="fr">');
  expect(await open("/demo/outbox", { "accept-language": "fr-FR" })).toContain("Boîte d’envoi");

  const { headers } = await page.request("/demo/outbox");
  const policy = headers.get("content-security-policy");
  for (const rule of ["default-src", "base-uri", "form-action", "frame-ancestors"]) {
    expect(policy).toContain(`${rule} 'none'`);
  }
  expect(headers.get("cache-control")).toBe("no-store");
});

test("shows an e-mail as HTML in a frame that runs no script, with its text below", async () => {
  const [mail] = await db
    .insert(outbox)
    .values({
      kind: "mail",
      recipient: "bob@example.org",
      subject: 'Order "1"',
      text: "the text of it",
      html: "<p style='color: red'>the HTML of it</p><script>alert(1)</script>",
    })
    .returning();
  const list = await open();
  expect(list).toContain(`src="/demo/outbox/${mail?.id}"`);
  expect(list).toContain('title="Order &quot;1&quot;"');
  expect(list).toContain("the text of it");
  expect(list).not.toContain("the HTML of it");

  const response = await page.request(`/demo/outbox/${mail?.id}`);
  expect(await response.text()).toContain("the HTML of it");
  const policy = response.headers.get("content-security-policy");
  for (const rule of ["default-src 'none'", "frame-ancestors 'self'", "sandbox allow-popups"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/script|allow-scripts|allow-same-origin/);
});

test("knows no HTML of a text message or an unknown one", async () => {
  const sms = { kind: "sms", recipient: "+33612345678", subject: "", text: "Hello" } as const;
  const [message] = await db.insert(outbox).values(sms).returning();
  expect((await page.request(`/demo/outbox/${message?.id}`)).status).toBe(404);
  expect((await page.request("/demo/outbox/999999999999")).status).toBe(404);
});
