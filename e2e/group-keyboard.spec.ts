import { callApi } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";

const minuteMs = 60_000;

test("a guest joins a group order, chooses and pays by keyboard alone", async ({
  page,
  user,
  request,
  testData: { restaurant, foodModule, zones },
}) => {
  test.slow();
  const { store, simpleItem } = restaurant;
  const keys = page.keyboard;
  const { token } = await user.createAccount();
  const { group } = await callApi(
    request,
    "POST /customer/group",
    {
      store_id: store.id,
      deadline: new Date(Date.now() + 30 * minuteMs).toISOString(),
      who_pays: "each",
      order_type: "take_away",
    },
    { token, zones, moduleId: foodModule.id },
  );

  await test.step("joins by a name", async () => {
    await page.goto(`/group/${group.code}`);
    await tabTo(page, page.getByRole("textbox", { name: /^Your name/ }));
    await keys.type("Priya");
    await keys.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Priya");
  });

  await test.step("finds a dish, and takes two of it", async () => {
    await tabTo(page, page.getByRole("searchbox", { name: `Search in ${store.name}` }));
    await keys.type(simpleItem.name);
    const results = page.getByRole("region", { name: "Results" });
    await tabTo(page, results.getByRole("button", { name: `Add ${simpleItem.name}` }).first());
    await keys.press("Enter");
    await expect(page.getByRole("heading", { name: "1 item" })).toBeVisible();
    await tabTo(page, results.getByRole("button", { name: "One more" }).first());
    await keys.press("Enter");
    await expect(page.getByRole("heading", { name: "2 items" })).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: "I am ready" }));
    await keys.press("Enter");
    await expect(page.getByRole("heading", { name: "Priya, you are ready" })).toBeInViewport();
  });

  await test.step("pays the own share", async () => {
    const card = page.getByRole("radio", { name: "Demo card" });
    await tabTo(page, card);
    await keys.press("Space");
    await expect(card).toBeChecked();
    await tabTo(page, page.getByRole("button", { name: /^Pay \d/ }));
    await keys.press("Enter");
    await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: /^Pay \d/ }));
    await keys.press("Enter");
    await expect(page).toHaveURL(/\/group\//);
    await expect(page.getByText("You have paid.")).toBeVisible();
  });
});
