import type { Vehicle } from "@errand/core/rental/rental.types";
import type { Trip } from "@errand/core/trips/trips.types";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { type ApiCaller, callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";
import type { TestUser } from "./test-user.ts";

// The browser reports each refused change: a time that a vehicle cannot follow, a trip that is confirmed by now.
test.use({ toleratedErrors: [/status of 409/] });

const phone = { width: 360, height: 740 };
const hourMs = 3_600_000;

interface Fleet {
  caller: ApiCaller;
  /** Two vehicles of one provider that are free for two days. */
  vehicles: [Vehicle, Vehicle];
  pickup: { lat: number; lng: number; location_name: string };
}

/** Ten in the morning by the shop's winter time on a day of the next months, which tests hardly share. */
function someMorning(): Date {
  const days = 20 + Math.floor(Math.random() * 80);
  return new Date(`${dayOf(new Date(Date.now() + days * 24 * hourMs))}T09:00:00Z`);
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** A provider whose vehicles are free then, and its place as the visitor's location. */
async function visitFleet(user: TestUser, request: APIRequestContext, at: Date): Promise<Fleet> {
  const modules = await callApi(request, "GET /module", {});
  const module = modules.find(({ module_type }) => module_type === "rental");
  if (!module) throw new Error("The shop has no rental module.");
  for (const zone of module.zones) {
    const caller = { zones: [zone], moduleId: module.id };
    const { stores } = await callApi(request, "GET /rental/provider/list", { limit: 50 }, caller);
    for (const store of stores.filter((each) => each.zone_id === zone)) {
      const { vehicles } = await callApi(
        request,
        "GET /rental/vehicle/search",
        { provider_id: store.id, date: at.toISOString(), duration: 72, trip_type: "day_wise" },
        caller,
      );
      const [first, second] = vehicles;
      if (!first || !second) continue;
      await user.setLocationAndModule(store, modules);
      const { latitude: lat, longitude: lng, address } = store;
      return {
        caller,
        vehicles: [first, second],
        pickup: { lat, lng, location_name: address },
      };
    }
  }
  throw new Error("No provider has two vehicles that are free then.");
}

/** A trip of two days, around the provider. */
function twoDays({ pickup }: Fleet, at: Date) {
  return {
    pickup_location: pickup,
    destination_location: pickup,
    pickup_time: at.toISOString(),
    rental_type: "day_wise" as const,
    estimated_hours: 48,
  };
}

/** Books vehicles by the API, as a guest or a customer. */
async function book(
  request: APIRequestContext,
  { caller, pickup, vehicles }: Fleet,
  options: {
    at: Date;
    vehicle?: Vehicle;
    quantity?: number;
    who: Pick<ApiCaller, "guest" | "token">;
  },
): Promise<Trip> {
  const { at, vehicle = vehicles[0], quantity = 1, who } = options;
  const shopper = { ...caller, ...who };
  await callApi(
    request,
    "POST /rental/user/cart/add-to-cart",
    { vehicle_id: vehicle.id, quantity, ...twoDays({ caller, pickup, vehicles }, at) },
    shopper,
  );
  const input = { provider_id: vehicle.provider_id, scheduled: 0 as const };
  const quote = await callApi(request, "POST /rental/user/trip/get-tax", input, shopper);
  const { trip } = await callApi(
    request,
    "POST /rental/user/trip/trip-booking",
    {
      ...input,
      trip_amount: quote.receipt.total,
      contact_person_name: "Ines Martin",
      contact_person_number: "+33612345678",
      contact_person_email: "ines@customer.example",
    },
    shopper,
  );
  return trip;
}

async function newGuest(request: APIRequestContext) {
  return { guest: (await callApi(request, "POST /auth/guest/request", {})).guest_id };
}

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
  await expect(async () => {
    await page
      .getByRole("button", { name: /^Add .*to your trip|^Add to trip/ })
      .first()
      .click();
    await expect(drawer.getByRole("link", { name: vehicle.name })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
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
  const fleet = await visitFleet(user, request, at);
  const [car, other] = fleet.vehicles;
  // Nothing of the other one is left at the later time.
  await book(request, fleet, {
    at: later,
    vehicle: other,
    quantity: other.total_vehicles,
    who: await newGuest(request),
  });

  await page.goto(vehiclePage(car, at));
  await addToTrip(page, car);
  await page.goto(vehiclePage(other, at));
  const drawer = await addToTrip(page, other);
  await expect(drawer.getByText("2 days")).toBeVisible();
  await expectAccessible(page);

  await test.step("changing the time names the vehicle that is not free then", async () => {
    await drawer.getByRole("button", { name: "Change trip" }).click();
    const dialog = page.getByRole("dialog", { name: "Change your trip" });
    await dialog.getByLabel("Pickup day").fill(dayOf(later));
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
    await page.getByRole("button", { name: "Change: Payment" }).click();
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

test("a guest finds a trip by its number and phone, and cancels it", async ({
  page,
  request,
  user,
}) => {
  test.slow();
  const at = someMorning();
  const fleet = await visitFleet(user, request, at);
  const who = await newGuest(request);
  await page.addInitScript((id) => localStorage.setItem("guest_id", id), who.guest);
  let days = 0;
  // The provider may confirm a trip before a busy machine gets to cancel it.
  await expect(async () => {
    days += 3;
    const trip = await book(request, fleet, {
      at: new Date(at.getTime() + days * 24 * hourMs),
      who,
    });
    await page.goto(`/track-order?trip_id=${trip.id}`);
    await page.getByRole("textbox", { name: /^Phone number/ }).fill("0612345678");
    await page.getByRole("button", { name: "Track order" }).click();
    await page.getByRole("button", { name: "Cancel trip" }).click({ timeout: 5000 });
    const dialog = page.getByRole("dialog", { name: "Cancel this trip?" });
    await dialog.getByRole("button", { name: "My plans have changed" }).click();
    await dialog.getByRole("button", { name: "Cancel trip" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Canceled" })).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
  await expect(page.getByText("Reason: My plans have changed")).toBeVisible();
});

test("a customer rates the vehicle of a completed trip", async ({ page, request, user }) => {
  test.slow();
  const { token } = await user.signIn();
  const at = new Date(Date.now() + 90_000);
  const fleet = await visitFleet(user, request, at);
  const trip = await book(request, fleet, { at, who: { token } });
  await callApi(
    request,
    "POST /rental/user/trip/payment",
    { trip_id: trip.id, payment_method: "cash_payment", payment_platform: "web" },
    { ...fleet.caller, token },
  );
  await page.goto("/my-trips");
  await expect(page.getByText(`Trip #${trip.id}`)).toBeVisible();
  await page.goto(`/track-order?trip_id=${trip.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Completed" })).toBeVisible({
    timeout: 240_000,
  });
  await page.getByRole("button", { name: "Rate your trip" }).click();
  const dialog = page.getByRole("dialog", { name: "Rate your vehicles" });
  await dialog.getByRole("radio", { name: "4 stars" }).press("Space");
  await dialog.getByRole("textbox").fill("Clean and quick");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send ratings" }).click();
  await expect(page.getByText("Thank you for rating this trip.")).toBeVisible();
  await page.goto("/my-trips?tab=completed");
  await expect(page.getByText(`Trip #${trip.id}`)).toBeVisible();
  await expectAccessible(page);
});
