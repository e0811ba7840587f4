import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { localValues, sessionValues } from "./safe-storage.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.restoreAllMocks());

describe.each([
  ["of the tab", sessionValues, () => sessionStorage],
  ["of the device", localValues, () => localStorage],
] as const)("values %s", (_, values, storage) => {
  test("are in the browser's storage", () => {
    expect(values.read("trip")).toBeNull();
    values.write("trip", "to the quay");
    expect([values.read("trip"), storage().getItem("trip")]).toEqual([
      "to the quay",
      "to the quay",
    ]);
    values.remove("trip");
    expect([values.read("trip"), storage().getItem("trip")]).toEqual([null, null]);
  });

  test("last as long as the page where the browser blocks its storage", () => {
    block("getItem", "setItem", "removeItem");
    expect(values.read("trip")).toBeNull();
    values.write("trip", "to the quay");
    expect(values.read("trip")).toBe("to the quay");
    values.remove("trip");
    expect(values.read("trip")).toBeNull();
  });

  test("are the newest where there is no room for them, and stored once there is", () => {
    values.write("trip", "to the quay");
    block("setItem");
    values.write("trip", "to the harbour");
    expect(values.read("trip")).toBe("to the harbour");
    vi.restoreAllMocks();
    values.write("trip", "home");
    storage().removeItem("trip");
    expect(values.read("trip")).toBeNull();
  });
});

test.each([
  ["a value", '{"id":7}', { id: 7 }],
  ["no value", null, null],
  ["a text that is not JSON", "{", null],
])("reads %s as JSON", (_, text, value) => {
  if (text !== null) sessionStorage.setItem("trip", text);
  expect(sessionValues.readJson("trip")).toEqual(value);
});

function block(...methods: ("getItem" | "setItem" | "removeItem")[]) {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
  }
}
