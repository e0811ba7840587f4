import { randomUUID } from "node:crypto";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../database/database.ts";
import { createTestDatabase } from "../../database/testing.ts";
import { createJobRunner } from "../../jobs/testing.ts";
import { readSettings } from "../../process/settings.ts";
import type { OutgoingMessage } from "./message.ts";
import { outbox } from "./outbox.tables.ts";
import { connectSenders, createOutbox, type Outbox } from "./outbox.ts";

const database = await createTestDatabase();
const { db } = database;
const sms: OutgoingMessage = {
  kind: "sms",
  to: "+33612345678",
  subject: "",
  text: 'Code "1" & 2\né {to}',
};
const mail: OutgoingMessage = {
  kind: "mail",
  to: "ada@example.org",
  subject: "Hello\r\nBcc: spy@example.org",
  text: "Dear <b>Ada</b>",
};
const closing: (() => void)[] = [];
let lines = "";
let now: Date;
let messages: Outbox;
const clock = () => now;
const log = pino(
  new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  }),
);
const handlers = () => [messages.handler];
const runDueJobs = createJobRunner({ database, handlers, clock, log });

beforeEach(() => {
  lines = "";
  now = new Date("2026-03-05T09:15:00Z");
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await db.delete(outbox);
  await db.execute(sql`delete from jobs.job`);
});

function open(env: Record<string, string>, demo = true) {
  messages = createOutbox({ senders: connectSenders(readSettings(env)), demo, clock, log });
}

/** Starts a provider of text messages that records its requests. */
async function openProvider(status: number) {
  const provider = { status };
  const requests: {
    type: string | undefined;
    authorization: string | undefined;
    key: string | undefined;
    body: string;
  }[] = [];
  const server = createHttpServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { "content-type": type, "idempotency-key": key, authorization } = request.headers;
    requests.push({ type, authorization, key: key?.toString(), body });
    response.writeHead(provider.status).end();
  });
  closing.push(() => server.close());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    requests,
    provider,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
  };
}

/** Starts an SMTP server that can receive one message. */
async function openMailServer() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write("220 mail.test\r\n");
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      received.push(chunk);
      if (inData) {
        if (!chunk.endsWith("\r\n.\r\n")) return;
        inData = false;
        socket.write("250 kept\r\n");
      } else if (chunk.startsWith("DATA")) {
        inData = true;
        socket.write("354 go on\r\n");
      } else {
        socket.write(chunk.startsWith("QUIT") ? "221 bye\r\n" : "250 fine\r\n");
      }
    });
  });
  closing.push(() => server.close());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { received, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("stores a message without a sender in the outbox of the demo", async () => {
  open({});
  expect([messages.canSend("sms"), messages.canSend("mail")]).toEqual([true, true]);
  await messages.send(db, sms);
  await runDueJobs();
  expect(await db.select().from(outbox)).toMatchObject([
    {
      kind: "sms",
      recipient: sms.to,
      text: sms.text,
      createdAt: new Date("2026-03-05T09:15:00Z"),
    },
  ]);
});

test("drops a message without a sender outside the demo", async () => {
  open({}, false);
  expect([messages.canSend("sms"), messages.canSend("mail")]).toEqual([false, false]);
  await messages.send(db, sms);
  await runDueJobs();
  expect(await db.$count(outbox)).toBe(0);
});

test("sends a text message as JSON with the authorization, and not to the outbox", async () => {
  const { requests, url } = await openProvider(200);
  open({ ERRAND_SMS_URL: url, ERRAND_SMS_AUTHORIZATION: "Bearer key" });
  await messages.send(db, sms);
  await runDueJobs();
  expect(requests).toMatchObject([{ type: "application/json", authorization: "Bearer key" }]);
  expect(JSON.parse(requests[0]?.body ?? "")).toEqual({ to: sms.to, text: sms.text });
  expect(await db.$count(outbox)).toBe(0);
});

test("sends a text message as a form when the configured body is one", async () => {
  const { requests, url } = await openProvider(200);
  open({
    ERRAND_SMS_URL: url,
    ERRAND_SMS_BODY: "From=Errand&To={to}&Body={text}",
  });
  await messages.send(db, sms);
  await runDueJobs();
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    From: "Errand",
    To: sms.to,
    Body: sms.text,
  });
});

