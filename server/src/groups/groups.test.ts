import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { deliveryLocation } from "../orders/testing.ts";
import { customerShopper, decodeGuestId, guestShopper } from "../requests/caller.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { requestFor } from "../testing.ts";
import { groupOrders } from "./groups.tables.ts";
import { moveGroups } from "./move-groups.ts";
import { type Person, startGroupTest } from "./testing.ts";

const api = await startGroupTest();
const { db, loaf, newHost, newGuest, open, openedBy, read, seenBy, join, add, update } = api;
const { setReady, wantNothing, change, leave, cancel, inMinutes, setNow, runDueJobs, configure } =
  api;
let host: Person;
let guest: Person;

beforeEach(async () => {
  await api.reset();
  host = await newHost();
  guest = await newGuest();
});

const errorOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
];
const at = (minutes: number) => setNow(new Date(inMinutes(minutes)));

describe("opening a group", () => {
  test("returns a code by which anybody joins without an account", async () => {
    const code = await openedBy(host, { limit: 20 });
    expect(code).toMatch(/^[\w-]{22}$/);
    const { status, body } = await join(guest, code, "Priya");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: "open",
      host_name: "Ada",
      limit: 20,
      who_pays: "host",
      members: [
        { name: "Ada", is_host: true, state: "choosing", count: 0 },
        { name: "Priya", is_host: false },
      ],
    });
    expect(body.me).toBe(body.members[1]?.id);
  });

  test("is for customers, as money needs an address", async () => {
    expect(await open(guest)).toMatchObject({ status: 401 });
  });

  test.skipIf(process.env.ERRAND_TEST_FEATURES === "on")(
    "is off until the shop offers it",
    async () => {
      await configure({});
      expect(errorOf(await open(host))).toEqual([403, "feature_off"]);
    },
  );

  test.each([
    ["less than ten minutes ahead", 9, {}, [422, "deadline"]],
    ["more than a day ahead", 1441, {}, [422, "deadline"]],
    ["without an address", 30, { address: undefined }, [422, "address"]],
    ["outside the zone", 30, { ...deliveryLocation, latitude: 10 }, [422, "zone"]],
    ["in an unknown store", 30, { store_id: 999_999 }, [404, "store"]],
  ])("is refused %s", async (_title, minutes, overrides, expected) => {
    expect(errorOf(await open(host, { deadline: inMinutes(minutes), ...overrides }))).toEqual(
      expected,
    );
  });

  test("is refused a fourth time, also at once, until one of them is over", async () => {
    const codes = await Promise.all([1, 2, 3, 4].map(() => open(host)));
    expect(codes.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409]);
    const first = codes.find(({ status }) => status === 201);
    await cancel(host, first?.body.group.code ?? "");
    expect((await open(host)).status).toBe(201);
  });
});

describe("choosing", () => {
  test("shows each member the own lines alone, and the host all", async () => {
    const code = await openedBy(host);
    await join(guest, code);
    await add(guest, code, { quantity: 2, note: "No onions" });
    await add(host, code);
    const forHost = await seenBy(host, code);
    expect(forHost.members.map(({ lines }) => lines.map(({ note }) => note))).toEqual([
      [null],
      ["No onions"],
    ]);
    const forGuest = await seenBy(guest, code);
    expect(forGuest.members.map(({ count, lines }) => [count, lines.length])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  test("shows the street of the address to members, and all of it to the host", async () => {
    const code = await openedBy(host);
    expect((await seenBy(host, code)).address).toBe("2 Place des Essais");
    expect((await seenBy(guest, code)).address).toBe("Place des Essais");
  });

  test("is for members alone, and for their own lines", async () => {
    const code = await openedBy(host);
    expect(errorOf(await add(guest, code))).toEqual([404, "group"]);
    await join(guest, code);
    const { body } = await add(host, code);
    const [ofHost] = body.members;
    const cart_id = ofHost?.lines[0]?.id ?? 0;
    const others = { cart_id, quantity: 5 };
    expect(errorOf(await update(guest, code, others))).toEqual([404, "cart"]);
    const named = { ...others, member_id: ofHost?.id };
    expect(errorOf(await update(guest, code, named))).toEqual([404, "member"]);
    expect(errorOf(await change(guest, code, { limit: 5 }))).toEqual([403, "is_guest"]);
    const other = await newHost();
    await join(other, code);
    expect(errorOf(await change(other, code, { limit: 5 }))).toEqual([404, "group"]);
    expect(errorOf(await cancel(other, code))).toEqual([404, "group"]);
  });

  test("refuses what another store sells", async () => {
    const elsewhere = await addItem(db, { storeId: api.seeded.food.storeIds[1] });
    const code = await openedBy(host);
    expect(errorOf(await add(host, code, { item_id: elsewhere }))).toEqual([404, "item"]);
  });

  test("lets two members have the same item, and one member once", async () => {
    const code = await openedBy(host);
    await join(guest, code);
    expect((await add(host, code)).status).toBe(200);
    expect((await add(guest, code)).status).toBe(200);
    expect(errorOf(await add(guest, code))).toEqual([409, "cart_item"]);
  });

  test("gives the last piece to one of two members who want it at once", async () => {
    const last = await addItem(db, { storeId: api.bakery, stock: 1 });
    const code = await openedBy(host);
    await join(guest, code);
    const answers = await Promise.all(
      [host, guest].map((person) => add(person, code, { item_id: last })),
    );
    expect(answers.map(errorOf).toSorted()).toEqual([
      [200, undefined],
      [409, "stock"],
    ]);
  });

  test("stops at the limit of each person, and says what is left", async () => {
    const code = await openedBy(host, { limit: 25 });
    await join(guest, code);
    const { body } = await add(guest, code, { quantity: 2 });
    const cart_id = body.members[1]?.lines[0]?.id;
    expect(await update(guest, code, { cart_id, quantity: 3 })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "group_limit", data: { left: 25 } }] },
    });
    await change(host, code, { limit: 5 });
    expect((await update(guest, code, { cart_id, quantity: 1 })).status).toBe(200);
    await change(host, code, { limit: null });
    expect((await update(guest, code, { cart_id, quantity: 3 })).status).toBe(200);
  });

  test("refuses a price that has changed", async () => {
    const code = await openedBy(host);
    expect(errorOf(await add(host, code, { price: 9 }))).toEqual([409, "price_changed"]);
  });

  test("refuses a member more than the shop allows", async () => {
    const code = await openedBy(host);
    for (const person of [guest, await newGuest(), await newGuest()]) await join(person, code);
    expect(errorOf(await join(await newGuest(), code))).toEqual([409, "group_full"]);
    expect((await join(guest, code, "Inès")).body.members[1]?.name).toBe("Inès");
  });
});

