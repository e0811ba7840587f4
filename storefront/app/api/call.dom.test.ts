import { newKey } from "@errand/client/create-client.ts";
import { pageLoad } from "@errand/client/page-load.ts";
import { ApiError } from "@errand/core/api-error";
import { endpoints } from "@errand/core/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeReturnPath } from "../visitor/return-path.ts";
import { store, stored } from "../visitor/storage.ts";
import { call, client, guestId } from "./call.ts";

const guest = "AbCdEfGhIjKlMnOpQrStUw";
const token = "0123456789012345678901234567890123456789abc";
const line = { model: "Item", item_id: 7, quantity: 1, price: 9.5 } as const;

let sent: Request[] = [];

/** Responds to the next requests in turn; "lost" is a connection that fails. */
function respondWith(...responses: (Response | "lost")[]) {
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(request);
    const next = responses.shift();
    if (next === undefined) throw new Error(`Unexpected request: ${request.method} ${request.url}`);
    if (next === "lost") throw new TypeError("Failed to fetch");
    return next;
  });
}

const ok = (body: unknown) => Response.json(body);
const errorResponse = (status: number, code: string, message = code) =>
  Response.json({ errors: [{ code, message }] }, { status });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  store("guest_id", guest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("sends the scope and the token in headers", async () => {
  store("zoneid", [1, 3]);
  store("module", { id: 2, slug: "food", module_name: "Food", module_type: "food" });
  store("currentLatLng", { lat: 43.6, lng: 3.88 });
  store("language-setting", "fr");
  store("token", token);
  respondWith(ok([]));
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

test("a public read sends its input in the URL, without a guest id", async () => {
  respondWith(ok({ zone_id: "[1]", zone_data: [] }));
  await call("GET /config/get-zone-id", { lat: 43.6, lng: 3.88 });
  expect(sent[0]?.url).toBe(`${location.origin}/api/v1/config/get-zone-id?lat=43.6&lng=3.88`);
  expect(sent[0]?.headers.has("Idempotency-Key")).toBe(false);
});

test("a guest's POST sends the guest id in its body, a DELETE in its URL", async () => {
  respondWith(ok([]), ok([]));
  await call("POST /customer/cart/add", line);
  await call("DELETE /customer/cart/remove-item", { cart_id: 5 });
  expect(await sent[0]?.json()).toEqual({ ...line, guest_id: guest });
  expect(new URL(sent[1]?.url ?? "").search).toBe(`?cart_id=5&guest_id=${guest}`);
});

test("a customer's call sends no guest id", async () => {
  store("token", token);
  respondWith(ok([]));
  await call("GET /customer/cart/list");
  expect(sent[0]?.url).not.toContain("guest_id");
});

test("a guest's rating sends the guest id, an answer for anyone does not", async () => {
  respondWith(ok({ message: "" }), ok([]));
  const rating = { order_id: 4, contact_number: "+33612345678", store_id: 7, rating: 5 };
  await call("POST /stores/reviews/submit", rating);
  await call("GET /customer/order/refund-reasons");
  expect(await sent[0]?.json()).toEqual({ ...rating, guest_id: guest });
  expect(new URL(sent[1]?.url ?? "").search).toBe("");
});

test("signing in sends neither the token nor a key, signing out the token alone", async () => {
  store("token", token);
  respondWith(ok({ message: "" }), ok({ message: "" }));
  await call("POST /auth/forgot-password", {
    verification_method: "email",
    email: "ada@errand.example",
  });
  await call("POST /auth/logout");
  const headers = sent.map((request) => [
    request.headers.get("Authorization"),
    request.headers.get("Idempotency-Key"),
  ]);
  expect(headers).toEqual([
    [null, null],
    [`Bearer ${token}`, null],
  ]);
});

test("requests one guest id for parallel calls", async () => {
  store("guest_id", null);
  respondWith(Response.json({ message: "", guest_id: guest }, { status: 201 }), ok([]), ok([]));
  await Promise.all([call("GET /customer/cart/list"), call("GET /customer/cart/list"), guestId()]);
  expect(sent.map((request) => new URL(request.url).pathname)).toEqual([
    "/api/v1/auth/guest/request",
    "/api/v1/customer/cart/list",
    "/api/v1/customer/cart/list",
  ]);
  expect(stored("guest_id")).toBe(guest);
});

test("requests the guest id again after an error", async () => {
  store("guest_id", null);
  respondWith(
    errorResponse(503, "unavailable"),
    Response.json({ message: "", guest_id: guest }, { status: 201 }),
  );
  await expect(guestId()).rejects.toMatchObject({ status: 503 });
  await expect(guestId()).resolves.toBe(guest);
});

test("a write whose response is lost is repeated with the same key", async () => {
  respondWith("lost", ok([]));
  await call("POST /customer/cart/add", line);
  const keys = sent.map((request) => request.headers.get("Idempotency-Key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("each write has its own key, unless the caller passes one", async () => {
  respondWith(ok([]), ok([]), ok([]), ok([]));
  const key = newKey();
  await call("POST /customer/cart/add", line);
  await call("POST /customer/cart/add", line);
  await call("POST /customer/cart/add", line, { key });
  await call("POST /customer/cart/add", line, { key });
  const keys = sent.map((request) => request.headers.get("Idempotency-Key"));
  expect(new Set(keys.slice(0, 2)).size).toBe(2);
  expect(keys.slice(2)).toEqual([key, key]);
});

test("repeats a write until the server has finished the first request", async () => {
  respondWith("lost", errorResponse(409, "idempotency_in_progress"), ok([]));
  await expect(call("POST /customer/cart/add", line)).resolves.toEqual([]);
});

test("fails as offline after three attempts, or after one without a network", async () => {
  respondWith("lost", "lost", "lost");
  await expect(call("GET /module")).rejects.toMatchObject({
    status: 0,
    errors: [{ code: "offline" }],
  });
  expect(sent).toHaveLength(3);

  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  respondWith("lost");
  await expect(call("GET /module")).rejects.toMatchObject({ errors: [{ code: "offline" }] });
  expect(sent).toHaveLength(4);
});

test("rejects with an ApiError that contains all errors of the server", async () => {
  const errors = [
    { code: "price_changed", message: "The price has changed.", data: { price: 10 } },
    { code: "stock", message: "Out of Stock" },
  ];
  respondWith(Response.json({ errors }, { status: 409 }));
  const error = await call("POST /customer/cart/add", line).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, errors, isTold: false });
  expect(error instanceof ApiError && error.find("price_changed")?.data).toEqual({ price: 10 });
});

test("rejects with an ApiError when the response is not JSON", async () => {
  respondWith(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(call("GET /module")).rejects.toMatchObject({
    status: 502,
    errors: [{ code: "unreadable" }],
  });
});

test("a 401 with a token ends the session with one message, and opens the home page", async () => {
  const open = vi.spyOn(pageLoad, "open").mockReturnValue();
  history.replaceState(null, "", "/checkout?page=cart");
  store("token", token);
  respondWith(
    errorResponse(401, "auth-001", "Your token has been expired"),
    errorResponse(401, "auth-001"),
  );
  const calls = [call("GET /customer/cart/list"), call("GET /customer/cart/list")];
  for (const each of calls) await expect(each).rejects.toMatchObject({ status: 401, isTold: true });
  expect(stored("token")).toBeNull();
  expect(open).toHaveBeenCalledExactlyOnceWith("/home");
  expect(sessionStorage.getItem("toast-after-load")).toContain("Your token has been expired");
  expect(takeReturnPath("/home")).toBe("/checkout?page=cart");
});

test("asks nothing more while the page of an ended session is left", async () => {
  vi.spyOn(pageLoad, "open").mockReturnValue();
  store("token", token);
  respondWith(errorResponse(401, "auth-001"));
  await expect(call("GET /customer/cart/list")).rejects.toMatchObject({ status: 401 });
  const settled = vi.fn();
  void call("GET /customer/cart/list").finally(settled);
  void client.request("GET /customer/order/stream", { order_id: 4 }).finally(settled);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  expect(settled).not.toHaveBeenCalled();
});

test("an aborted call rejects with the reason of its signal", async () => {
  vi.stubGlobal("fetch", (request: Request, { signal }: RequestInit) => {
    sent.push(request);
    return new Promise((_resolve, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
  });
  const controller = new AbortController();
  const pending = call("GET /module", undefined, { signal: controller.signal });
  controller.abort();
  await expect(pending).rejects.toMatchObject({ name: "AbortError" });
  expect(sent).toHaveLength(1);
});

test("a delete with a secret sends it in the body, as the contract states", async () => {
  const paths = endpoints.flatMap(({ endpoint }) => (endpoint.takesBody ? [endpoint.path] : []));
  expect(paths.toSorted()).toEqual([
    "DELETE /auth/partner/application",
    "DELETE /customer/remove-account",
  ]);
  store("token", token);
  respondWith(ok({ message: "done" }), ok({ message: "done" }));
  await call("DELETE /customer/remove-account", { current_password: "engine" });
  await call("DELETE /auth/partner/application", { application_token: "of-the-link" });
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(["", ""]);
  expect(await sent[0]?.json()).toEqual({ current_password: "engine" });
  expect(await sent[1]?.json()).toEqual({ application_token: "of-the-link" });
});

test("gives up later when it sends files", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  // jsdom has a form of its own, which its requests cannot send: they announce it as text.
  vi.spyOn(Headers.prototype, "get").mockReturnValueOnce("multipart/form-data; boundary=x");
  respondWith(ok({ message: "" }), ok({ message: "" }));
  await call("POST /newsletter/subscribe", { email: "ada@partner.example" });
  await call("POST /newsletter/subscribe", { email: "ada@partner.example" });
  expect(timeout.mock.calls).toEqual([[90_000], [15_000]]);
});