test("logs a message that cannot be sent without its text and its recipient", async () => {
  const { url } = await openProvider(500);
  open({ ERRAND_SMS_URL: url });
  await messages.send(db, sms);
  await runDueJobs({ mayFail: true });
  expect(lines).toContain("sending the message failed");
  expect(lines).not.toContain("33612345678");
  expect(lines).not.toContain("Code");
});

test("sends nothing when the transaction is rolled back", async () => {
  open({});
  const work = inTransaction(db, async (tx) => {
    await messages.send(tx, sms);
    throw new Error("changed my mind");
  });
  await expect(work).rejects.toThrow("changed my mind");
  expect(await runDueJobs()).toEqual([]);
});

test("accepts a message to an unknown recipient like any other, and sends nothing", async () => {
  const { requests, url } = await openProvider(200);
  open({ ERRAND_SMS_URL: url });
  await messages.send(db, sms, { isDelivered: false });
  expect(await runDueJobs()).toMatchObject([{ name: "send-message", outcome: "completed" }]);
  expect(requests).toEqual([]);
});

test("sends a message again until the provider accepts it, with the same key", async () => {
  const { requests, provider, url } = await openProvider(500);
  open({ ERRAND_SMS_URL: url });
  await messages.send(db, sms);
  await runDueJobs({ mayFail: true });
  provider.status = 200;
  const [{ id } = { id: "" }] = await runDueJobs();
  expect(await runDueJobs()).toEqual([]);
  expect(requests.map(({ key }) => key)).toEqual([id, id]);
});

test("does not send a message that has expired meanwhile", async () => {
  const { requests, provider, url } = await openProvider(500);
  open({ ERRAND_SMS_URL: url });
  await messages.send(db, sms, { expiresAt: new Date("2026-03-05T09:25:00Z") });
  await runDueJobs({ mayFail: true });
  provider.status = 200;
  now = new Date("2026-03-05T09:25:00Z");
  expect(await runDueJobs()).toMatchObject([{ outcome: "expired" }]);
  expect(requests).toHaveLength(1);
});

test("stores a message of the demo once, even if its job runs twice", async () => {
  open({});
  await messages.send(db, sms);
  const data = { ...sms, isDelivered: true };
  const { signal } = new AbortController();
  const run = { id: randomUUID(), attempt: 1, db, log, signal };
  await messages.handler.run(data, run);
  await messages.handler.run(data, { ...run, attempt: 2 });
  expect(await db.$count(outbox)).toBe(1);
  await runDueJobs();
});

test("erases a message that was sent or has expired from its job", async () => {
  open({});
  await messages.send(db, sms);
  await messages.send(db, mail, { expiresAt: now });
  await runDueJobs();
  const { rows } = await db.execute(sql`select data from jobs.job where state = 'completed'`);
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ data }) => data))).toEqual(new Set([null]));
});

test("sends an e-mail as text and as HTML when it has both", async () => {
  const { received, url } = await openMailServer();
  open({ ERRAND_MAIL_URL: url, ERRAND_MAIL_FROM: "Errand <hello@example.com>" });
  await messages.send(db, { ...mail, html: "<h1>Dear Ada</h1>" });
  await runDueJobs();
  const sent = received.join("");
  expect(sent).toMatch(/Content-Type: multipart\/alternative/);
  expect(sent).toContain("Dear <b>Ada</b>");
  expect(sent).toContain("<h1>Dear Ada</h1>");
});

test("sends an e-mail as text, and its subject cannot add a header", async () => {
  const { received, url } = await openMailServer();
  open({ ERRAND_MAIL_URL: url, ERRAND_MAIL_FROM: "Errand <hello@example.com>" });
  await messages.send(db, mail);
  const [{ id } = { id: "" }] = await runDueJobs();
  const sent = received.join("");
  expect(lines).toBe("");
  expect(sent).toContain("RCPT TO:<ada@example.org>");
  expect(sent).toContain("From: Errand <hello@example.com>");
  expect(sent).toContain(`Message-ID: <${id}@example.com>`);
  expect(sent).toMatch(/Content-Type: text\/plain/);
  expect(sent).toContain("Dear <b>Ada</b>");
  expect(sent).not.toMatch(/^Bcc:/m);
});
