import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderInShop } from "../catalog/testing.tsx";
import { SlotSelects } from "./slot-selects.tsx";

const slot = (day: string, clock: string, isFull = false) => ({
  at: `${day}T${clock}:00.000Z`,
  clock,
  isFull,
});

async function chosenBy(slots: ReturnType<typeof slot>[]) {
  const onChange = vi.fn();
  renderInShop(
    <SlotSelects
      days={[{ day: "2026-03-06", slots }]}
      isPossibleNow
      at={null}
      onChange={onChange}
      today="2026-03-05"
      day="2026-03-05"
      slots={[]}
    />,
  );
  await userEvent.click(screen.getByRole("combobox", { name: "Day" }));
  await userEvent.click(await screen.findByRole("option", { name: "Tomorrow" }));
  return onChange.mock.lastCall?.[0];
}

const day = "2026-03-06";

test.each([
  [
    "the morning rather than midnight",
    [slot(day, "00:00"), slot(day, "07:30"), slot(day, "08:00")],
  ],
  ["the first free time of the day", [slot(day, "07:00"), slot(day, "08:00")], "08:00"],
  ["a time that is not full", [slot(day, "08:00", true), slot(day, "08:15")], "08:15"],
  ["the night where nothing else is free", [slot(day, "00:00"), slot(day, "08:00", true)], "00:00"],
  ["the evening of a store that opens then", [slot(day, "17:30"), slot(day, "18:00")], "17:30"],
])("another day starts with %s", async (_title, slots, clock = "08:00") => {
  expect(await chosenBy(slots)).toBe(`${day}T${clock}:00.000Z`);
});
