import { endpoints } from "@errand/core/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeReturnPath } from "../client/return-path.ts";
import { store, stored } from "../client/storage.ts";
import { ApiError } from "./api-error.ts";
import { call, guestId, newKey } from "./call.ts";

const guest = "AbCdEfGhIjKlMnOpQrStUw";
const token = "0123456789012345678901234567890123456789abc";
const line = { model: "Item", item_id: 7, quantity: 1, price: 9.5 } as const;

let sent: Request[] = [];

/** Answers the next requests in turn; "lost" is a connection that fails. */
function answer(...answers: (Response | "lost")[]) {
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(request);
    const next = answers.shift();
    if (next === undefined) throw new Error(`Unexpected request: ${request.method} ${request.url}`);
    if (next === "lost") throw new TypeError("Failed to fetch");
    return next;
  });
}

const ok = (body: unknown) => Response.json(body);
const refusal = (status: number, code: string, message = code) =>
  Response.json({ errors: [{ code, message }] }, { status });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  sent = [];
  localStorage.clear();
  store("guest_id", guest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("says where and in which language the visitor shops", async () => {
  store("zoneid", [1, 3]);
  store("module", { id: 2, slug: "food", module_name: "Food", module_type: "food" });
  store("currentLatLng", { lat: 43.6, lng: 3.88 });
  store("language-setting", "fr");
  store("token", token);
  answer(ok([]));
  await call("GET /module");
  const headers = Object.fromEntries(sent[0]?.headers ?? []);
  expect(headers).toMatchObject({
    zoneid: "[1,3]",
    moduleid: "2",
    latitude: "43.6",
    longitude: "3.88",
    "x-localization": "fr",
    "x-software-id": "errand-web",
    authorization: `Bearer ${token}`,
  });
});

test("puts what a read needs into its address, and nothing of the guest where anyone may look", async () => {
  answer(ok({ zone_id: "[1]", zone_data: [] }));
  await call("GET /config/get-zone-id", { lat: 43.6, lng: 3.88 });
  expect(sent[0]?.url).toBe(`${location.origin}/api/v1/config/get-zone-id?lat=43.6&lng=3.88`);
  expect(sent[0]?.headers.has("Idempotency-Key")).toBe(false);
});

test("a guest's write carries the guest id in its body, a read in its address", async () => {
  answer(ok([]), ok([]));
  await call("POST /customer/cart/add", line);
  await call("DELETE /customer/cart/remove-item", { cart_id: 5 });
  expect(await sent[0]?.json()).toEqual({ ...line, guest_id: guest });
  expect(new URL(sent[1]?.url ?? "").search).toBe(`?cart_id=5&guest_id=${guest}`);
});

test("a customer's call names no guest", async () => {
  store("token", token);
  answer(ok([]));
  await call("GET /customer/cart/list");
  expect(sent[0]?.url).not.toContain("guest_id");
});

test("asks for a guest id once, however many calls need one", async () => {
  store("guest_id", null);
  answer(Response.json({ message: "", guest_id: guest }, { status: 201 }), ok([]), ok([]));
  await Promise.all([call("GET /customer/cart/list"), call("GET /customer/cart/list"), guestId()]);
  expect(sent.map((request) => new URL(request.url).pathname)).toEqual([
    "/api/v1/auth/guest/request",
    "/api/v1/customer/cart/list",
    "/api/v1/customer/cart/list",
  ]);
  expect(stored("guest_id")).toBe(guest);
});

test("a guest id that could not be had is asked for again by the next call", async () => {
  store("guest_id", null);
  answer(
    refusal(503, "unavailable"),
    Response.json({ message: "", guest_id: guest }, { status: 201 }),
  );
  await expect(guestId()).rejects.toMatchObject({ status: 503 });
  await expect(guestId()).resolves.toBe(guest);
});

test("a write whose answer is lost is sent again under the same key", async () => {
  answer("lost", ok([]));
  await call("POST /customer/cart/add", line);
  const keys = sent.map((request) => request.headers.get("Idempotency-Key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("two writes have two keys, unless the caller holds one", async () => {
  answer(ok([]), ok([]), ok([]), ok([]));
  const key = newKey();
  await call("POST /customer/cart/add", line);
  await call("POST /customer/cart/add", line);
  await call("POST /customer/cart/add", line, { key });
  await call("POST /customer/cart/add", line, { key });
  const keys = sent.map((request) => request.headers.get("Idempotency-Key"));
  expect(new Set(keys.slice(0, 2)).size).toBe(2);
  expect(keys.slice(2)).toEqual([key, key]);
});

test("waits for its own first try when the server is still working on it", async () => {
  answer("lost", refusal(409, "idempotency_in_progress"), ok([]));
  await expect(call("POST /customer/cart/add", line)).resolves.toEqual([]);
});

test("gives up as offline after the third try, and does not try again without a network", async () => {
  answer("lost", "lost", "lost");
  await expect(call("GET /module")).rejects.toMatchObject({
    status: 0,
    errors: [{ code: "offline" }],
  });
  expect(sent).toHaveLength(3);

  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  answer("lost");
  await expect(call("GET /module")).rejects.toMatchObject({ errors: [{ code: "offline" }] });
  expect(sent).toHaveLength(4);
});

test("a refusal is an ApiError with every fault the server named", async () => {
  const errors = [
    { code: "price_changed", message: "The price has changed.", data: { price: 10 } },
    { code: "stock", message: "Out of Stock" },
  ];
  answer(Response.json({ errors }, { status: 409 }));
  const error = await call("POST /customer/cart/add", line).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, errors, isTold: false });
  expect(error instanceof ApiError && error.find("price_changed")?.data).toEqual({ price: 10 });
});

test("an answer that is not ours is a refusal too, never a broken page", async () => {
  answer(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(call("GET /module")).rejects.toMatchObject({
    status: 502,
    errors: [{ code: "unreadable" }],
  });
});

test("401 with a token: the session is over, said once, and the visitor goes home", async () => {
  const assign = vi.fn();
  const at = { pathname: "/checkout", search: "?page=cart" };
  vi.stubGlobal("location", { origin: "http://shop.test", protocol: "http:", assign, ...at });
  store("token", token);
  answer(refusal(401, "auth-001", "Your token has been expired"), refusal(401, "auth-001"));
  const calls = [call("GET /customer/cart/list"), call("GET /customer/cart/list")];
  for (const each of calls) await expect(each).rejects.toMatchObject({ status: 401, isTold: true });
  expect(stored("token")).toBeNull();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/home");
  expect(sessionStorage.getItem("toast-after-load")).toContain("Your token has been expired");
  expect(takeReturnPath("/home")).toBe("/checkout?page=cart");
});

test("a caller who no longer wants the answer gets its own signal's reason", async () => {
  vi.stubGlobal("fetch", (request: Request, { signal }: RequestInit) => {
    sent.push(request);
    return new Promise((_resolve, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
  });
  const controller = new AbortController();
  const asked = call("GET /module", undefined, { signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  expect(sent).toHaveLength(1);
});

test("a secret that deletes travels in the body, as the contract has it", async () => {
  const paths = endpoints.flatMap(({ endpoint }) => (endpoint.takesBody ? [endpoint.path] : []));
  expect(paths).toEqual(["DELETE /customer/remove-account"]);
  store("token", token);
  answer(ok({ message: "done" }));
  await call("DELETE /customer/remove-account", { current_password: "engine" });
  expect(new URL(sent[0]?.url ?? "").search).toBe("");
  expect(await sent[0]?.json()).toEqual({ current_password: "engine" });
});
