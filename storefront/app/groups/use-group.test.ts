import type { Group } from "@errand/core/groups/groups.contract";
import { expect, test } from "vitest";
import { getNewer } from "./use-group.ts";

function groupAt(time: string, count = 0): Group {
  return {
    code: "AAAAAAAAAAAAAAAAAAAAAA",
    state: "open",
    module_id: 1,
    store: {
      id: 1,
      slug: "ramen-kaze",
      name: "Ramen Kaze",
      phone: "",
      address: "",
      latitude: 0,
      longitude: 0,
      logo_full_url: null,
      reviews_section: true,
      reviewed: false,
    },
    host_name: "Camille",
    updated_at: `2026-12-01T12:00:0${time}Z`,
    deadline: "2026-12-01T13:00:00Z",
    place_by: "2026-12-01T13:30:00Z",
    who_pays: "each",
    order_type: "delivery",
    members: [{ id: 1, name: "Camille", is_host: true, state: "choosing", count, lines: [] }],
  };
}

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