describe("being ready", () => {
  test("needs a line, and ends when the member changes one", async () => {
    const code = await openedBy(host);
    await join(guest, code);
    expect(errorOf(await setReady(guest, code))).toEqual([422, "empty_cart"]);
    const added = await add(guest, code);
    const cart_id = added.body.members[1]?.lines[0]?.id;
    expect((await setReady(guest, code)).body.members[1]?.state).toBe("ready");
    const { body } = await update(guest, code, { cart_id, quantity: 2 });
    expect(body.members[1]?.state).toBe("choosing");
  });

  test("is also to want nothing, until there is a line", async () => {
    const code = await openedBy(host);
    const id = (await join(guest, code)).body.me ?? 0;
    const stateOf = async () => (await seenBy(host, code)).members[1]?.state;
    expect((await wantNothing(guest, code)).body.members[1]).toMatchObject({
      state: "wants_nothing",
      count: 0,
    });
    await setReady(guest, code, false);
    expect(await stateOf()).toBe("choosing");
    await wantNothing(guest, code);
    await add(guest, code);
    expect(await stateOf()).toBe("choosing");
    // With something chosen, it is to be ready.
    await wantNothing(guest, code);
    expect(await stateOf()).toBe("ready");
    const other = await newGuest();
    await join(other, code);
    await wantNothing(other, code);
    const member_id = (await seenBy(other, code)).me ?? 0;
    expect(member_id).not.toBe(id);
    expect((await add(host, code, { member_id })).body.members[2]?.state).toBe("choosing");
  });

  test("stays when the host changes a line, until nothing is left", async () => {
    const code = await openedBy(host);
    await join(guest, code);
    const { body } = await add(guest, code);
    const member_id = body.me;
    const cart_id = body.members[1]?.lines[0]?.id;
    await setReady(guest, code);
    const changed = await update(host, code, { member_id, cart_id, quantity: 2 });
    expect(changed.body.members[1]).toMatchObject({ state: "ready", count: 2 });
    const removal = { code, member_id, cart_id };
    const removed = await api.ask("DELETE /customer/group/remove-item", removal, host.options);
    expect(removed.body.members[1]).toMatchObject({ state: "choosing", count: 0 });
  });
});

