import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { testSettings } from "../settings/testing-settings.ts";
import { openSection } from "../testing.tsx";
import { HoursPage } from "./hours-page.tsx";

const lunch = { day: 1, opening_time: "11:30:00", closing_time: "14:30:00" };

const openHours = () =>
  openSection(<HoursPage />, {
    "GET /store/settings": () => ({ ...testSettings, schedules: [lunch] }),
    "PUT /store/settings": () => ({ ...testSettings, message: "Changed." }),
  });

test("adds an evening to a day, and saves the whole week", async () => {
  const writes = await openHours();
  const [monday] = await screen.findAllByRole("button", { name: "Add hours" });
  if (monday) await userEvent.click(monday);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const evening = { day: 1, opening_time: "18:30:00", closing_time: "22:30:00" };
  expect(writes).toEqual([
    { endpoint: "PUT /store/settings", input: { schedules: [lunch, evening], closed_dates: [] } },
  ]);
});

test("closes a day, and saves nothing of what is discarded", async () => {
  const writes = await openHours();
  await userEvent.type(await screen.findByLabelText("Day"), "2099-12-25");
  await userEvent.click(screen.getByRole("button", { name: "Close on this day" }));
  expect(screen.getByRole("button", { name: /^Open again on/ })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  expect(screen.getByText("No closed dates are planned.")).toBeDefined();
  expect(writes).toEqual([]);
});
