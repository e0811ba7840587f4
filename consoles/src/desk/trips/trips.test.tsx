import type { DeskRefundResponse } from "@errand/core/orders/payment.types";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { testTrip } from "../../console/testing-trips.ts";
import { openDesk } from "../testing.tsx";

const trip = testTrip({ id: 100_007 });
const transitions = [
  {
    ...{ from: null, to: "pending", reason: null, at: "2026-03-05T09:15:00.000Z" },
    actor: { kind: "guest", name: null },
  },
];
const replies = (asked: Record<string, unknown>[] = []) => ({
  "GET /zone/list": () => [],
  "GET /desk/views": () => [],
  "GET /desk/trips": (input: Record<string, unknown>) => {
    asked.push(input);
    return { total_size: 1, limit: 50, offset: 1, trips: [trip] };
  },
  "GET /desk/trips/{id}": () => ({ ...trip, transitions, checks: { out: null, back: null } }),
});

test("trips are found by their state, and open", async () => {
  const asked: Record<string, unknown>[] = [];
  await openDesk("/desk/trips", { replies: replies(asked) });
  await userEvent.selectOptions(await screen.findByLabelText("State"), "active");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: "active" }));
  await userEvent.click(await screen.findByRole("link", { name: "100007" }));
  await screen.findByRole("heading", { name: "What happened" });
  screen.getByText("booked it");
  expect(screen.getByRole("link", { name: "Harbour Cars" }).getAttribute("href")).toBe(
    "/desk/stores/40",
  );
});

test("a trip is canceled with a reason", async () => {
  const { sent } = await openDesk("/desk/trips/100007", {
    replies: {
      ...replies(),
      "POST /desk/trips/{id}/cancel": () => ({ message: "The trip is canceled.", trip }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Cancel…" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel trip 100007?" });
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Flooded");
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel…" }));
  await screen.findByText("The trip is canceled.");
  expect(sent).toEqual([
    { endpoint: "POST /desk/trips/100007/cancel", input: { reason: "Flooded" } },
  ]);
});

const refund: DeskRefundResponse = {
  ...{ id: 9, refund_status: "approved", refund_amount: 12.5, lines: [], borne_by: "store" },
  ...{ delivery_amount: 0, tip_amount: 0, taken_back: { loyalty_point: 0, cashback: 0 } },
  ...{ refund_method: "wallet", customer_reason: "Flat tyre", customer_note: null },
  ...{ admin_note: null, image_full_url: [], returned: [], proposal: null },
  ...{ created_at: "2026-03-08T09:15:00.000Z", updated_at: "2026-03-08T09:15:00.000Z" },
};

test("an amount of a completed trip is refunded, and what is left is read again", async () => {
  let returned: DeskRefundResponse[] = [];
  const { sent } = await openDesk("/desk/trips/100007", {
    replies: {
      ...replies(),
      "GET /desk/trips/{id}": () => ({
        ...{ ...trip, trip_status: "completed", transitions },
        checks: { out: null, back: null },
      }),
      "GET /desk/trips/{id}/refundable": () => ({
        ...{ left: returned.length > 0 ? 0 : 50, payments: [], refunds: returned },
      }),
      "POST /desk/trips/{id}/refund": () => {
        returned = [refund];
        return { message: "Refunded", trip, refund };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Refund…" }));
  const dialog = await screen.findByRole("dialog", { name: "Refund trip 100007" });
  const amount = within(dialog).getByRole("textbox", { name: /Amount/ });
  await userEvent.clear(amount);
  await userEvent.type(amount, "50.01");
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Flat tyre");
  await userEvent.click(within(dialog).getByRole("radio", { name: /Provider/ }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Refund" }));
  await within(dialog).findByText("Enter an amount up to €50.00.");
  await userEvent.clear(amount);
  await userEvent.type(amount, "12.50");
  await userEvent.click(within(dialog).getByRole("button", { name: "Refund" }));
  await screen.findByText("Nothing is left to refund.");
  screen.getByText("€12.50, borne by: Provider. Flat tyre");
  expect(sent).toEqual([
    {
      endpoint: "POST /desk/trips/100007/refund",
      input: {
        ...{ amount: 12.5, reason: "Flat tyre", borne_by: "store" },
        method: trip.is_guest ? "source" : "wallet",
      },
    },
  ]);
});

test("who has decided a refund that waits withdraws it", async () => {
  const by = { id: 7, name: "Julie Sarrade" };
  let waiting: DeskRefundResponse[] = [
    {
      ...{ ...refund, refund_status: "to_confirm" },
      proposal: { by, at: refund.created_at, method: "wallet", requested: false },
    },
  ];
  const { sent } = await openDesk("/desk/trips/100007", {
    replies: {
      ...replies(),
      "GET /desk/trips/{id}": () => ({
        ...{ ...trip, trip_status: "completed", transitions },
        checks: { out: null, back: null },
      }),
      "GET /desk/trips/{id}/refundable": () => ({ left: 50, payments: [], refunds: waiting }),
      "POST /desk/refunds/{id}/withdraw": () => {
        waiting = [];
        return { message: "The refund is withdrawn.", order: null, trip, refund: null };
      },
    },
  });
  await screen.findByText(/You decided it: a second person has to confirm it./);
  expect(screen.queryByRole("button", { name: "Confirm €12.50" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await screen.findByText("The refund is withdrawn.");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Withdraw" })).toBeNull());
  expect(sent).toEqual([{ endpoint: "POST /desk/refunds/9/withdraw", input: {} }]);
});

test("who only reads cancels nothing", async () => {
  await openDesk("/desk/trips/100007", { permissions: ["*:read"], replies: replies() });
  await screen.findByRole("heading", { name: "What happened" });
  expect(screen.queryByRole("button", { name: "Cancel…" })).toBeNull();
});

test("says that there is no trip of a number", async () => {
  const missing = () =>
    Response.json({ errors: [{ code: "trip", message: "Not found" }] }, { status: 404 });
  await openDesk("/desk/trips/8", { replies: { "GET /desk/trips/{id}": missing } });
  await screen.findByRole("heading", { name: "There is no trip 8" });
});
