import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "./testing.tsx";

const entry = {
  id: 41,
  actor: { id: 7, kind: "operator", name: "Julie Sarrade" },
  action: "PUT /desk/stores/{id}/pause",
  subject: "store:3",
  before: { paused_until: null, pause_reason: null },
  after: { paused_until: "2026-11-27T20:00:00.000Z", pause_reason: null },
  address: "192.0.2.7",
  at: "2026-11-27T19:12:40.000Z",
};

const replies = {
  "GET /desk/audit": ({ subject }: Record<string, unknown>) => ({
    ...{ total_size: subject === "store:4" ? 0 : 1, limit: 50, offset: 1 },
    entries: subject === "store:4" ? [] : [entry],
  }),
};

test("the audit log says who changed what, with the changed fields alone", async () => {
  await openDesk("/desk/audit", { replies });
  const row = await screen.findByRole("row", { name: /store:3/ });
  expect(row.textContent).toContain("Julie Sarrade");
  expect(row.textContent).toContain("paused_until null 2026-11-27T20:00:00.000Z");
  expect(row.textContent).not.toContain("pause_reason");
});

test("the audit log is searched by what was changed, and the address keeps it", async () => {
  await openDesk("/desk/audit?subject=store:4", { replies });
  await screen.findByText("Nothing was changed");
  await userEvent.clear(screen.getByRole("searchbox"));
  await screen.findByRole("row", { name: /store:3/ });
});

test("a section that the role may not read is not in the menu", async () => {
  await openDesk("/desk/audit", { permissions: ["orders"] });
  expect(screen.queryByRole("link", { name: "Audit" })).toBeNull();
});

test("Ctrl and K finds a section by its name", async () => {
  await openDesk("/desk/audit", { replies });
  await screen.findByRole("row", { name: /store:3/ });
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.type(await screen.findByRole("combobox"), "aud");
  screen.getByRole("option", { name: "Audit", selected: true });
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the menu says how much waits, as the stream tells", async () => {
  const { tell } = await openDesk("/desk/audit", { replies });
  await screen.findByRole("row", { name: /store:3/ });
  await tell("counters", { exceptions: 6, incidents: 2, refunds: 3, payments: 1, jobs: 0 });
  await screen.findByRole("link", { name: /^Live 6/ });
  screen.getByRole("link", { name: /^Queues 6/ });
  screen.getByRole("link", { name: "Health" });
});
