import { endpoint } from "@errand/core/endpoint";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { serve } from "./serve.ts";
import { startEndpointTest, token } from "./testing.ts";

const { api, realApi, ask, send } = await startEndpointTest();

describe("input", () => {
  test.each<{ value: unknown }>([
    { value: { length: { toString: 1 } } },
    { value: [{ size: { toString: 1 } }] },
    { value: { toString: 1 } },
    { value: "constructor" },
    { value: Array.from({ length: 100_000 }, () => 1) },
  ])("is refused with status 422 when a field is $value", async ({ value }) => {
    const response = await ask("POST /auth/login", { login_type: value });
    expect(response.status).toBe(422);
  });

  test("with a null length or size is reported as any other invalid value", async () => {
    const response = await ask("POST /auth/login", { login_type: { length: null, size: null } });
    expect(response.body.errors).toMatchObject([{ code: "login_type", field: "login_type" }]);
  });

  test("has all its errors reported together, in the caller's language", async () => {
    const french = await send(
      "GET /secret/{size}",
      { size: 9, list: "[1,2" },
      { token, language: "fr" },
    );
    expect(french.status).toBe(422);
    expect(french.body.errors.map((error) => error.code)).toEqual(["moduleId", "size", "list"]);
    expect(french.body.errors[1]?.message).toBe(
      "Cette valeur doit être un nombre entier de 1 à 5.",
    );
  });

  test.each([
    ["not JSON", "{", "application/json", 422, "body"],
    ["a list", "[]", "application/json", 422, "body"],
    ["too deep", `{"a":${"[".repeat(30)}${"]".repeat(30)}}`, "application/json", 422, "body"],
    ["another type", "slug=ab", "text/plain", 415, "media_type"],
    [
      "too large",
      JSON.stringify({ slug: "x".repeat(300_000) }),
      "application/json",
      413,
      "body_size",
    ],
  ])("is refused when the body is %s", async (_what, body, type, status, code) => {
    const response = await api.app.request("/api/v1/notes", {
      method: "POST",
      body,
      headers: { "content-type": type },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ code }] });
  });

  test("is refused when the body is compressed", async () => {
    const response = await api.app.request("/api/v1/notes", {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
    });
    expect(response.status).toBe(415);
  });

  test("of an unknown path is refused with the error response of the contract", async () => {
    const response = await realApi.app.request("/api/v1/no/such/thing");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errors: [{ code: "route" }] });
  });
});

describe("a form", () => {
  const sendForm = endpoint("POST /forms", {
    about: "Takes a form.",
    allow: "customer",
    form: true,
    input: z.object({ list: z.array(z.string()).optional(), name: z.string().optional() }),
    reply: z.object({ list: z.array(z.string()) }),
    errors: [],
  });
  const boundary = "the-boundary";
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const url = "http://127.0.0.1:4000/api/v1/forms";
  const address = "203.0.113.14";
  serve(api, sendForm, async ({ list = [], name = "" }) => ({ list: [...list, name] }));

  const post = (parts: [string, string][]) => {
    const body = parts.map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const request = new Request(url, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: `${body.join("")}--${boundary}--\r\n`,
    });
    return api.app.fetch(request, { address });
  };

  test("is not read when the caller is not signed in", async () => {
    const read = vi.fn();
    const body = new ReadableStream({ pull: read }, { highWaterMark: 0 });
    const request = new Request(url, { method: "POST", headers, body, duplex: "half" });
    expect((await api.app.fetch(request, { address })).status).toBe(401);
    expect(read).not.toHaveBeenCalled();
  });

  test("contains lists and single values", async () => {
    const response = await post([
      ["list[]", "a"],
      ["list[]", "b"],
      ["name", "c"],
    ]);
    expect(await response.json()).toEqual({ list: ["a", "b", "c"] });
  });

  test.each(["__proto__[]", "constructor[]", "__proto__", "constructor", "toString"])(
    "may contain a part named like a property of every object: %s",
    async (name) => {
      expect(await (await post([[name, "a"]])).json()).toEqual({ list: [""] });
    },
  );

  test("is refused when a name is both a value and a list", async () => {
    for (const names of [
      ["name", "name[]"],
      ["name[]", "name"],
    ]) {
      const response = await post(names.map((name) => [name, "a"]));
      expect(response.status).toBe(422);
    }
  });
});
