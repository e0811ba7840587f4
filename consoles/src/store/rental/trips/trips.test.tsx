import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { testTrip, testTripVehicle } from "../../../console/testing-trips.ts";
import { openRental } from "../testing.tsx";

const path = "/vendor/office/trips";
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

function section(name: string) {
  return within(
    screen.getByRole("heading", { name: new RegExp(`^${name}`) }).closest("section") as HTMLElement,
  );
}

test("groups trips by what is done with them next, late ones first and in words", async () => {
  const out = {
    trip_status: "ongoing" as const,
    pickup_time: at(-30),
    vehicle_identity: [testTripVehicle()],
  };
  await openRental({
    path,
    trips: [
      testTrip({ id: 1, pickup_time: at(200), estimated_trip_end_time: at(220) }),
      testTrip({ ...out, id: 2, estimated_trip_end_time: at(-3.5) }),
      testTrip({ ...out, id: 3, estimated_trip_end_time: at(100) }),
      testTrip({ id: 4, trip_status: "confirmed", pickup_time: at(100) }),
    ],
  });
  expect((await screen.findByText("3 h late")).closest("li")?.textContent).toContain("AB-123-CD");
  const headings = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(["Late 1", "To confirm 1", "On the road 1", "Later 1"]);
  expect(section("Later").getByText("No plate yet")).toBeTruthy();
});

test("finds a trip by its plate", async () => {
  await openRental({
    path,
    trips: [
      testTrip({ id: 1, pickup_time: at(200) }),
      testTrip({
        ...{ id: 2, trip_status: "confirmed", pickup_time: at(200) },
        vehicle_identity: [testTripVehicle()],
      }),
    ],
  });
  await screen.findByText("To confirm", { selector: "h2" });
  await userEvent.type(screen.getByRole("searchbox"), "ab-1");
  expect(screen.queryByText("To confirm", { selector: "h2" })).toBeNull();
  expect(screen.getByText("AB-123-CD")).toBeTruthy();
});

test("confirms a trip, which can be undone before its customer hears of it", async () => {
  const sent = await openRental({ path, trips: [testTrip({ pickup_time: at(200) })] });
  await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
  expect(screen.getByText("Trip 100007 confirmed")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  expect(screen.getByRole("button", { name: "Confirm" })).toBeTruthy();
  expect(sent).toEqual([]);
});

test("asks why a trip is refused", async () => {
  await openRental({ path, trips: [testTrip({ pickup_time: at(200) })] });
  await userEvent.click(await screen.findByRole("button", { name: "Refuse…" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel the trip" }));
  expect(screen.getByRole("alert").textContent).toBe("Say why.");
  await userEvent.click(screen.getByRole("button", { name: "No vehicle is free" }));
  expect(screen.getByText("Trip 100007 canceled")).toBeTruthy();
});

test("says that what is shown may be old while the stream cannot be heard", async () => {
  await openRental({ path, isSilent: true });
  expect(await screen.findByText(/^No connection to the shop/)).toBeTruthy();
});
