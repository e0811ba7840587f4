import { ask } from "./api.ts";
import { expect, test } from "./journey.ts";

test("a closed store says when it opens", async ({ page, request, visitor, town }) => {
  const zones = (await ask(request, "GET /zone/list", {})).map(({ id }) => id);
  const caller = { zones, moduleId: town.food.id };
  const every = { filter_data: "all", limit: 50 } as const;
  const { stores } = await ask(request, "GET /stores/get-stores/{filter_data}", every, caller);
  const closed = stores.find((store) => store.open === 0 && store.active);
  test.skip(!closed, "Every kitchen of the town is open right now.");
  if (!closed) return;

  await visitor.livesNear(closed);
  await page.goto(`/store/${closed.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: closed.name })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    /Closed.{0,3}opens (at|tomorrow at|\w+day at) \d\d:\d\d/,
  );
});
