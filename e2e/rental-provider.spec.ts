import type { APIRequestContext } from "@playwright/test";
import { expectAccessibleEverywhere } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { book, type Fleet, someMorning } from "./book-trip.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { signInAsProvider } from "./trip-provider.ts";
import { desktop } from "./viewports.ts";

// A code that somebody has used within the same half minute is refused first.
test.use({ toleratedErrors: [/status of 422/] });

/** The provider that the sign-in of the demo offers. */
const slug = "belrive-mobilite";
const name = "Belrive Mobilité";

test("a provider confirms the trip of a customer, hands over and takes back, and finds it in the statement", async ({
  user,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const { token } = await user.signIn();
  const at = someMorning();
  const fleet = await findFleet(request, at);
  const theirs = await browser.newContext({ baseURL, locale: "en-GB", viewport: desktop });
  const office = await theirs.newPage();
  await office.goto("/vendor");
  await office.getByRole("button", { name }).click();
  await expect(title(office, "Calendar")).toBeVisible();

  // The simulator leaves the provider to whoever has signed in.
  const trip = await book(request, fleet, { at, who: { token } });
  const payment = { payment_method: "cash_payment", payment_platform: "web" } as const;
  const customer = { ...fleet.caller, token };
  await callApi(
    request,
    "POST /rental/user/trip/payment",
    { trip_id: trip.id, ...payment },
    customer,
  );

  await test.step("confirms it beside the calendar", async () => {
    const waiting = office.getByRole("complementary").getByRole("listitem");
    const mine = waiting.filter({ has: office.locator(`a[href$="/trips/${trip.id}"]`) });
    await mine.getByRole("button", { name: "Confirm" }).click();
    await expect(office.getByText(`Trip ${trip.id} confirmed`)).toBeVisible();
    await expect(mine).toHaveCount(0);
  });

  await test.step("hands over with a checklist", async () => {
    await section(office, "Trips").click();
    await office.getByRole("link", { name: `Hand over, trip ${trip.id}` }).click();
    await office.getByRole("button", { name: "Assign" }).click();
    await check(office, { odometer: "18412", fuel: "96" });
    await expectAccessibleEverywhere(office);
    await office.getByRole("button", { name: /^Hand over / }).click();
    await expect(office.getByRole("heading", { name: "Handed over" })).toBeVisible();
  });

  await test.step("takes back, and compares", async () => {
    await expect(office.getByRole("heading", { name: "Take back" })).toBeVisible();
    await check(office, { odometer: "18624", fuel: "70" });
    await expect(office.getByText("212 km driven.")).toBeVisible();
    await expectAccessibleEverywhere(office);
    await office.getByRole("button", { name: /^Take back / }).click();
    await expect(office.getByRole("heading", { name: "This trip is over" })).toBeVisible();
    await expectAccessibleEverywhere(office);
  });

  await test.step("finds the trip in the statement", async () => {
    await section(office, "Money").click();
    await office.locator("tbody").getByRole("button").first().click();
    await office.getByRole("link", { name: `Trip ${trip.id}`, exact: true }).click();
    await expect(office.getByRole("region", { name: `Trip ${trip.id}` })).toBeVisible();
    await expectAccessibleEverywhere(office);
    await office.getByRole("link", { name: `Open Trip ${trip.id}` }).click();
    await expect(office.getByRole("heading", { name: "This trip is over" })).toBeVisible();
  });
  await callApi(request, "POST /store/auth/logout", {}, { token: await readSession(office) });
  await theirs.close();
});

test("the screens of a provider are accessible, and its calendar works by keyboard", async ({
  page,
  request,
}) => {
  test.slow();
  const { store } = await findProvider(request);
  const { token } = await signInAsProvider(request, store.id);
  await page.goto("/vendor");
  await page.evaluate((own) => localStorage.setItem("console:store:token", own ?? ""), token);
  await page.goto("/vendor");
  await expect(title(page, "Calendar")).toBeVisible();

  await test.step("the calendar", async () => {
    const cell = page.getByRole("gridcell").first().getByRole("button");
    await expect(cell).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize(desktop);
    await cell.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Block vehicles" })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.keyboard.press("Escape");
  });

  await page.setViewportSize(desktop);
  const sections = ["Trips", "Vehicles", "Drivers", "Hours", "Settings"];
  for (const each of sections) {
    await test.step(each, async () => {
      await section(page, each).click();
      await expect(title(page, each)).toBeVisible();
      await expect(page.getByRole("main").getByRole("status", { name: "Loading" })).toHaveCount(0);
      await expectAccessibleEverywhere(page);
      await page.setViewportSize(desktop);
    });
  }

  await test.step("a vehicle", async () => {
    await section(page, "Vehicles").click();
    await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
    await expect(page.getByLabel("Plate 1")).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});

const title = (page: Page, text: string) => page.getByRole("heading", { level: 1, name: text });

/** The link to a section, in the menu. */
function section(page: Page, text: string) {
  const menu = page.getByRole("navigation", { name: "Sections" });
  return menu.getByRole("link", { name: new RegExp(`^${text}`) });
}

/** Ticks every step of a checklist and fills in what the vehicle shows. */
async function check(page: Page, shown: { odometer: string; fuel: string }) {
  await page.getByLabel(/, km$/).fill(shown.odometer);
  await page.getByLabel(/, fuel or charge in %$/).fill(shown.fuel);
  for (const step of await page.getByRole("checkbox").all()) await step.check();
}

async function readSession(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem("console:store:token"))) ?? "";
}

async function findProvider(request: APIRequestContext) {
  const modules = await callApi(request, "GET /module", {});
  const module = modules.find(({ module_type }) => module_type === "rental");
  if (!module) throw new Error("The shop has no rental module.");
  const caller = { zones: module.zones, moduleId: module.id };
  const path = "GET /rental/provider/get-provider-details/{id}";
  return { store: await callApi(request, path, { id: slug }, caller), caller };
}

/** Vehicles of the provider that are free for two days. */
async function findFleet(request: APIRequestContext, at: Date): Promise<Fleet> {
  const { store, caller: all } = await findProvider(request);
  const caller = { ...all, zones: [store.zone_id] };
  const { vehicles } = await callApi(
    request,
    "GET /rental/vehicle/search",
    {
      ...{ provider_id: store.id, date: at.toISOString(), duration: 48 },
      ...{ trip_type: "day_wise" as const, limit: 10 },
    },
    caller,
  );
  const [first, second] = vehicles;
  if (!first || !second) throw new Error(`${name} has no two vehicles that are free then.`);
  const { latitude: lat, longitude: lng, address } = store;
  return { caller, vehicles: [first, second], pickup: { lat, lng, location_name: address } };
}
