import type { TripChecks, TripChecksOfDirection } from "@errand/core/trips/trip-checks.contract";
import type { Trip } from "@errand/core/trips/trips.types";
import { storePicture } from "@errand/ui/forms/picture-storage.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { testTrip, testTripVehicle } from "../../../console/testing-trips.ts";
import { openRental } from "../testing.tsx";

/** The first bytes of a picture. */
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const path = "/vendor/office/trips/100007";

function changedElsewhere() {
  const error = { code: "version", message: "Somebody else has changed this." };
  return Response.json({ errors: [error] }, { status: 409 });
}

/** The trip as the server has it, until a change. */
function serveTrip(first: Trip) {
  let trip = first;
  let checks: TripChecks = { out: null, back: null };
  return {
    "GET /provider/trips/{id}": () => ({ ...trip, checks, transitions: [] }),
    "PUT /provider/trips/{id}/checks": (input: Record<string, unknown>) => {
      const version = checks[input.moment as "out" | "back"]?.version ?? 0;
      if (Number(input.version) !== version) return changedElsewhere();
      checks = { ...checks, [String(input.moment)]: toServed(input) };
      return { message: "Saved.", checks };
    },
    "PUT /provider/trips/{id}/vehicles": () => {
      const updated_at = "2026-03-06T00:00:00.000Z";
      trip = { ...trip, vehicle_identity: [testTripVehicle()], updated_at };
      return { message: "Vehicles assigned.", trip };
    },
  };
}

const confirmed = testTrip({ trip_status: "confirmed" });
const assigned = testTrip({ trip_status: "confirmed", vehicle_identity: [testTripVehicle()] });

beforeEach(() => localStorage.clear());

test("assigns the first free plate with one press", async () => {
  const sent = await openRental({ path, trips: [confirmed], replies: serveTrip(confirmed) });
  await userEvent.click(await screen.findByRole("button", { name: "Assign" }));
  expect(await screen.findByRole("button", { name: "Hand over AB-123-CD" })).toBeTruthy();
  expect(sent).toEqual([
    {
      endpoint: "PUT /provider/trips/100007/vehicles",
      input: { vehicles: [{ vehicle_identity_id: 90 }] },
    },
  ]);
});

test("opens from the link of an order, as reviews and refunds have it", async () => {
  await openRental({
    path: "/vendor/orders/100007",
    trips: [confirmed],
    replies: serveTrip(confirmed),
  });
  expect(await screen.findByRole("button", { name: "Assign" })).toBeTruthy();
});

test("offers no plate that another trip has at that time", async () => {
  const other = testTrip({
    ...{ id: 9, trip_status: "confirmed", pickup_time: "2026-03-10T09:00:00.000Z" },
    vehicle_identity: [testTripVehicle()],
  });
  await openRental({ path, trips: [confirmed, other], replies: serveTrip(confirmed) });
  const plate = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Plate, Clio 1" });
  expect(plate.selectedOptions[0]?.textContent).toBe("EF-456-GH");
  const taken = screen.getByRole<HTMLOptionElement>("option", { name: "AB-123-CD, taken" });
  expect(taken.disabled).toBe(true);
});

/** What the server has of what was sent; new pictures get keys. */
function toServed({ ticks, meters, notes, pictures, image, version }: Record<string, unknown>) {
  const added = image === undefined ? [] : [image].flat();
  const keys = [pictures ?? []].flat().concat(added.map((_, index) => `new-${index}`));
  return {
    ...({ ticks, meters, notes } as Pick<TripChecksOfDirection, "ticks" | "meters" | "notes">),
    pictures: keys.map((key) => ({ key: String(key), url: `https://shop.test/files/${key}` })),
    updated_at: "2026-03-06T09:00:00.000Z",
    version: Number(version) + 1,
  };
}

test("sends what is checked while it is filled in, so that another device goes on with it", async () => {
  const replies = serveTrip(assigned);
  const sent = await openRental({ path, trips: [assigned], replies });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Licence seen and compared" }));
  await userEvent.type(screen.getByLabelText("AB-123-CD, km"), "18 412");
  await screen.findByText("Saved. Your other devices and the desk see it.");
  const last = sent.filter(({ endpoint }) => endpoint.endsWith("/checks")).at(-1);
  expect(last?.input).toMatchObject({
    ...{ moment: "out", ticks: ["licence"], notes: "", pictures: [] },
    meters: [{ vehicle_identity_id: 90, odometer: 18_412, fuel: null }],
  });
  cleanup();
  localStorage.clear();
  await openRental({ path, trips: [assigned], replies });
  const licence = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^Licence/ });
  expect(licence.checked).toBe(true);
  expect(screen.getByLabelText("AB-123-CD, km")).toHaveProperty("value", "18412");
});

