import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openRental } from "../testing.tsx";

const path = "/vendor/office/drivers";
const dora = {
  ...{ id: 3, first_name: "Dora", last_name: "Lange", phone: "+33612345678" },
  ...{ image_full_url: null, active: 1 },
};
const replies = {
  "GET /provider/drivers": () => [dora],
  "POST /provider/drivers": () => ({ message: "Saved.", driver: dora }),
  "DELETE /provider/drivers/{id}": () =>
    Response.json({ errors: [{ code: "in_use", message: "A trip needs them." }] }, { status: 409 }),
};

test("adds a driver once every field is filled in", async () => {
  const sent = await openRental({ path, replies });
  await userEvent.click(await screen.findByRole("button", { name: "New driver" }));
  await userEvent.type(screen.getByLabelText(/^First name/), "Ali");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("Fill this in.")).toHaveLength(2);
  await userEvent.type(screen.getByLabelText(/^Last name/), "Sow");
  await userEvent.type(screen.getByLabelText(/^Phone/), "0612345679");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const input = { first_name: "Ali", last_name: "Sow", phone: "0612345679", active: 1 };
  await expect.poll(() => sent).toEqual([{ endpoint: "POST /provider/drivers", input }]);
});

test("keeps a driver whom a trip needs", async () => {
  await openRental({ path, replies });
  await userEvent.click(await screen.findByRole("button", { name: "Change Dora Lange" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(screen.getByRole("dialog", { name: "Change the driver" })).toBeTruthy();
});
