import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const load = {
  ...{ id: 3, name: "Da Lucia", phone: "+33400000001", zone_id: 1, open: true, pause: null },
  ...{ accept_within: 8, auto_accept: false, heartbeat: null, new_orders: 2, active_orders: 5 },
};

const settings = {
  ...{ name: "Da Lucia", name_fr: "Da Lucia", announcement: null, announcement_fr: null },
  ...{ schedules: [], closed_dates: [], minimum_order: 10, min_delivery_time: 15 },
  ...{ max_delivery_time: 25, delivery: true, take_away: true, free_delivery: false },
  ...{ minimum_shipping_charge: 0, maximum_shipping_charge: null, per_km_shipping_charge: 0 },
  ...{ schedule_order: false, order_place_to_schedule_interval: 0, slot_capacity: null },
  ...{
    extra_packaging_amount: null,
    cutlery: false,
    line_notes: true,
    accept_within: 8,
    auto_accept: false,
  },
  ...{ print_on_accept: "none", paused_until: null, pause_cause: null },
  ...{ self_delivery_system: false, zone_maximum_shipping_charge: null },
  ...{ logo_full_url: null, cover_photo_full_url: null },
};

const store = {
  ...load,
  ...{ active: true, featured: false, is_recommended: false, self_delivery_system: false },
  ...{ prescription_order: false, module_id: 1, slug: "da-lucia", email: "lucia@dalucia.test" },
  ...{ address: "3 Quai du Sel", latitude: 43, longitude: 5, avg_rating: 4.6, rating_count: 31 },
  ...{ commission: null, due: 61.5, settings },
  staff: [
    {
      ...{ id: 7, name: "Lucia Ferri", email: "lucia@dalucia.test", phone: null, role: "Owner" },
      ...{ blocked: false, has_second_step: true },
    },
  ],
};

const replies = {
  "GET /desk/stores": ({ search }: Record<string, unknown>) => ({
    ...{ total_size: search === "nothing" ? 0 : 1, limit: 50, offset: 1 },
    stores: search === "nothing" ? [] : [load],
  }),
  "GET /desk/stores/{id}": () => store,
  "PUT /desk/stores/{id}": () => ({ message: "Updated successfully.", store }),
  "PUT /desk/stores/{id}/pause": () => ({ message: "Updated successfully." }),
  "PUT /desk/stores/{id}/commission": () => ({
    ...{ message: "Updated successfully.", commission: 12.5, shop_commission: 15 },
  }),
};

test("stores are searched, and one opens with its load", async () => {
  await openDesk("/desk/stores", { replies });
  const row = await screen.findByRole("row", { name: /Da Lucia/ });
  expect(row.textContent).toContain("never seen");
  await userEvent.type(screen.getByRole("searchbox"), "nothing");
  await screen.findByText("No store found");
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.click(await screen.findByRole("link", { name: "Da Lucia" }));
  await screen.findByRole("heading", { level: 1, name: "Da Lucia" });
  screen.getByText(/61[.]50/);
  screen.getByText("Owner · lucia@dalucia.test");
});

test("a commission needs a percentage and a reason", async () => {
  const { sent } = await openDesk("/desk/stores/3", { replies });
  await userEvent.click(await screen.findByRole("button", { name: "Commission…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText(/^Percent/), "120");
  await userEvent.click(dialog.getByRole("button", { name: "Set the commission" }));
  await dialog.findByText("A percentage from 0 to 100.");
  await dialog.findByText("State a reason.");
  expect(sent).toEqual([]);
  await userEvent.clear(dialog.getByLabelText(/^Percent/));
  await userEvent.type(dialog.getByLabelText(/^Percent/), "12.5");
  await userEvent.type(dialog.getByLabelText(/^Reason/), "First year");
  await userEvent.click(dialog.getByRole("button", { name: "Set the commission" }));
  await screen.findByText("Updated successfully.");
  expect(sent).toEqual([
    {
      endpoint: "PUT /desk/stores/3/commission",
      input: { commission: 12.5, reason: "First year" },
    },
  ]);
});

test("what is changed of a store goes with a reason", async () => {
  const { sent } = await openDesk("/desk/stores/3", { replies });
  await userEvent.click(await screen.findByRole("button", { name: "Change…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("checkbox", { name: "Customers see it" }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), "Closed for good");
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("Updated successfully.");
  expect(sent[0]?.input).toMatchObject({
    ...{ active: false, minimum_order: 10, accept_within: 8, reason: "Closed for good" },
  });
});

test("a dispatcher pauses a store and changes nothing else", async () => {
  const { sent } = await openDesk("/desk/stores/3", { permissions: ["dispatch"], replies });
  await userEvent.click(await screen.findByRole("button", { name: "Pause…" }));
  expect(screen.queryByRole("button", { name: "Change…" })).toBeNull();
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Pause…" }));
  await screen.findByText("Updated successfully.");
  expect(sent.map(({ endpoint }) => endpoint)).toEqual(["PUT /desk/stores/3/pause"]);
});