test("says that another device has changed a checklist meanwhile, and shows its version", async () => {
  const replies = serveTrip(assigned);
  await openRental({ path, trips: [assigned], replies });
  const kilometres = await screen.findByLabelText("AB-123-CD, km");
  changeElsewhere(replies, { notes: "Scratch at the back" });
  await userEvent.type(kilometres, "18 412");
  const question = within(await screen.findByRole("alert"));
  expect(question.getByText(/^Another device changed this checklist at/)).toBeTruthy();
  await userEvent.click(question.getByRole("button", { name: "Show that one" }));
  expect(await screen.findByDisplayValue("Scratch at the back")).toBeTruthy();
  expect(kilometres).toHaveProperty("value", "");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("replaces the checklist of another device when the person chooses to", async () => {
  const replies = serveTrip(assigned);
  const sent = await openRental({ path, trips: [assigned], replies });
  const kilometres = await screen.findByLabelText("AB-123-CD, km");
  changeElsewhere(replies, { notes: "Scratch at the back" });
  await userEvent.type(kilometres, "18 412");
  await userEvent.click(await screen.findByRole("button", { name: "Save mine instead" }));
  await screen.findByText("Saved. Your other devices and the desk see it.");
  expect(sent.at(-1)?.input).toMatchObject({
    ...{ version: 1, notes: "" },
    meters: [{ vehicle_identity_id: 90, odometer: 18_412, fuel: null }],
  });
  expect(screen.queryByRole("alert")).toBeNull();
});

/** As a second device stores the checklist of the hand-over first. */
function changeElsewhere(replies: ReturnType<typeof serveTrip>, more: { notes: string }) {
  const input = { moment: "out", version: 0, ticks: [], meters: [], ...more };
  replies["PUT /provider/trips/{id}/checks"](input);
}

test("shows what was checked of a trip that is over", async () => {
  const completed = { ...assigned, trip_status: "completed" as const };
  const served = {
    ...{ ticks: ["keys"], notes: "Scratch at the back", updated_at: "2026-03-06T09:00:00.000Z" },
    version: 1,
    meters: [{ vehicle_identity_id: 90, odometer: 18_412, fuel: 96 }],
    pictures: [{ key: "a", url: "https://shop.test/files/a" }],
  };
  await openRental({
    path,
    replies: {
      "GET /provider/trips/{id}": () => ({
        ...{ ...completed, transitions: [] },
        checks: { out: served, back: { ...served, notes: "", pictures: [] } },
      }),
    },
  });
  const out = within(await screen.findByRole("region", { name: "At the hand-over" }));
  expect(out.getByText("AB-123-CD: 18,412 km, 96 %")).toBeTruthy();
  expect(out.getByRole("img", { name: "Picture 1 at the hand-over" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "At the return" })).toBeTruthy();
});

test("says what is missing before a hand-over, and keeps what is checked on the device", async () => {
  await openRental({ path, trips: [assigned], replies: serveTrip(assigned) });
  const action = await screen.findByRole("button", { name: "Hand over AB-123-CD" });
  await userEvent.click(screen.getByRole("checkbox", { name: "Licence seen and compared" }));
  await userEvent.click(action);
  expect((await screen.findByText(/^Still missing:/)).textContent).toBe(
    "Still missing: deposit, walk around, kilometres and charge, keys",
  );
  await checkAll("out");
  await userEvent.type(screen.getByLabelText("AB-123-CD, km"), "18 412");
  await userEvent.type(screen.getByLabelText("AB-123-CD, fuel or charge in %"), "96");
  await userEvent.click(action);
  expect(await screen.findByText("Trip 100007 handed over")).toBeTruthy();
  expect(localStorage.getItem("console:store:trips")).toContain("18 412");
});

test("shows at the return what has changed since the hand-over", async () => {
  const meters = [{ unitId: 90, plate: "AB-123-CD", odometer: "18 412", fuel: "96" }];
  const picture = new File([jpeg], "back.jpg", { type: "image/jpeg" });
  const out = { meters, notes: "Scratch at the back", pictures: [await storePicture(picture)] };
  const stored = { 100007: { out, at: Date.now() } };
  localStorage.setItem("console:store:trips", JSON.stringify(stored));
  const ongoing = { ...assigned, trip_status: "ongoing" as const };
  await openRental({ path, trips: [ongoing], replies: serveTrip(ongoing) });
  await userEvent.type(await screen.findByLabelText("AB-123-CD, km"), "18624");
  await userEvent.type(screen.getByLabelText("AB-123-CD, fuel or charge in %"), "70");
  expect(screen.getByText("212 km driven.")).toBeTruthy();
  expect(screen.getByText("-26 % in the tank.")).toBeTruthy();
  expect(screen.getByText("Scratch at the back")).toBeTruthy();
  expect(await screen.findByRole("img", { name: "Picture 1 at the hand-over" })).toBeTruthy();
  await checkAll("back");
  await userEvent.click(screen.getByRole("checkbox", { name: /received in cash/ }));
  await userEvent.click(screen.getByRole("button", { name: "Take back AB-123-CD" }));
  expect(await screen.findByText("Trip 100007 taken back")).toBeTruthy();
});

async function checkAll(direction: "out" | "back") {
  const names =
    direction === "out"
      ? [/^Deposit of/, /^Walked around/, /^Keys and papers handed over/]
      : [/^Deposit of/, /^Walked around/, /^Keys and papers are back/];
  for (const name of names) await userEvent.click(screen.getByRole("checkbox", { name }));
}
