import { fireEvent, screen, waitFor } from "@testing-library/react";
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

const submit = () => userEvent.click(screen.getByRole("button", { name: "Search" }));

test("starts at the visitor's location, two days from the next half hour on", async () => {
  fakeApi({});
  const onSubmit = showForm();
  expect(screen.getByRole("combobox", { name: "Near" })).toHaveProperty("value", "1 Quay Street");
  expect(screen.getByRole("radio", { name: "By the day" })).toHaveProperty("checked", true);
  expect(screen.getByText("from €4.50")).toBeTruthy();
  expect(screen.getByLabelText("Return day (2 days)")).toHaveProperty("value", "2026-03-06");
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

test("moves the return along with the pickup, and limits it to 30 days", () => {
  fakeApi({});
  showForm();
  fireEvent.change(screen.getByLabelText("Pickup day"), { target: { value: "2026-03-10" } });
  const returnDay = screen.getByLabelText("Return day (2 days)");
  expect(returnDay).toHaveProperty("value", "2026-03-12");
  fireEvent.change(returnDay, { target: { value: "2026-05-01" } });
  expect(screen.getByLabelText("Return day (30 days)")).toHaveProperty("value", "2026-04-09");
});

test("does not search for a time that is over", async () => {
  fakeApi({});
  const onSubmit = showForm({ ...testPlan, day: "2026-03-04", time: "11:30" });
  expect(screen.getByRole("alert").textContent).toBe("That time is over. Choose another one.");
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
});
