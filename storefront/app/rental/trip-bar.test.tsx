import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { renderInShop } from "../catalog/testing.tsx";
import { fakeApi } from "../testing/fake-api.ts";
import { enterRental, testPlan } from "./testing.ts";
import { TripBar } from "./trip-bar.tsx";
import type { TripPlan } from "./trip-plan.ts";

beforeEach(() => {
  enterRental();
  fakeApi({});
});

function showBar(initial: TripPlan = testPlan, shown: TripPlan | null = null) {
  const onSubmit = vi.fn<(plan: TripPlan) => void>();
  renderInShop(
    <TripBar initial={initial} shown={shown} submitLabel="Search" onSubmit={onSubmit} />,
  );
  return onSubmit;
}

const field = (name: RegExp) => screen.getByRole("button", { name });
const day = (dialog: HTMLElement, name: RegExp) => within(dialog).getByRole("button", { name });

test("each field opens its own editor; two presses choose the days", async () => {
  const onSubmit = showBar();
  expect(field(/^Near/).textContent).toBe("Near1 Quay Street");
  await userEvent.click(field(/^Return, 2 days/));
  const dialog = await screen.findByRole("dialog", { name: "Pickup and return" });
  await userEvent.click(day(dialog, /^Monday 9 March/));
  expect(within(dialog).getByRole("status").textContent).toBe("Now choose the day of the return.");
  await userEvent.click(day(dialog, /^Thursday 12 March/));
  await userEvent.selectOptions(within(dialog).getByRole("combobox"), "16:00");
  await userEvent.click(within(dialog).getByRole("button", { name: "Done" }));
  expect(field(/^Pickup/).textContent).toBe("PickupMon 9 Mar, 16:00");
  expect(field(/^Return/).textContent).toBe("Return, 3 daysThu 12 Mar, 16:00");
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      ...testPlan,
      day: "2026-03-09",
      time: "16:00",
      returnDay: "2026-03-12",
    }),
  );
});

test("by the hour, one day and the hours of start and end are chosen", async () => {
  showBar({ ...testPlan, type: "hourly" });
  await userEvent.click(field(/^Return, 3 hours/));
  const dialog = await screen.findByRole("dialog", { name: "Pickup and return" });
  await userEvent.click(day(dialog, /^Monday 9 March/));
  await userEvent.selectOptions(
    within(dialog).getByRole("combobox", { name: "Return" }),
    "Mon 9 Mar, 15:30 · 5 hours",
  );
  expect(field(/^Return/).textContent).toBe("Return, 5 hoursMon 9 Mar, 15:30");
});

test("by distance, prices of a kilometre follow at once, and a search needs the destination", async () => {
  const onSubmit = showBar(testPlan, testPlan);
  await userEvent.click(screen.getByRole("radio", { name: "By distance" }));
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ ...testPlan, type: "distance_wise" }),
  );
  onSubmit.mockClear();
  expect(field(/^Destination/).textContent).toBe("DestinationWhere to?");
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect((await screen.findByRole("alert")).textContent).toContain("where you are going");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("searches another unit at once where nothing is missing", async () => {
  const onSubmit = showBar(testPlan, testPlan);
  await userEvent.click(screen.getByRole("radio", { name: "By the hour" }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...testPlan, type: "hourly" }));
});

test("does not search for a time that is over", async () => {
  const onSubmit = showBar({ ...testPlan, day: "2026-03-04", time: "11:30" });
  expect(screen.getByRole("alert").textContent).toBe("That time is over. Choose another one.");
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(onSubmit).not.toHaveBeenCalled();
});
