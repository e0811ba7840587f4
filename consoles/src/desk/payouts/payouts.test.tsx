import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const line = (id: number, name: string, fields: object = {}) => ({
  ...{ id, name, account: `store:${id}`, balance: 50, amount: 50, state: "due", held_for: null },
  ...{ note: null, reference: null, paid_at: null },
  bank_account: { holder: name, iban: "FR14 •••• 2606" },
  ...fields,
});
const julie = { id: 7, name: "Julie Sarrade" };
const marc = { id: 8, name: "Marc Petit" };
const draft = {
  ...{ id: 3, kind: "stores", until: "2026-11-26", minimum: 10, state: "draft", total: 100 },
  needs_second_person: true,
  counts: { due: 2, held: 1, paid: 0, failed: 0 },
  ...{ drafted_by: marc, drafted_at: "2026-11-27T09:00:00.000Z" },
  ...{ approved_by: null, approved_at: null },
};
const lines = [
  line(21, "Da Lucia"),
  line(22, "Le Fournil"),
  line(23, "Wok de Minuit", { state: "held", held_for: "no_account", bank_account: null }),
];
const details = { ...draft, lines };
const approved = {
  ...{ ...details, state: "approved", approved_by: julie },
  approved_at: "2026-11-27T10:00:00.000Z",
};
const replies = {
  "GET /desk/payouts": () => ({ total_size: 1, limit: 30, offset: 1, runs: [draft] }),
  "GET /desk/payouts/{id}": () => details,
};
const refusal = (code: string, message: string, data = {}) =>
  Response.json({ errors: [{ code, message, data }] }, { status: 409 });

test("a run opens its lines; who did not draft it approves it", async () => {
  const { sent } = await openDesk("/desk/payouts", {
    replies: {
      ...replies,
      "POST /desk/payouts/{id}/approve": () => ({ message: "The run is approved.", run: approved }),
    },
  });
  await userEvent.click(await screen.findByRole("link", { name: "Run 3" }));
  const held = await screen.findByRole("row", { name: /Wok de Minuit/ });
  expect(held.textContent).toContain("no bank account");
  await userEvent.click(screen.getByRole("button", { name: /Approve .*100/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await screen.findByText("Export the run for the bank, then mark what it has paid.");
  expect(sent.map(({ endpoint }) => endpoint)).toEqual(["POST /desk/payouts/3/approve"]);
});

test("who drafted a run is told that a second person approves it", async () => {
  const own = { ...details, drafted_by: julie };
  const text = "You drafted this run: a second person has to approve it.";
  await openDesk("/desk/payouts/3", {
    replies: {
      "GET /desk/payouts/{id}": () => own,
      "POST /desk/payouts/{id}/approve": () => refusal("same_person", text),
    },
  });
  await screen.findByText(text);
  await userEvent.click(screen.getByRole("button", { name: /Approve/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  expect(await screen.findAllByText(text)).toHaveLength(2);
});

test("who drafted a small run approves it", async () => {
  const own = { ...details, drafted_by: julie, needs_second_person: false };
  await openDesk("/desk/payouts/3", { replies: { "GET /desk/payouts/{id}": () => own } });
  await screen.findByRole("button", { name: /Approve/ });
  expect(screen.queryByText(/a second person has to approve/)).toBeNull();
});

test("lines that have changed since the draft are marked and chosen, to be held", async () => {
  const { sent } = await openDesk("/desk/payouts/3", {
    replies: {
      ...replies,
      "POST /desk/payouts/{id}/approve": () =>
        refusal("balance", "Balances have changed.", { line_ids: [22] }),
      "POST /desk/payouts/{id}/hold": () => ({ message: "The lines are held.", run: details }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /Approve/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await screen.findByText("Balances have changed.");
  const row = screen.getByRole("row", { name: /Le Fournil/ });
  expect(row.textContent).toContain("changed since the draft");
  await userEvent.click(screen.getByRole("button", { name: "Hold…" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /Reason/ }), "Ask them");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("The lines are held.");
  expect(sent.at(-1)?.input).toEqual({ line_ids: [22], reason: "Ask them" });
});

test("lines of an approved run are paid with a reference", async () => {
  const { sent } = await openDesk("/desk/payouts/3", {
    replies: {
      "GET /desk/payouts/{id}": () => approved,
      "POST /desk/payouts/{id}/paid": () => ({
        message: "The payments are recorded.",
        run: { ...approved, state: "paid" },
      }),
    },
  });
  const row = await screen.findByRole("row", { name: /Da Lucia/ });
  await userEvent.click(within(row).getByRole("checkbox", { name: "Choose Da Lucia" }));
  screen.getByText("1 line chosen");
  await userEvent.click(screen.getByRole("button", { name: "Mark paid…" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save" }));
  await screen.findByText("State a reason.");
  await userEvent.type(screen.getByRole("textbox", { name: /Reference/ }), "SEPA 7");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("The payments are recorded.");
  expect(sent.map(({ input }) => input)).toEqual([{ line_ids: [21], reference: "SEPA 7" }]);
});

test("a draft is made until a day that is over, and opens", async () => {
  const { sent } = await openDesk("/desk/payouts", {
    replies: {
      ...replies,
      "POST /desk/payouts": () => ({ message: "The run is drafted.", run: details }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Draft a run" }));
  await userEvent.click(await screen.findByRole("radio", { name: "Couriers" }));
  const minimum = screen.getByRole("textbox", { name: /Smallest payment/ });
  await userEvent.clear(minimum);
  await userEvent.type(minimum, "20,50");
  await userEvent.click(screen.getByRole("button", { name: "Draft" }));
  await screen.findByRole("row", { name: /Da Lucia/ });
  expect(sent[0]?.input).toMatchObject({ kind: "couriers", minimum: 20.5 });
});

test("an auditor reads a run and changes nothing", async () => {
  await openDesk("/desk/payouts/3", { permissions: ["*:read"], replies });
  await screen.findByRole("row", { name: /Da Lucia/ });
  expect(screen.queryByRole("button", { name: /Approve/ })).toBeNull();
});
