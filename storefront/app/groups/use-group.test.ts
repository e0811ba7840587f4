import { expect, test } from "vitest";
import { testGroup } from "./testing.ts";
import { getNewer } from "./use-group.ts";

const groupAt = (time: string, count = 0) =>
  testGroup({
    updated_at: `2026-12-01T12:00:0${time}Z`,
    members: [{ id: 1, name: "Camille", is_host: true, state: "choosing", count, lines: [] }],
  });

test("an answer that a later change has overtaken is not shown", () => {
  const shown = groupAt("1.001", 2);
  expect(getNewer(shown, groupAt("1.000", 1))).toBe(shown);
  expect(getNewer(shown, groupAt("1.002", 3)).members[0]?.count).toBe(3);
});

test("what changes by the clock alone is shown", () => {
  const locked = { ...groupAt("1.000"), state: "locked" as const };
  expect(getNewer(groupAt("1.000"), locked).state).toBe("locked");
  expect(getNewer(undefined, locked)).toBe(locked);
});
