import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const share = {
  ...{ id: 9, kind: "store_share", cause: "order:100012:store_share" },
  ...{ at: "2026-11-27T19:12:40.000Z", order_id: 100_012, order_kind: "order" },
  postings: [
    { account: "platform", unit: "money", amount: -12.5, name: null },
    { account: "store:7", unit: "money", amount: 12.5, name: "Da Lucia" },
  ],
};

const replies = {
  "GET /desk/ledger": ({ account }: Record<string, unknown>) => ({
    ...{ total_size: account === "bank" ? 0 : 1, limit: 50, offset: 1 },
    journals: account === "bank" ? [] : [share],
    balances: [{ account: "store", unit: "money", amount: 12.5 }],
  }),
  "GET /desk/stores/{id}/statements/{month}": () => ({
    ...{ store: { id: 7, name: "Da Lucia" }, month: "2026-11" },
    ...{ opening_balance: 5, closing_balance: 17.5, sales: 15, commission: 2.5, delivery: 0 },
    ...{ collected_cash: 0, refunds: 0, paid_out: 0, days: [] },
  }),
};

test("a journal opens its postings and leads to its order and to the statement", async () => {
  await openDesk("/desk/ledger", { replies });
  const row = await screen.findByRole("row", { name: /Sale of a store/ });
  expect(row.textContent).toContain("12.50");
  expect(within(row).getByRole("link", { name: "100012" }).getAttribute("href")).toBe(
    "/desk/orders/100012",
  );
  await userEvent.click(within(row).getByRole("button"));
  screen.getByText(/Recorded as order:100012:store_share/);
  await userEvent.click(screen.getByRole("link", { name: "Statement" }));
  await screen.findByRole("heading", { name: "Statement of Da Lucia" });
  screen.getByText(/No money moved in this month/);
});

test("a balance opens the journals of its accounts, and the address keeps the filter", async () => {
  await openDesk("/desk/ledger?account=bank", { replies });
  await screen.findByText("No journals");
  await userEvent.click(screen.getByRole("button", { name: /Journals of Stores/ }));
  await screen.findByRole("row", { name: /Sale of a store/ });
  expect(screen.getByRole<HTMLInputElement>("searchbox", { name: /Account/ }).value).toBe("store");
});

test("who may not read the books has no section for them", async () => {
  await openDesk("/desk/queues", { permissions: ["customers"] });
  expect(screen.queryByRole("link", { name: "Ledger" })).toBeNull();
  screen.getByRole("link", { name: "People" });
});

test("the report of a gateway is compared with the books", async () => {
  const { sent } = await openDesk("/desk/ledger/report", {
    replies: {
      "POST /desk/gateway-report": () => ({
        ...{ reported: 25, booked: 37, matched: 1, unknown: [] },
        different: [{ reference: "b", amount: 13, booked: 12 }],
        missing: [
          { reference: "c", amount: 13, at: "2026-11-27T10:00:00.000Z", order_ids: [100_105] },
        ],
      }),
    },
  });
  const csv = "Transaction;Montant\na;12,00\nb;13,00\nTotal;\n";
  const file = new File([csv], "march.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText("Choose a report…"), file);
  await userEvent.click(await screen.findByRole("button", { name: "Compare 2 lines" }));
  await screen.findByRole("heading", { name: "1 with another amount" });
  screen.getByRole("heading", { name: "1 in the books alone" });
  expect(screen.getByRole("link", { name: "100105" }).getAttribute("href")).toBe(
    "/desk/orders/100105",
  );
  expect(sent).toEqual([
    {
      endpoint: "POST /desk/gateway-report",
      input: {
        lines: [
          { reference: "a", amount: 12 },
          { reference: "b", amount: 13 },
        ],
      },
    },
  ]);
});
