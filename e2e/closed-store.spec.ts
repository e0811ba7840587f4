import type { Store } from "@errand/core/catalog/catalog.types";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./api.ts";
import { expect, test } from "./fixtures.ts";

const opens = /Closed.{0,3}opens (at|tomorrow at|\w+day at) \d\d:\d\d/;

/**
 * A store of any module that is closed now, if possible one that does not open or close while the
 * test runs. The demo has one at every hour.
 */
async function findClosedStore(request: APIRequestContext): Promise<Store> {
  const closed: Store[] = [];
  const zones = (await callApi(request, "GET /zone/list", {})).map(({ id }) => id);
  for (const { id, module_type } of await callApi(request, "GET /module", {})) {
    if (module_type === "parcel" || module_type === "rental") continue;
    const caller = { zones, moduleId: id };
    const input = { filter_data: "all", limit: 100 } as const;
    const { stores } = await callApi(
      request,
      "GET /stores/get-stores/{filter_data}",
      input,
      caller,
    );
    closed.push(...stores.filter((store) => store.open === 0 && store.active));
  }
  const found = closed.find((store) => !isAboutToChange(store)) ?? closed[0];
  if (!found) throw new Error("Every store is open right now.");
  return found;
}

/** Whether a store opens or closes within ten minutes, on whatever day, or has just done so. */
function isAboutToChange({ schedules }: Store): boolean {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", timeStyle: "short" });
  const now = minuteOfDay(format.format(new Date()));
  const day = 24 * 60;
  return schedules
    .flatMap((hours) => [hours.opening_time, hours.closing_time])
    .map((clock) => (minuteOfDay(clock) - now + day) % day)
    .some((minutes) => minutes <= 10 || minutes >= day - 3);
}

function minuteOfDay(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

test("a closed store shows when it opens and whether orders can be scheduled", async ({
  page,
  request,
  user,
}) => {
  const closed = await findClosedStore(request);
  await user.setLocation(closed);
  await page.goto(`/store/${closed.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: closed.name })).toBeVisible();
  const main = page.getByRole("main");

  await test.step("the store page shows it in a notice and in the opening hours", async () => {
    const notice = main.getByRole("status").filter({ hasText: opens });
    await expect(notice).toContainText(
      closed.schedule_order ? "schedule your order" : "browse now and order once it’s open",
    );
    await main.locator("summary", { hasText: "Opening hours" }).click();
    const today = main.getByRole("row", { name: "today" });
    await expect(today).toBeVisible();
    await expect(main.getByRole("row")).toHaveCount(7);
  });

  await test.step("an item page shows the same opening time", async () => {
    const notice = await main.getByRole("status").filter({ hasText: opens }).textContent();
    const openingTime = notice?.match(/opens [\w ]+ \d\d:\d\d/)?.[0];
    const slug = await firstItemSlug(request, closed);
    await page.goto(`/product/${slug}`);
    await expect(main.getByText(closed.name).first()).toBeVisible();
    await expect(main).toContainText(openingTime ?? "");
  });
});

async function firstItemSlug(request: APIRequestContext, { id, zone_id, module_id }: Store) {
  const caller = { zones: [zone_id], moduleId: module_id };
  const { products } = await callApi(request, "GET /items/latest", { store_id: id }, caller);
  return products[0]?.slug;
}
