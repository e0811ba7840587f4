import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPhone } from "../testing.tsx";

const old = { holder: "Noé Morel", iban: "FR76 •••• 0189", changed_at: "2026-10-01T09:00:00.000Z" };
const next = {
  ...{ holder: "Noé Morel", iban: "DE89 •••• 3000", changed_at: "2026-11-27T18:00:00.000Z" },
  active_at: "2026-11-30T18:00:00.000Z",
};

test("a courier states another bank account, which waits beside the present one", async () => {
  let pending: typeof next | null = null;
  const sent = await openPhone({
    path: "/courier/money",
    replies: {
      "GET /courier/payout-account": () => ({ account: old, pending }),
      "PUT /courier/payout-account": () => {
        pending = next;
        return { message: "It is paid to in three days.", account: old, pending };
      },
    },
  });
  await screen.findByText(old.iban);
  await userEvent.click(screen.getByRole("button", { name: "Change the account" }));
  await userEvent.click(screen.getByRole("button", { name: "Save the account" }));
  expect(await screen.findAllByText("Fill this in.")).toHaveLength(3);
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Account holder/), "Noé Morel");
  await userEvent.type(screen.getByLabelText(/IBAN/), "DE89370400440532013000");
  await userEvent.type(screen.getByLabelText(/Your password/), "a secret of mine");
  await userEvent.click(screen.getByRole("button", { name: "Save the account" }));
  await screen.findByText(/DE89 •••• 3000/);
  expect(sent).toEqual([
    {
      endpoint: "PUT /courier/payout-account",
      input: {
        ...{ holder: "Noé Morel", iban: "DE89370400440532013000" },
        current_password: "a secret of mine",
      },
    },
  ]);
});

test("says what is wrong with an account at its field", async () => {
  const errors = [{ code: "iban", message: "That is no IBAN." }];
  await openPhone({
    path: "/courier/money",
    replies: { "PUT /courier/payout-account": () => Response.json({ errors }, { status: 422 }) },
  });
  await screen.findByText("No bank account stated yet");
  await userEvent.click(screen.getByRole("button", { name: "Change the account" }));
  await userEvent.type(screen.getByLabelText(/Account holder/), "Noé Morel");
  await userEvent.type(screen.getByLabelText(/IBAN/), "DE00");
  await userEvent.type(screen.getByLabelText(/Your password/), "a secret of mine");
  await userEvent.click(screen.getByRole("button", { name: "Save the account" }));
  await screen.findByText("That is no IBAN.");
});
