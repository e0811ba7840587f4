import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderUi } from "../testing/render.tsx";
import { DayCalendar } from "./day-calendar.tsx";

function showCalendar() {
  const onChoose = vi.fn<(day: string) => void>();
  renderUi(
    <DayCalendar
      label="When it is free"
      min="2026-11-28"
      max="2027-02-10"
      start="2026-12-04"
      end="2026-12-07"
      detailOf={(day) => (day === "2026-12-11" ? { isTaken: true, note: "taken" } : null)}
      onChoose={onChoose}
    />,
  );
  return onChoose;
}

const day = (name: string) => screen.getByRole("button", { name });
const focused = () => document.activeElement?.getAttribute("aria-label");

test("shows two months, and selects the days from the first to the last", () => {
  showCalendar();
  expect(screen.getByRole("table", { name: "December 2026" })).toBeTruthy();
  expect(screen.getByRole("table", { name: "January 2027" })).toBeTruthy();
  const selected = screen.getAllByRole("button", { pressed: true });
  expect(selected.map(({ textContent }) => textContent)).toEqual(["4", "5", "6", "7"]);
});

test("arrow keys move by day and week, the page keys by month, and stop at the last day", async () => {
  const onChoose = showCalendar();
  day("Friday 4 December").focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Saturday 5 December");
  await userEvent.keyboard("{ArrowDown}{Home}");
  expect(focused()).toBe("Monday 7 December");
  await userEvent.keyboard("{PageDown}");
  expect(focused()).toBe("Thursday 7 January");
  await userEvent.keyboard("{PageDown}");
  expect(focused()).toBe("Sunday 7 February");
  expect(screen.getByRole("table", { name: "February 2027" })).toBeTruthy();
  await userEvent.keyboard("{PageDown}");
  expect(focused()).toBe("Wednesday 10 February");
  await userEvent.keyboard("{PageUp}{End}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("2027-01-10");
});

test("a taken day says so by a word, can be reached, and cannot be chosen", async () => {
  const onChoose = showCalendar();
  const taken = day("Friday 11 December, taken");
  expect(taken.getAttribute("aria-disabled")).toBe("true");
  taken.focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(taken);
  expect(onChoose).not.toHaveBeenCalled();
});

test("turns months by its buttons, and no further than the days that can be chosen", async () => {
  showCalendar();
  await userEvent.click(screen.getByRole("button", { name: "Earlier months" }));
  expect(screen.getByRole("table", { name: "November 2026" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Earlier months" })).toHaveProperty("disabled", true);
  expect(day("Friday 27 November").getAttribute("aria-disabled")).toBe("true");
});
