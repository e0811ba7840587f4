import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const customer = {
  ...{ id: 12, name: "Sofia Martin", phone: "+33 •• 52", email: "s•••@example.com" },
  ...{ status: "active", blocked_until: null, order_count: 3, wallet_balance: 4.5 },
  ...{ loyalty_point: 20, created_at: "2026-01-02T09:00:00.000Z" },
};
const details = {
  ...customer,
  orders: [],
  refunds_30d: { count: 1, amount: 7.5 },
  history: [
    {
      ...{ act: "credit", at: "2026-11-20T09:00:00.000Z", by: { id: 7, name: "Julie Sarrade" } },
      ...{ reason: "Late by an hour", until: null, amount: 5 },
    },
  ],
};
const replies = {
  "GET /desk/customers": ({ search }: Record<string, unknown>) => ({
    ...{ total_size: 1, limit: 50, offset: 1 },
    customers: search === "sofia@example.com" ? [customer] : [],
  }),
  "GET /desk/customers/{id}": () => details,
};

test("customers are found by what they name, and none without it", async () => {
  await openDesk("/desk/people", { replies });
  await screen.findByText("Find a customer");
  await userEvent.type(screen.getByRole("searchbox"), "sofia@example.com");
  await userEvent.click(await screen.findByRole("link", { name: "Sofia Martin" }));
  await screen.findByText("+33 •• 52");
  screen.getByText(/7.50, 1 refund/);
  screen.getByText("Late by an hour");
});

test("contacts are shown for a reason", async () => {
  const { sent } = await openDesk("/desk/people/12", {
    replies: {
      ...replies,
      "POST /desk/customers/{id}/reveal": () => ({
        ...{ phone: "+33600000052", email: null, addresses: [] },
      }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show contacts…" }));
  await userEvent.click(await screen.findByRole("button", { name: "Show" }));
  await screen.findByText("State a reason.");
  await userEvent.type(screen.getByRole("textbox", { name: /Reason/ }), "Calls about order 9");
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  await screen.findByRole("link", { name: "+33600000052" });
  expect(sent.map(({ input }) => input)).toEqual([{ reason: "Calls about order 9" }]);
});

test("a credit beyond the limit says what is left at its field", async () => {
  const { sent } = await openDesk("/desk/people/12", {
    shop: { customer_wallet_status: 1 },
    replies: {
      ...replies,
      "POST /desk/customers/{id}/credit": () =>
        Response.json(
          {
            errors: [{ code: "amount", field: "amount", message: "You can still give €5 today." }],
          },
          { status: 422 },
        ),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Credit…" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /Amount/ }), "5,50");
  await userEvent.type(screen.getByRole("textbox", { name: /Reason/ }), "Late");
  await userEvent.click(screen.getByRole("button", { name: "Credit" }));
  expect((await screen.findAllByText("You can still give €5 today.")).length).toBeGreaterThan(0);
  expect(sent.at(-1)?.input).toEqual({ amount: 5.5, reason: "Late" });
});

test("a block ends with the day that is named, by the clock of the shop", async () => {
  const { sent } = await openDesk("/desk/people/12", {
    replies: {
      ...replies,
      "POST /desk/customers/{id}/block": () => ({ message: "The account is blocked.", customer }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Block…" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /Reason/ }), "Fraud");
  await userEvent.type(screen.getByLabelText(/Until the end of/), "2030-01-31");
  await userEvent.click(screen.getByRole("button", { name: "Block" }));
  await screen.findByText("The account is blocked.");
  expect(sent.at(-1)?.input).toMatchObject({ reason: "Fraud", until: "2030-01-31T23:00:00.000Z" });
});

test("who may only read sees no acts", async () => {
  await openDesk("/desk/people/12", { permissions: ["*:read"], replies });
  await screen.findByRole("button", { name: "Show contacts…" });
  expect(screen.queryByRole("button", { name: "Block…" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Credit…" })).toBeNull();
});
