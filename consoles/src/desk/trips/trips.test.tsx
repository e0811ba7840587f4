import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { testTrip } from "../../console/testing-trips.ts";
import { openDesk } from "../testing.tsx";

const trip = testTrip({ id: 100_007 });
const transitions = [
  {
    ...{ from: null, to: "pending", reason: null, at: "2026-03-05T09:15:00.000Z" },
    actor: { kind: "guest", name: null },
  },
];
const replies = (asked: Record<string, unknown>[] = []) => ({
  "GET /zone/list": () => [],
  "GET /desk/views": () => [],
  "GET /desk/trips": (input: Record<string, unknown>) => {
    asked.push(input);
    return { total_size: 1, limit: 50, offset: 1, trips: [trip] };
  },
  "GET /desk/trips/{id}": () => ({ ...trip, transitions, checks: { out: null, back: null } }),
});

test("trips are found by their state, and open", async () => {
  const asked: Record<string, unknown>[] = [];
  await openDesk("/desk/trips", { replies: replies(asked) });
  await userEvent.selectOptions(await screen.findByLabelText("State"), "active");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: "active" }));
  await userEvent.click(await screen.findByRole("link", { name: "100007" }));
  await screen.findByRole("heading", { name: "What happened" });
  screen.getByText("booked it");
  expect(screen.getByRole("link", { name: "Harbour Cars" }).getAttribute("href")).toBe(
    "/desk/stores/40",
  );
});

test("a trip is canceled with a reason", async () => {
  const { sent } = await openDesk("/desk/trips/100007", {
    replies: {
      ...replies(),
      "POST /desk/trips/{id}/cancel": () => ({ message: "The trip is canceled.", trip }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Cancel…" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel trip 100007?" });
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Flooded");
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel…" }));
  await screen.findByText("The trip is canceled.");
  expect(sent).toEqual([
    { endpoint: "POST /desk/trips/100007/cancel", input: { reason: "Flooded" } },
  ]);
});

test("who only reads cancels nothing", async () => {
  await openDesk("/desk/trips/100007", { permissions: ["*:read"], replies: replies() });
  await screen.findByRole("heading", { name: "What happened" });
  expect(screen.queryByRole("button", { name: "Cancel…" })).toBeNull();
});

test("says that there is no trip of a number", async () => {
  const missing = () =>
    Response.json({ errors: [{ code: "trip", message: "Not found" }] }, { status: 404 });
  await openDesk("/desk/trips/8", { replies: { "GET /desk/trips/{id}": missing } });
  await screen.findByRole("heading", { name: "There is no trip 8" });
});
