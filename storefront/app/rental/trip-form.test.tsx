import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { noon, renderInShop } from "../catalog/testing.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { enterRental, testPlan } from "./testing.ts";
import { TripForm } from "./trip-form.tsx";
import { newPlan } from "./trip-plan.ts";

beforeEach(enterRental);

function showForm(initial = newPlan(new Date(noon), "Europe/Paris")) {
  const onSubmit = vi.fn();
  renderInShop(<TripForm initial={initial} submitLabel="Search" onSubmit={onSubmit} />, {
    config: { vehicle_hourly_min: 4.5 },
  });
  return onSubmit;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const returnField = (length: string, time: string) =>
  screen.getByRole("button", { name: new RegExp(`^Return, ${length} ?${time}$`) });
const submit = () => userEvent.click(screen.getByRole("button", { name: "Search" }));

test("starts at the visitor's location, two days from the next half hour on", async () => {
  fakeApi({});
  const onSubmit = showForm();
  expect(screen.getByRole("combobox", { name: "Near" })).toHaveProperty("value", "1 Quay Street");
  expect(screen.getByRole("radio", { name: "By the day" })).toHaveProperty("checked", true);
  expect(screen.getByText("from €4.50")).toBeTruthy();
  expect(returnField("2 days", "Fri 6 Mar, 12:30")).toBeTruthy();
  await submit();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      ...testPlan,
      day: "2026-03-04",
      time: "12:30",
      returnDay: "2026-03-06",
    }),
  );
});

test("needs a destination for a trip by distance, and locates what is typed", async () => {
  fakeApi({
    "GET /config/geocode-api": () => ({
      status: "OK",
      results: [
        {
          formatted_address: "Old mill, Belrive",
          geometry: { location: { lat: 44.2, lng: -1.3 } },
          place_id: "8",
          address_components: [],
        },
      ],
    }),
  });
  const onSubmit = showForm();
  await userEvent.click(screen.getByRole("radio", { name: "By distance" }));
  await submit();
  expect((await screen.findByRole("alert")).textContent).toContain("where you are going");
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.type(screen.getByRole("combobox", { name: "Destination" }), "Old mill");
  await submit();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        type: "distance_wise",
        destination: { point: { lat: 44.2, lng: -1.3 }, address: "Old mill, Belrive" },
      }),
    ),
  );
});

test("chooses pickup and return on a calendar, or the return alone", async () => {
  fakeApi({});
  const onSubmit = showForm();
  await userEvent.click(screen.getByRole("button", { name: /^Pickup/ }));
  await press("Tuesday 10 March");
  expect(screen.getByRole("status").textContent).toBe("Now choose the day of the return.");
  await press("Thursday 12 March");
  await userEvent.selectOptions(screen.getByLabelText("Pickup time"), "09:00");
  const field = returnField("2 days", "Thu 12 Mar, 09:00");
  await userEvent.click(field);
  await press("Saturday 14 March");
  expect(returnField("4 days", "Sat 14 Mar, 09:00")).toBe(field);
  await submit();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ day: "2026-03-10", time: "09:00", returnDay: "2026-03-14" }),
    ),
  );
});

test("does not search for a time that is over", async () => {
  fakeApi({});
  const onSubmit = showForm({ ...testPlan, day: "2026-03-04", time: "11:30" });
  expect(screen.getByRole("alert").textContent).toBe("That time is over. Choose another one.");
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
});
