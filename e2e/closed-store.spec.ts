import type { Store } from "@errand/core/catalog/catalog.types";
import type { APIRequestContext } from "@playwright/test";
import { ask } from "./api.ts";
import { expect, test } from "./journey.ts";

const opens = /Closed.{0,3}opens (at|tomorrow at|\w+day at) \d\d:\d\d/;

/** A store of any kind that is closed now; somewhere in the town one sleeps at any hour. */
async function findClosed(request: APIRequestContext): Promise<Store> {
  const zones = (await ask(request, "GET /zone/list", {})).map(({ id }) => id);
  for (const { id, module_type } of await ask(request, "GET /module", {})) {
    if (module_type === "parcel" || module_type === "rental") continue;
    const caller = { zones, moduleId: id };
    const every = { filter_data: "all", limit: 100 } as const;
    const { stores } = await ask(request, "GET /stores/get-stores/{filter_data}", every, caller);
    const closed = stores.find((store) => store.open === 0 && store.active);
    if (closed) return closed;
  }
  throw new Error("Every store of the town is open right now.");
}

test("a closed store says when it opens, and what can be done until then", async ({
  page,
  request,
  visitor,
}) => {
  const closed = await findClosed(request);
  await visitor.livesNear(closed);
  await page.goto(`/store/${closed.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: closed.name })).toBeVisible();
  const main = page.getByRole("main");

  await test.step("The store says it at its head and in its hours", async () => {
    const notice = main.getByRole("status").filter({ hasText: opens });
    await expect(notice).toContainText(
      closed.schedule_order ? "schedule your order" : "orders are taken while it is open",
    );
    await main.locator("summary", { hasText: "Opening hours" }).click();
    const today = main.getByRole("row", { name: "today" });
    await expect(today).toBeVisible();
    await expect(main.getByRole("row")).toHaveCount(7);
  });

  await test.step("What it sells says the same", async () => {
    const notice = await main.getByRole("status").filter({ hasText: opens }).textContent();
    const said = notice?.match(/opens [\w ]+ \d\d:\d\d/)?.[0];
    const item = await firstItem(request, closed);
    await page.goto(`/product/${item}`);
    await expect(main.getByText(closed.name).first()).toBeVisible();
    await expect(main).toContainText(said ?? "");
  });
});

async function firstItem(request: APIRequestContext, { id, zone_id, module_id }: Store) {
  const caller = { zones: [zone_id], moduleId: module_id };
  const { products } = await ask(request, "GET /items/latest", { store_id: id }, caller);
  return products[0]?.slug;
}