describe("the end of choosing", () => {
  test("comes by the host, who opens the group again", async () => {
    const code = await openedBy(host);
    await join(guest, code);
    expect((await change(host, code, { locked: true })).body.state).toBe("locked");
    for (const answer of [
      await add(guest, code),
      await setReady(guest, code),
      await join(await newGuest(), code),
    ]) {
      expect(errorOf(answer)).toEqual([409, "group_status"]);
    }
    expect((await change(host, code, { locked: false })).body.state).toBe("open");
    expect((await add(guest, code)).status).toBe(200);
  });

  test("comes by the clock at the deadline, also before the job has run", async () => {
    const code = await openedBy(host);
    await join(guest, code);
    at(30);
    expect(errorOf(await add(guest, code))).toEqual([409, "group_status"]);
    expect((await seenBy(guest, code)).state).toBe("locked");
    const deadline = inMinutes(15);
    expect((await change(host, code, { deadline })).body).toMatchObject({
      state: "open",
      deadline,
    });
    await runDueJobs();
    expect((await add(guest, code)).status).toBe(200);
  });

  test("is stored by a job, and half an hour later the group has expired, over midnight", async () => {
    setNow(new Date("2026-12-01T22:40:00Z"));
    const code = await openedBy(host, { deadline: "2026-12-01T22:55:00Z" });
    const stored = async () => {
      await runDueJobs();
      const [row] = await db.select().from(groupOrders).where(eq(groupOrders.code, code));
      return row?.state;
    };
    expect(await stored()).toBe("open");
    setNow(new Date("2026-12-01T22:55:00Z"));
    expect(await stored()).toBe("locked");
    setNow(new Date("2026-12-01T23:25:00Z"));
    expect(await stored()).toBe("expired");
    expect(errorOf(await change(host, code, { limit: 5 }))).toEqual([409, "group_status"]);
  });
});

describe("leaving", () => {
  test("takes the lines along, and the member can join again", async () => {
    const code = await openedBy(host);
    await join(guest, code);
    await add(guest, code);
    const { body } = await leave(guest, code);
    expect(body.members).toHaveLength(1);
    expect(body.me).toBeUndefined();
    expect((await join(guest, code)).body.members[1]?.count).toBe(0);
  });

  test("is also the host's word about others, never about the host", async () => {
    const code = await openedBy(host);
    const { body } = await join(guest, code);
    expect(errorOf(await leave(host, code))).toEqual([404, "member"]);
    await change(host, code, { locked: true });
    const removed = await leave(host, code, { member_id: body.me });
    expect(removed.body.members).toHaveLength(1);
  });

  test("is all that members see of a canceled group", async () => {
    const code = await openedBy(host);
    await join(guest, code);
    expect((await cancel(host, code)).status).toBe(200);
    expect((await seenBy(guest, code)).state).toBe("canceled");
    expect(errorOf(await leave(guest, code))).toEqual([409, "group_status"]);
  });
});

describe("a code", () => {
  test("that is wrong is 404, and soon too many of them are refused", async () => {
    const wrong = "A".repeat(22);
    const answers = [];
    for (let count = 0; count < 21; count += 1) answers.push(await read(guest, wrong));
    expect(errorOf(answers[0] ?? { status: 0, body: {} })).toEqual([404, "group"]);
    expect(answers.at(-1)?.status).toBe(429);
    const code = await openedBy(host);
    expect((await read(guest, code)).status).toBe(200);
  });
});

test("a stream sends what members do, as its caller sees it, until the group is over", async () => {
  const code = await openedBy(host);
  const request = requestFor("GET /customer/group/stream", { ...guest.input, code }, {});
  const response = await api.api.app.fetch(request, { address: "203.0.113.9" });
  const events = readEvents<{ state: string; members: { name: string; count: number }[] }>(
    response,
  );
  const members = async () => (await nextOf(events)).data?.members;
  expect(await members()).toHaveLength(1);
  await join(guest, code, "Priya");
  expect(await members()).toMatchObject([{}, { name: "Priya", count: 0 }]);
  await add(guest, code, { quantity: 3 });
  expect(await members()).toMatchObject([{}, { count: 3 }]);
  await cancel(host, code);
  expect((await nextOf(events)).data?.state).toBe("canceled");
  expect((await nextOf(events)).event).toBe("end");
});

test("each change has a later time than the one before, also at the same moment", async () => {
  setNow(new Date(inMinutes(0)));
  const code = await openedBy(host);
  const times = [(await seenBy(host, code)).updated_at];
  times.push((await join(guest, code)).body.updated_at);
  times.push((await add(guest, code)).body.updated_at);
  times.push((await setReady(guest, code)).body.updated_at);
  expect(times).toEqual(times.toSorted());
  expect(new Set(times).size).toBe(4);
  expect((await seenBy(host, code)).updated_at).toBe(times.at(-1));
});

test("a guest who signs in stays the same member", async () => {
  const code = await openedBy(host);
  await join(guest, code, "Priya");
  await add(guest, code);
  const somebody = await newHost();
  await moveGroups(
    db,
    guestShopper(decodeGuestId(guest.input.guest_id ?? "")),
    customerShopper(somebody.customerId),
  );
  const group = await seenBy(somebody, code);
  expect(group.members.find(({ id }) => id === group.me)).toMatchObject({
    name: "Priya",
    count: 1,
  });
});

test("an item keeps its price in a group as in a cart", async () => {
  const code = await openedBy(host);
  const { body } = await add(host, code, { quantity: 2 });
  expect(body.members[0]?.lines[0]).toMatchObject({ item_id: loaf, price: 10, totalPrice: 20 });
});
