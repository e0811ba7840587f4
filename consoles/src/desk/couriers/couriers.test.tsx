import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const status = {
  ...{ id: 9, name: "Mai Tran", phone: "+33400000002", on_duty: true, active_orders: 1 },
  ...{ offered_jobs: [], cash: 42, location: null, duty_since: "2026-11-27T17:00:00.000Z" },
};
const courier = {
  ...status,
  ...{ image_full_url: null, vehicle_id: 2, avg_rating: 4.8, rating_count: 31, due: 12.5 },
  ...{ cash_limit: 40, delivered_30d: 98 },
  account: {
    ...{ id: 7, email: "mai@belrive.test", phone: null, blocked: false, has_second_step: true },
    created_at: "2026-03-01T09:00:00.000Z",
  },
};
const page = { total_size: 0, limit: 50, offset: 1 };
const replies = {
  "GET /desk/couriers": () => ({ ...page, total_size: 1, couriers: [status] }),
  "GET /desk/couriers/{id}": () => courier,
  "GET /desk/papers": () => ({ ...page, papers: [] }),
  "GET /desk/incidents": () => ({ ...page, incidents: [] }),
  "POST /desk/couriers/{id}/cash": () => ({ message: "Updated successfully.", cash: 2 }),
  "PUT /desk/couriers/{id}": () =>
    Response.json(
      { errors: [{ code: "ongoing", message: "The courier has a delivery in progress." }] },
      { status: 409 },
    ),
};

test("cash above the limit is seen, and what is handed in is taken", async () => {
  const { sent } = await openDesk("/desk/couriers", { replies });
  await userEvent.click(await screen.findByRole("link", { name: "Mai Tran" }));
  await screen.findByText("cash over the limit");
  await screen.findByText("No papers yet.");
  await userEvent.click(screen.getByRole("button", { name: "Take cash…" }));
  const dialog = within(await screen.findByRole("dialog"));
  const amount = dialog.getByLabelText(/^Amount/);
  await userEvent.clear(amount);
  await userEvent.type(amount, "40");
  await userEvent.click(dialog.getByRole("button", { name: "Take in" }));
  await screen.findByText("Updated successfully.");
  expect(sent).toEqual([{ endpoint: "POST /desk/couriers/9/cash", input: { amount: 40 } }]);
});

test("who has a delivery is not blocked, and the dialog says why", async () => {
  await openDesk("/desk/couriers/9", { replies });
  await userEvent.click(await screen.findByRole("button", { name: "Block…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText(/^Reason/), "Lost the licence");
  await userEvent.click(dialog.getByRole("button", { name: "Block…" }));
  expect((await dialog.findAllByText("The courier has a delivery in progress."))[0]).toBeDefined();
});
