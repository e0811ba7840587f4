import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { testFleetVehicle, testModule } from "../../../console/testing-trips.ts";
import { openRental, toPage } from "../testing.tsx";

const path = "/vendor/office/vehicles";
const car = testFleetVehicle();
const replies = {
  "GET /module": () => [testModule],
  "GET /rental/vehicle/category-list": () =>
    toPage({ vehicles: [{ id: 2, name: "City cars", image_full_url: null }] }),
  "GET /rental/vehicle/brand-list": () =>
    toPage({ brands: [{ id: 7, name: "Belmont", image_full_url: null }] }),
  "PUT /provider/vehicles/{id}": () => ({ message: "Saved.", vehicle: car }),
  "POST /provider/vehicles": () => ({ message: "Saved.", vehicle: car }),
};

test("lists vehicles with their prices, and finds one by its plate", async () => {
  const van = testFleetVehicle({ id: 71, name: "Van", units: [], active: 0 });
  const fleet = { "GET /provider/vehicles": () => toPage({ vehicles: [car, van] }) };
  await openRental({ path, replies: fleet });
  const row = await screen.findByRole("link", { name: /^Clio/ });
  expect(row.textContent).toContain("50.00");
  expect(screen.getByRole("link", { name: /^Van/ }).textContent).toContain("not offered");
  await userEvent.type(screen.getByRole("searchbox"), "ef-456");
  expect(screen.queryByRole("link", { name: /^Van/ })).toBeNull();
});

test("sends only what is changed of a vehicle", async () => {
  const sent = await openRental({ path: `${path}/70`, replies });
  const price = await screen.findByLabelText("A day");
  await userEvent.clear(price);
  await userEvent.type(price, "55.5");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect
    .poll(() => sent)
    .toEqual([{ endpoint: "PUT /provider/vehicles/70", input: { day_wise_price: 55.5 } }]);
});

test("adds a plate, and says at its field what is missing", async () => {
  const sent = await openRental({ path: `${path}/70`, replies });
  await userEvent.click(await screen.findByRole("button", { name: "Plate" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toBe("This is required.");
  await userEvent.type(screen.getByLabelText("Plate 3"), "ij-789-kl");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const units = [
    { license_plate_number: "AB-123-CD", active: 1 },
    { license_plate_number: "EF-456-GH", active: 1 },
    { license_plate_number: "ij-789-kl", active: 1 },
  ];
  await expect
    .poll(() => sent)
    .toEqual([{ endpoint: "PUT /provider/vehicles/70", input: { units } }]);
});

test("states tags in both languages; one in a single language is that of both", async () => {
  const sent = await openRental({ path: `${path}/70`, replies });
  await userEvent.click(await screen.findByRole("button", { name: "Tag" }));
  await userEvent.type(screen.getByLabelText("Tag 1"), "Family");
  await userEvent.type(screen.getByLabelText("Tag 1 in French"), "Famille");
  await userEvent.click(screen.getByRole("button", { name: "Tag" }));
  await userEvent.type(screen.getByLabelText("Tag 2"), "Sport");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const tag = [
    { en: "Family", fr: "Famille" },
    { en: "Sport", fr: "Sport" },
  ];
  await expect
    .poll(() => sent)
    .toEqual([{ endpoint: "PUT /provider/vehicles/70", input: { tag } }]);
});

test("shows at the plates that one belongs to another vehicle", async () => {
  const errors = [{ code: "license_plate_number", field: "units", message: "Taken." }];
  const taken = () => Response.json({ errors }, { status: 409 });
  await openRental({
    path: `${path}/70`,
    replies: { ...replies, "PUT /provider/vehicles/{id}": taken },
  });
  await userEvent.type(await screen.findByLabelText("Plate 1"), "X");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const plates = await screen.findByRole("region", { name: "Plates" });
  expect((await within(plates).findByRole("alert")).textContent).toBe("Taken.");
});

test("a new vehicle needs a price", async () => {
  const sent = await openRental({ path: `${path}/new`, replies });
  for (const [name, text] of [
    [/^Name \*/, "Filante"],
    [/^Model/, "2026"],
    [/^Type/, "bike"],
    [/^Engine/, "250 W"],
    [/^Power/, "0.25 kW"],
    [/^Plate 1/, "B-1"],
  ] as const) {
    await userEvent.type(await screen.findByLabelText(name), text);
  }
  await userEvent.selectOptions(screen.getByLabelText(/^Category/), "City cars");
  await userEvent.selectOptions(screen.getByLabelText(/^Brand/), "Belmont");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText("State at least one price."))[0]).toBeTruthy();
  await userEvent.type(screen.getByLabelText("An hour"), "4");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await expect
    .poll(() => sent[0]?.input)
    .toMatchObject({
      name: { en: "Filante", fr: "Filante" },
      ...{ hourly_price: 4, day_wise_price: null, category_id: 2, brand_id: 7 },
    });
});

test("who may not change the fleet reads it", async () => {
  await openRental({ path, replies, permissions: ["trips", "vehicles:read"] });
  await screen.findByRole("link", { name: /^Clio/ });
  expect(screen.queryByRole("link", { name: "New vehicle" })).toBeNull();
});
