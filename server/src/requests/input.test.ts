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
    expect(french.body.errors[1]?.message).toBe("La taille doit être un nombre entier de 1 à 5.");
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

describe("an input with variants", () => {
  const weigh = endpoint("GET /variants", {
    about: "Has variants.",
    allow: "anyone",
    input: z.discriminatedUnion("order_type", [
      z.object({ order_type: z.literal("take_away"), weight: z.int() }),
      z.object({ order_type: z.literal("delivery"), weight: z.number(), floors: z.array(z.int()) }),
    ]),
    reply: z.object({ weighed: z.string() }),
    errors: [],
  });
  serve(api, weigh, async (input) => ({
    weighed:
      input.order_type === "delivery"
        ? `${input.weight} ${input.floors.length}`
        : `${input.weight}`,
  }));

  test("is read by the variant that one of its parameters names", async () => {
    expect(
      await send(weigh.path, { order_type: "take_away", weight: 3, floors: "[1]" }),
    ).toMatchObject({
      status: 200,
      body: { weighed: "3" },
    });
    expect(
      await send(weigh.path, { order_type: "delivery", weight: 2.5, floors: "[1,2]" }),
    ).toMatchObject({
      status: 200,
      body: { weighed: "2.5 2" },
    });
  });

  test("is refused with the errors of that variant alone", async () => {
    const refused = async (input: object) => {
      const { status, body } = await send(weigh.path, { ...input });
      expect(status).toBe(422);
      return body.errors.map(({ code }) => code);
    };
    expect(await refused({ order_type: "take_away", weight: 2.5 })).toEqual(["weight"]);
    expect(await refused({ order_type: "delivery" })).toEqual(["weight", "floors"]);
    expect(await refused({ weight: 1 })).toEqual(["order_type"]);
    expect(await refused({ order_type: "balloon" })).toEqual(["order_type"]);
  });

  test("names the values of that parameter when it has none of them", async () => {
    const { body } = await send(weigh.path, { order_type: "balloon" }, { language: "fr" });
    const [{ message = "" } = {}] = body.errors;
    expect(message).toBe("Le type de commande\u00a0: choisissez parmi retrait ou livraison.");
  });

  test("cannot be served when its variants read a parameter in two ways", () => {
    const ambiguous = endpoint("GET /ambiguous", {
      about: weigh.about,
      allow: weigh.allow,
      reply: weigh.reply,
      errors: [],
      input: z.discriminatedUnion("order_type", [
        z.object({ order_type: z.literal("take_away"), weight: z.int() }),
        z.object({ order_type: z.literal("delivery"), weight: z.string() }),
      ]),
    });
    expect(() => serve(api, ambiguous, async () => ({ weighed: "" }))).toThrow(
      "weight is read in two ways",
    );
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
