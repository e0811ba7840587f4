import { testOrder } from "@errand/core/orders/testing-order";
import { fakeServer } from "@errand/core/testing-server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { endAttempt, openAttempt } from "./attempt.ts";
import { placeInput } from "./order-input.ts";
import { placeOrder } from "./place-order.ts";
import { testDraft } from "./testing.ts";

/** The orders that the server placed, by key, and the keys of all requests. */
let placed = new Map<string, string>();
let keys: string[] = [];
/** How many of the next responses, or requests, are lost. */
let lostResponses = 0;
let lostRequests = 0;
let errorResponse: Response | null = null;

const input = (note = "") => placeInput({ storeId: 3, buyNow: null }, testDraft({ note }), 10);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  visitAsGuest();
  endAttempt("order");
  [placed, keys, lostResponses, lostRequests, errorResponse] = [new Map(), [], 0, 0, null];
  fakeServer(async (request) => {
    const key = request.headers.get("Idempotency-Key") ?? "";
    const body = await request.text();
    keys.push(key);
    if (lostRequests-- > 0) throw new TypeError("Failed to fetch");
    if (errorResponse) return errorResponse.clone();
    const placedBody = placed.get(key);
    if (placedBody !== undefined && placedBody !== body) {
      return Response.json(
        { errors: [{ code: "idempotency_mismatch", message: "" }] },
        { status: 422 },
      );
    }
    placed.set(key, body);
    if (lostResponses-- > 0) throw new TypeError("Failed to fetch");
    return Response.json({ message: "", order_id: 100_001, order: testOrder() }, { status: 201 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("places an order and returns the phone that proves it", async () => {
  expect(await placeOrder(input())).toEqual({
    order: testOrder(),
    phone: "+33612345678",
    isEarlier: false,
  });
});

test("repeats an order whose response was lost with the same key", async () => {
  lostResponses = 3;
  await expect(placeOrder(input())).rejects.toMatchObject({ status: 0 });
  expect(openAttempt()?.state).toBe("lost");
  expect(await placeOrder(input())).toMatchObject({ order: { id: 100_001 }, isEarlier: false });
  expect(placed.size).toBe(1);
  expect(new Set(keys).size).toBe(1);
});

test("a changed draft places no second order when the first one arrived", async () => {
  lostResponses = 3;
  await expect(placeOrder(input())).rejects.toMatchObject({ status: 0 });
  expect(await placeOrder(input("Ring twice"))).toMatchObject({
    order: { id: 100_001 },
    isEarlier: true,
  });
  expect(placed.size).toBe(1);
});

test("a changed draft is ordered when the first request did not arrive", async () => {
  lostRequests = 3;
  await expect(placeOrder(input())).rejects.toMatchObject({ status: 0 });
  expect(await placeOrder(input("Ring twice"))).toMatchObject({ isEarlier: false });
  expect([...placed.values()][0]).toContain("Ring twice");
  expect(placed.size).toBe(1);
});

test("after an error the next press uses a new key", async () => {
  errorResponse = Response.json({ errors: [{ code: "stock", message: "" }] }, { status: 409 });
  await expect(placeOrder(input())).rejects.toMatchObject({ status: 409 });
  expect(openAttempt()).toBeNull();
  errorResponse = null;
  await placeOrder(input());
  expect(new Set(keys).size).toBe(2);
});

test("a pending attempt survives a reload", async () => {
  lostResponses = 3;
  const placing = placeOrder(input());
  await expect.poll(() => keys).toHaveLength(1);
  expect(openAttempt()?.state).toBe("sent");
  expect(sessionStorage.getItem("checkout-attempt")).toContain(keys[0]);
  await expect(placing).rejects.toMatchObject({ status: 0 });
});
