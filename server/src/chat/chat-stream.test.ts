import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { seedShop } from "../catalog/testing.ts";
import { deleteExpired } from "../operations/housekeeping.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { chatEvents } from "./chat.tables.ts";

const { ask, api, db, runDueJobs, setNow } = await startTestApi();
await seedShop(db);
const desk = await addStaff(db, { kind: "operator", role: "support" });
let ada: { customerId: number; token: string };

beforeEach(async () => {
  setNow(null);
  ada = await addCustomer(db);
});

afterEach(() => api.streams.close());

interface Data {
  id?: number;
  message?: string | null;
  conversation_id: number;
  by?: string;
  code?: string;
}

async function open({ token } = ada, after?: string, input: Record<string, unknown> = {}) {
  const headers: Record<string, string> = after === undefined ? {} : { "last-event-id": after };
  const request = requestFor("GET /customer/message/stream", input, { token, headers });
  const response = await api.app.fetch(request, { address: "203.0.113.9" });
  const events = readEvents<Data>(response);
  return { response, take: () => nextOf(events) };
}

const send = (message: string, { token } = ada) =>
  ask("POST /customer/message/send", { receiver_type: "admin", message }, { token });
const answer = (conversation_id: number, message: string) =>
  ask("POST /desk/message/send", { conversation_id, message }, { token: desk.token });
const textOf = ({ event, data }: { event?: string; data?: Data }) => [event, data?.message];

describe("the stream of messages", () => {
  test("sends the last message of each conversation, then what comes", async () => {
    // The clock stands still, because a `typing` event is true for seconds only.
    setNow(new Date());
    const { id } = (await send("First")).body.conversation;
    const { take } = await open();
    expect(textOf(await take())).toEqual(["message", "First"]);
    await ask("PUT /desk/message/seen", { conversation_id: id }, { token: desk.token });
    expect(await take()).toMatchObject({
      event: "seen",
      data: { conversation_id: id, by: "admin" },
    });
    await ask("PUT /desk/message/typing", { conversation_id: id }, { token: desk.token });
    expect(await take()).toMatchObject({
      event: "typing",
      data: { conversation_id: id, by: "admin" },
    });
    await answer(id, "Good morning");
    expect(textOf(await take())).toEqual(["message", "Good morning"]);
  });

  test("resumes with what came since, in order, without a gap", async () => {
    const { id } = (await send("First")).body.conversation;
    const { take } = await open();
    const { id: last } = await take();
    await answer(id, "Second");
    await answer(id, "Third");
    const resumed = await open(ada, last);
    const events = [await resumed.take(), await resumed.take()];
    expect(events.map(textOf)).toEqual([
      ["message", "Second"],
      ["message", "Third"],
    ]);
    const [second, third] = events.map((event) => Number(event.id));
    expect(third).toBeGreaterThan(second ?? 0);
  });

  test("does not repeat an old typing event", async () => {
    const { id } = (await send("First")).body.conversation;
    const { id: last } = await (await open()).take();
    await ask("PUT /desk/message/typing", { conversation_id: id }, { token: desk.token });
    await answer(id, "Second");
    setNow(new Date(Date.now() + 60_000));
    expect(textOf(await (await open(ada, last)).take())).toEqual(["message", "Second"]);
  });

  test("starts with the present state when the event is not stored any more", async () => {
    const { id } = (await send("First")).body.conversation;
    const { id: last } = await (await open()).take();
    await answer(id, "Second");
    await db.update(chatEvents).set({ createdAt: sql`now() - interval '25 hours'` });
    await deleteExpired(db);
    for (const after of [last, "999999999", "nonsense"]) {
      expect(textOf(await (await open(ada, after)).take())).toEqual(["message", "Second"]);
    }
  });

  test("is about the customer's own conversations, or one of them", async () => {
    const bob = await addCustomer(db);
    const { id } = (await send("Mine")).body.conversation;
    const his = (await send("His", bob)).body.conversation.id;
    const { take } = await open(bob);
    expect(textOf(await take())).toEqual(["message", "His"]);
    await answer(id, "For Ada");
    await answer(his, "For Bob");
    expect(textOf(await take())).toEqual(["message", "For Bob"]);
    const one = await open(ada, undefined, { conversation_id: id });
    expect(textOf(await one.take())).toEqual(["message", "For Ada"]);
    const foreign = await open(ada, undefined, { conversation_id: his });
    expect(foreign.response.status).toBe(404);
  });

  test("ends with the session", async () => {
    await send("First");
    const { take } = await open();
    await take();
    await ask("POST /auth/logout", {}, { token: ada.token });
    expect(await take()).toMatchObject({ event: "end", data: { code: "auth-001" } });
  });

  test("is open at most five times for one customer", async () => {
    const opened = [];
    for (let count = 0; count < 6; count++) opened.push(await open());
    expect(opened.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("the stream of notifications", () => {
  const openCounts = async ({ token } = ada) => {
    const request = requestFor("GET /customer/notifications/stream", {}, { token });
    const response = await api.app.fetch(request, { address: "203.0.113.9" });
    const events = readEvents<{ unread_message_count: number; total_count: number }>(response);
    return async () => {
      const { data } = await nextOf(events);
      return [data?.unread_message_count, data?.total_count];
    };
  };

  test("has the number of unread messages, of the customer's own conversations alone", async () => {
    const bob = await addCustomer(db);
    const { id } = (await send("First")).body.conversation;
    const his = (await send("His", bob)).body.conversation.id;
    const [counts, bobs] = [await openCounts(), await openCounts(bob)];
    expect(await counts()).toEqual([0, 0]);
    expect(await bobs()).toEqual([0, 0]);
    await answer(id, "Second");
    expect(await counts()).toEqual([1, 1]);
    await answer(id, "Third");
    expect(await counts()).toEqual([2, 2]);
    await answer(his, "For Bob");
    expect(await bobs()).toEqual([1, 1]);
    await ask("PUT /customer/message/seen", { conversation_id: id }, { token: ada.token });
    expect(await counts()).toEqual([0, 0]);
  });

  test("counts a message and its notification once, and both are seen with the conversation", async () => {
    const { id } = (await send("First")).body.conversation;
    await answer(id, "Second");
    setNow(new Date(Date.now() + 60_000));
    await runDueJobs();
    const list = () => ask("GET /customer/notifications", {}, { token: ada.token });
    expect((await list()).body).toMatchObject([{ data: { type: "message" }, is_seen: false }]);
    expect(await (await openCounts())()).toEqual([1, 1]);
    await ask("PUT /customer/message/seen", { conversation_id: id }, { token: ada.token });
    expect((await list()).body).toMatchObject([{ is_seen: true }]);
    expect(await (await openCounts())()).toEqual([0, 0]);
  });
});
