import type { Vehicle } from "@errand/core/rental/rental.types";
import { expectAccessible, expectAccessibleEverywhere } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { book, dayOf, hourMs, newGuest, someMorning, visitFleet } from "./book-trip.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import { signInAsProvider, startTrip } from "./trip-provider.ts";
import { phone } from "./viewports.ts";

// The browser reports each refused change: a time that a vehicle cannot follow, a trip that is
// confirmed by now.
test.use({ toleratedErrors: [/status of 409/] });

/** The page of a vehicle for two days from this morning on. */
function vehiclePage({ slug }: Vehicle, at: Date): string {
  const query = new URLSearchParams({
    rental_type: "day_wise",
    day: dayOf(at),
    time: "10:00",
    return_day: dayOf(new Date(at.getTime() + 48 * hourMs)),
  });
  return `/rental/vehicle/${slug}?${query}`;
}

async function addToTrip(page: Page, vehicle: Vehicle) {
  const drawer = page.getByRole("dialog", { name: "Your trip" });
  await page
    .getByRole("button", { name: /^Add .*to your trip|^Add to trip/ })
    .first()
    .click();
  await expect(drawer.getByRole("link", { name: vehicle.name })).toBeVisible();
  return drawer;
}

test("a guest books a car for two days, changes the time and loses one, and pays", async ({
  page,
  request,
  user,
}) => {
  test.slow();
  const at = someMorning();
  const later = new Date(at.getTime() + 4 * 24 * hourMs);
  const fleet = await visitFleet(user, request, at, later);
  const [car, other] = fleet.vehicles;
  // Nothing of the other one is left at the later time.
  const taken = await book(request, fleet, {
    at: later,
    vehicle: other,
    quantity: other.total_vehicles,
    who: await newGuest(request),
  });
  // Before the town's simulator, which refuses some trips.
  const provider = await signInAsProvider(request, other.provider_id);
  await callApi(request, "POST /provider/trips/{id}/confirm", { id: taken.id }, provider);

  await page.goto(vehiclePage(car, at));
  await addToTrip(page, car);
  await page.goto(vehiclePage(other, at));
  const drawer = await addToTrip(page, other);
  await expect(drawer.getByText("2 days")).toBeVisible();
  await expectAccessible(page);

  await test.step("changing the time names the vehicle that is not free then", async () => {
    await drawer.getByRole("button", { name: "Change trip" }).click();
    const dialog = page.getByRole("dialog", { name: "Change your trip" });
    await dialog.getByRole("button", { name: /^Pickup/ }).click();
    for (const days of [0, 2]) {
      const day = dayOf(new Date(later.getTime() + days * 24 * hourMs));
      await dialog.locator(`[data-day="${day}"]`).click();
    }
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Change trip" }).click();
    const conflict = page.getByRole("dialog", { name: "Not all vehicles are free then" });
    await expect(conflict.getByText(other.name)).toBeVisible();
    await conflict.getByRole("button", { name: "Remove it and change the trip" }).click();
    await expect(toast(page, "Your trip has changed.")).toBeVisible();
    await expect(drawer.getByRole("link", { name: other.name })).toBeHidden();
  });

  await test.step("books as a guest", async () => {
    await drawer.getByRole("button", { name: "Continue to booking" }).click();
    await page.getByRole("button", { name: "Guest" }).click();
    await expect(page).toHaveURL(/\/rental\/booking$/);
    for (const [name, value] of Object.entries({
      "Name (required)": "Ines Martin",
      "Phone number (required)": "0612345678",
      "Email (required)": "ines@customer.example",
    })) {
      await page.getByRole("textbox", { name, exact: true }).fill(value);
    }
    await page.getByRole("radio", { name: "Demo card" }).check();
    await page.setViewportSize(phone);
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Book trip · / }).click();
  });

  await test.step("pays on the page of the sandbox, and comes back to the trip", async () => {
    await expect(page).toHaveURL(/\/demo\/payment\//);
    await page.getByRole("button", { name: /^Pay [^,]*$/ }).click();
    await expect(page).toHaveURL(/\/track-order\?trip_id=\d+/);
    await expect(page.getByText("Paid: Demo card")).toBeVisible();
    await expect(page.getByRole("link", { name: car.name })).toBeVisible();
    await expectAccessible(page);
  });
});

test("a customer rates the vehicle of a completed trip", async ({ page, request, user }) => {
  const { token } = await user.signIn();
  const at = someMorning();
  const fleet = await visitFleet(user, request, at);
  const provider = await signInAsProvider(request, fleet.vehicles[0].provider_id);
  const trip = await book(request, fleet, { at, who: { token } });
  // Before the town's simulator, which refuses some trips.
  await callApi(request, "POST /provider/trips/{id}/confirm", { id: trip.id }, provider);
  await callApi(
    request,
    "POST /rental/user/trip/payment",
    { trip_id: trip.id, payment_method: "cash_payment", payment_platform: "web" },
    { ...fleet.caller, token },
  );
  await page.goto("/my-trips");
  await expect(page.getByText(`Trip #${trip.id}`)).toBeVisible();
  await page.goto(`/track-order?trip_id=${trip.id}`);
  await expect(page.getByRole("heading", { level: 1, name: /^Pickup in / })).toBeVisible();
  await startTrip(request, provider, trip);
  await expect(page.getByRole("region", { name: "Keep it longer" })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await callApi(request, "POST /provider/trips/{id}/complete", { id: trip.id }, provider);
  await expect(page.getByRole("heading", { level: 1, name: "Back on time" })).toBeVisible();
  await page.getByRole("button", { name: "Rate your trip" }).click();
  const dialog = page.getByRole("dialog", { name: "Rate your vehicles" });
  await dialog.getByRole("radio", { name: "4 stars" }).press("Space");
  await dialog.getByRole("textbox").fill("Clean and quick");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send ratings" }).click();
  await expect(page.getByText("Thank you for rating this trip.")).toBeVisible();
  await page.goto("/my-trips");
  const past = page.getByRole("region", { name: "Past" });
  await expect(past.getByText(`Trip #${trip.id}`)).toBeVisible();
  await expectAccessible(page);
});
