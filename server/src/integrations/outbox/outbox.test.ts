import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../database/testing.ts";
import { readSettings } from "../../process/settings.ts";
import type { OutgoingMessage } from "./message.ts";
import { outbox } from "./outbox.tables.ts";
import { connectSenders, createOutbox } from "./outbox.ts";

const { db } = await createTestDatabase();
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

beforeEach(() => {
  lines = "";
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await db.delete(outbox);
});

function open(env: Record<string, string>, demo = true) {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  return createOutbox({
    db,
    senders: connectSenders(readSettings(env)),
    demo,
    clock: () => new Date("2026-03-05T09:15:00Z"),
    log: pino(sink),
  });
}

/** Starts a provider of text messages that records its requests. */
async function openProvider(status: number) {
  const requests: {
    type: string | undefined;
    authorization: string | undefined;
    body: string;
  }[] = [];
  const server = createHttpServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { "content-type": type, authorization } = request.headers;
    requests.push({ type, authorization, body });
    response.writeHead(status).end();
  });
  closing.push(() => server.close());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` };
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
  const messages = open({});
  expect([messages.canSend("sms"), messages.canSend("mail")]).toEqual([true, true]);
  messages.send(sms);
  await messages.flushed();
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
  const messages = open({}, false);
  expect([messages.canSend("sms"), messages.canSend("mail")]).toEqual([false, false]);
  messages.send(sms);
  await messages.flushed();
  expect(await db.$count(outbox)).toBe(0);
});

test("sends a text message as JSON with the authorization, and not to the outbox", async () => {
  const { requests, url } = await openProvider(200);
  const messages = open({ ERRAND_SMS_URL: url, ERRAND_SMS_AUTHORIZATION: "Bearer key" });
  messages.send(sms);
  await messages.flushed();
  expect(requests).toMatchObject([{ type: "application/json", authorization: "Bearer key" }]);
  expect(JSON.parse(requests[0]?.body ?? "")).toEqual({ to: sms.to, text: sms.text });
  expect(await db.$count(outbox)).toBe(0);
});

test("sends a text message as a form when the configured body is one", async () => {
  const { requests, url } = await openProvider(200);
  const messages = open({
    ERRAND_SMS_URL: url,
    ERRAND_SMS_BODY: "From=Errand&To={to}&Body={text}",
  });
  messages.send(sms);
  await messages.flushed();
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    From: "Errand",
    To: sms.to,
    Body: sms.text,
  });
});

test("logs a message that cannot be sent without its text and its recipient", async () => {
  const { url } = await openProvider(500);
  const messages = open({ ERRAND_SMS_URL: url });
  messages.send(sms);
  await messages.flushed();
  expect(lines).toContain("sending the message failed");
  expect(lines).not.toContain("33612345678");
  expect(lines).not.toContain("Code");
});

test("sends an e-mail as text, and its subject cannot add a header", async () => {
  const { received, url } = await openMailServer();
  const messages = open({ ERRAND_MAIL_URL: url, ERRAND_MAIL_FROM: "Errand <hello@example.com>" });
  messages.send(mail);
  await messages.flushed();
  const sent = received.join("");
  expect(lines).toBe("");
  expect(sent).toContain("RCPT TO:<ada@example.org>");
  expect(sent).toContain("From: Errand <hello@example.com>");
  expect(sent).toMatch(/Content-Type: text\/plain/);
  expect(sent).toContain("Dear <b>Ada</b>");
  expect(sent).not.toMatch(/^Bcc:/m);
});
