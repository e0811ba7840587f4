import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
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

const today = "2026-03-05";
const evening = [slot(today, "18:00"), slot(today, "18:30")];

function TimesOfToday({ onChoose }: { onChoose(at: string | null): void }) {
  const [at, setAt] = useState<string | null>(null);
  return (
    <SlotSelects
      days={[{ day: today, slots: evening }]}
      isPossibleNow
      at={at}
      onChange={(chosen) => {
        setAt(chosen);
        onChoose(chosen);
      }}
      today={today}
      day={today}
      slots={evening}
    />
  );
}

test("names now as the time of today, and returns to it from a later one", async () => {
  const onChoose = vi.fn();
  renderInShop(<TimesOfToday onChoose={onChoose} />);
  const time = screen.getByRole("combobox", { name: "Time" });
  expect(time.textContent).toContain("Now");
  await userEvent.click(time);
  await userEvent.click(await screen.findByRole("option", { name: "18:30" }));
  expect(time.textContent).toContain("18:30");
  await userEvent.click(time);
  await userEvent.click(await screen.findByRole("option", { name: "Now" }));
  expect(time.textContent).toContain("Now");
  expect(onChoose.mock.calls).toEqual([[evening[1]?.at], [null]]);
});
