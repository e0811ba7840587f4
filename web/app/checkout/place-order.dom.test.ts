import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { testOrder } from "../orders/testing.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { endAttempt, openAttempt } from "./attempt.ts";
import { placeOrder } from "./place-order.ts";
import { placeInput } from "./placing.ts";
import { testDraft } from "./testing.ts";

/** What reached the server: the orders it made, by key, and what it was sent. */
let made = new Map<string, string>();
let keys: string[] = [];
/** How many answers still get lost on their way back, or requests on their way there. */
let lostAnswers = 0;
let lostRequests = 0;
let refusal: Response | null = null;

const input = (note = "") => placeInput({ storeId: 3, buyNow: null }, testDraft({ note }), 10);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  visitAsGuest();
  endAttempt();
  [made, keys, lostAnswers, lostRequests, refusal] = [new Map(), [], 0, 0, null];
  fakeServer(async (request) => {
    const key = request.headers.get("Idempotency-Key") ?? "";
    const body = await request.text();
    keys.push(key);
    if (lostRequests-- > 0) throw new TypeError("Failed to fetch");
    if (refusal) return refusal.clone();
    const known = made.get(key);
    if (known !== undefined && known !== body) {
      return Response.json(
        { errors: [{ code: "idempotency_mismatch", message: "" }] },
        { status: 422 },
      );
    }
    made.set(key, body);
    if (lostAnswers-- > 0) throw new TypeError("Failed to fetch");
    return Response.json({ message: "", order_id: 100_001, order: testOrder() }, { status: 201 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("makes an order and remembers the phone that proves it", async () => {
  expect(await placeOrder(input())).toEqual({
    order: testOrder(),
    phone: "+33612345678",
    isEarlier: false,
  });
});

test("an answer that is lost for good is asked for again under the same key", async () => {
  lostAnswers = 3;
  await expect(placeOrder(input())).rejects.toMatchObject({ status: 0 });
  expect(openAttempt()?.state).toBe("lost");
  expect(await placeOrder(input())).toMatchObject({ order: { id: 100_001 }, isEarlier: false });
  expect(made.size).toBe(1);
  expect(new Set(keys).size).toBe(1);
});

test("what was changed meanwhile makes no second order when the first had arrived", async () => {
  lostAnswers = 3;
  await expect(placeOrder(input())).rejects.toMatchObject({ status: 0 });
  expect(await placeOrder(input("Ring twice"))).toMatchObject({
    order: { id: 100_001 },
    isEarlier: true,
  });
  expect(made.size).toBe(1);
});

test("what was changed meanwhile is ordered when the first had not arrived", async () => {
  lostRequests = 3;
  await expect(placeOrder(input())).rejects.toMatchObject({ status: 0 });
  expect(await placeOrder(input("Ring twice"))).toMatchObject({ isEarlier: false });
  expect([...made.values()][0]).toContain("Ring twice");
  expect(made.size).toBe(1);
});

test("after a refusal the next press is a new wish", async () => {
  refusal = Response.json({ errors: [{ code: "stock", message: "" }] }, { status: 409 });
  await expect(placeOrder(input())).rejects.toMatchObject({ status: 409 });
  expect(openAttempt()).toBeNull();
  refusal = null;
  await placeOrder(input());
  expect(new Set(keys).size).toBe(2);
});

test("an attempt that was under way outlives the page", async () => {
  lostAnswers = 3;
  const placing = placeOrder(input());
  await vi.waitFor(() => expect(keys).toHaveLength(1));
  expect(openAttempt()?.state).toBe("sent");
  expect(sessionStorage.getItem("checkout-attempt")).toContain(keys[0]);
  await expect(placing).rejects.toMatchObject({ status: 0 });
});
