import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { testModule, testTrip, testTripVehicle } from "../../../console/testing-trips.ts";
import { openRental, toPage } from "../testing.tsx";

const path = "/vendor/office/calendar?from=2026-03-09&view=week";
const trip = testTrip({ trip_status: "confirmed", vehicle_identity: [testTripVehicle()] });
const times = { vehicle_id: 70, name: "Clio", total_vehicles: 2, bookings: [], blocks: [] };
const booking = {
  ...{ trip_id: trip.id, trip_status: "confirmed", quantity: 1, customer_name: "Ada Lovelace" },
  ...{ from: trip.pickup_time, to: trip.estimated_trip_end_time },
};

const replies = {
  "GET /module": () => [testModule],
  "GET /rental/vehicle/category-list": () => toPage({ vehicles: [] }),
  "GET /provider/calendar": () => ({ vehicles: [{ ...times, bookings: [booking] }] }),
  "GET /provider/trips/{id}": () => ({
    ...trip,
    transitions: [],
    checks: { out: null, back: null },
  }),
  "POST /provider/blocks": (input: object) => ({
    message: "Blocked.",
    block: { id: 5, vehicle_identity_id: null, quantity: 1, ...input },
  }),
};

const open = (permissions?: string[]) =>
  openRental({ path, trips: [trip], replies, ...(permissions && { permissions }) });

/** The cell of a plate on a day, counted from 0. */
async function findCell(row: string, day: number) {
  const found = await screen.findByRole("row", { name: new RegExp(`^${row}`) });
  const cells = found.querySelectorAll("button");
  return cells[day] as HTMLButtonElement;
}

test("opens a trip from its cell by the keyboard alone", async () => {
  await open();
  (await findCell("Clio", 0)).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  expect(document.activeElement).toBe(await findCell("AB-123-CD", 1));
  expect(document.activeElement?.textContent).toContain("Ada Lovelace, late, from 9 March");
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Hand over AB-123-CD" })).toBeTruthy();
});

test("blocks a vehicle from a free cell, in the time of the shop", async () => {
  const sent = await open();
  await userEvent.click(await findCell("EF-456-GH", 2));
  await userEvent.click(await screen.findByRole("button", { name: "Block" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Fill this in.");
  await userEvent.type(screen.getByLabelText(/^Reason/), "Brakes");
  await userEvent.click(screen.getByRole("button", { name: "Block" }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        endpoint: "POST /provider/blocks",
        input: {
          vehicle_id: 70,
          vehicle_identity_id: 91,
          from: "2026-03-11T07:00:00.000Z",
          to: "2026-03-11T17:00:00.000Z",
          reason: "Brakes",
        },
      },
    ]);
});

test("says below the days which part of the fleet is taken", async () => {
  await open();
  const row = await screen.findByRole("row", { name: /^Taken, of 2 vehicles/ });
  const shares = [...row.querySelectorAll("td")].map(({ textContent }) => textContent);
  expect(shares).toEqual(["50%", "50%", "50%", "0%", "0%", "0%", "0%"]);
});

test("offers no block to who may not change the fleet", async () => {
  await open(["trips"]);
  await findCell("Clio", 0);
  expect(screen.queryByRole("button", { name: "Block…" })).toBeNull();
});
