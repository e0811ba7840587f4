import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const by = { id: 7, kind: "operator", name: "Julie Sarrade" };
const entry = (tolerance: number, version: number) => ({
  ...{ path: "weight", id: null, version, active: 1, status: "live", position: null },
  ...{ from: null, until: null, next: null, uses: null, given: null },
  ...{ updated_at: null, updated_by: null, values: { tolerance } },
});
const change = {
  ...{ version: 2, at: "2026-11-28T10:00:00.000Z", by, note: null, undoes: null },
  diff: [{ path: "values.tolerance", before: 10, after: 12 }],
};

test("a setting is changed with its version, and a change of it is undone", async () => {
  let stored = entry(12, 2);
  const { sent } = await openDesk("/desk/switches/weight", {
    replies: {
      "GET /desk/settings/weight": () => stored,
      "GET /desk/settings/weight/history": () => ({
        ...{ total_size: 1, limit: 20, offset: 1, changes: [change] },
      }),
      "PUT /desk/settings/weight": () => {
        stored = entry(15, 3);
        return { message: "Saved.", entry: stored, effects: [] };
      },
      "POST /desk/settings/weight/undo": () => ({
        ...{ message: "Undone.", entry: entry(10, 4) },
      }),
    },
  });
  const field = await screen.findByRole("textbox", { name: /Tolerance of weight/ });
  await userEvent.clear(field);
  await userEvent.type(field, "15");
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByDisplayValue("15")).toBeDefined();
  await userEvent.click(await screen.findByRole("button", { name: "Undo version 2" }));
  expect(sent.map(({ endpoint, input }) => [endpoint, input])).toEqual([
    ["PUT /desk/settings/weight", { version: 2, values: { tolerance: 15 } }],
    ["POST /desk/settings/weight/undo", { version: 2 }],
  ]);
});
