import { defaultTerms, toRentalTerms } from "@errand/core/rental/rental-terms";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openRental } from "../testing.tsx";

const settings = {
  active: 1,
  schedules: [{ day: 1, opening_time: "08:00:00", closing_time: "18:00:00" }],
  closed_dates: [],
  pickup_zone_id: [1],
  rental_rules: ["Drivers are 21 or older."],
  announcement_message: null,
  terms: toRentalTerms(defaultTerms),
};
const zone = (id: number, name: string) => ({
  ...{ id, name, display_name: name, status: 1 },
  coordinates: { type: "Polygon", coordinates: [] },
  ...{ cash_on_delivery: true, digital_payment: true, offline_payment: false },
  ...{ increased_delivery_fee: 0, increased_delivery_fee_status: 0 },
  increase_delivery_charge_message: null,
  ...{ zone_module: [], modules: [] },
});
const replies = {
  "GET /provider/settings": () => settings,
  "GET /zone/list": () => [zone(1, "Harbour"), zone(2, "Old Town")],
  "PUT /provider/settings": (input: object) => ({ ...settings, ...input, message: "Saved." }),
};

test("changes pickup zones, rules and terms, and nothing of the hours", async () => {
  const sent = await openRental({ path: "/vendor/office/settings", replies });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Old Town" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove rule 1" }));
  const deposit = screen.getByLabelText("Deposit");
  await userEvent.clear(deposit);
  await userEvent.type(deposit, "300");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect
    .poll(() => sent[0]?.input)
    .toMatchObject({
      ...{ pickup_zone_id: [1, 2], rental_rules: [] },
      terms: { deposit: 300, kept: "first_day", insurance: null },
    });
  expect(sent[0]?.input).not.toHaveProperty("schedules");
});

test("sets the hours in which vehicles change hands", async () => {
  const sent = await openRental({ path: "/vendor/office/hours", replies });
  const [sameOnAllDays] = await screen.findAllByRole("button", { name: "Same on all days" });
  await userEvent.click(sameOnAllDays as HTMLElement);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => sent[0]?.endpoint).toBe("PUT /provider/settings");
});
