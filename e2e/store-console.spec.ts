import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { orderTitle, placePickup } from "./place-order.ts";
import { findOfferedStore } from "./served-store.ts";
import { stage, startShift, takeOver, ticketLink } from "./store-tablet.ts";

// A code that somebody has used within the same half minute is refused first.
test.use({ toleratedErrors: [/status of 422/] });

test("a newcomer takes over a store of the demo, and makes the order of a customer", async ({
  page,
  user,
  browser,
  request,
  baseURL,
  testData,
}) => {
  test.slow();
  const { modules, store, items } = await findOfferedStore(request, "food", "da-lucia");
  const [item] = items;
  const served = await takeOver({ browser, request, baseURL, store });
  const { tablet: first } = served;

  try {
    await startShift(first);
    await expectAccessible(first);
    const second = await served.context.newPage();
    await second.goto("/vendor");
    await expect(stage(second, "New")).toBeVisible();

    await user.setLocationAndModule(store, modules);
    await user.signIn();
    await user.addToCart(item, 3);
    const placed = await placePickup(page);
    const id = Number(new URL(placed).searchParams.get("order_id"));

    // The demo serves another store meanwhile.
    await user.setLocation(testData.restaurant.store);
    await user.addToCart(testData.restaurant.simpleItem, 3);
    await placePickup(page);
    await expect(orderTitle(page, "Being prepared")).toBeVisible();
    await page.goto(placed);
    await expect(orderTitle(page, "Order placed")).toBeVisible();

    // Both tablets ring until one answers.
    for (const screen of [first, second]) {
      await expect(ticketLink(stage(screen, "New"), id)).toBeVisible();
    }
    await expectAccessible(first);
    await ticketLink(stage(first, "New"), id).click();
    await first.getByRole("button", { name: /^Accept for/ }).click();
    await first.getByRole("link", { name: "Board" }).click();
    for (const screen of [first, second]) {
      await expect(ticketLink(stage(screen, "Preparing"), id)).toBeVisible();
    }
    await expect(orderTitle(page, "Being prepared")).toBeVisible();

    await test.step("the customer asks, and the store answers from the ticket", async () => {
      await page.goto(`/settings?page=inbox&receiver_type=vendor&receiver_id=${store.id}`);
      await page.getByRole("textbox", { name: "Your message" }).fill("Is it spicy?");
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect(first.getByRole("link", { name: /^Messages, 1 not seen/ })).toBeVisible();
      await ticketLink(stage(first, "Preparing"), id).click();
      await first.getByRole("link", { name: "Message", exact: true }).click();
      await expect(first.getByRole("log").getByText("Is it spicy?")).toBeVisible();
      await expectAccessible(first);
      await first.getByRole("textbox", { name: "Write a message" }).fill("Not at all");
      await first.getByRole("button", { name: "Send", exact: true }).click();
      await expect(page.getByRole("log").getByText("Not at all")).toBeVisible();
      await expect(first.getByRole("log").getByText("Seen")).toBeVisible();
      await first.getByRole("link", { name: "Back to the order" }).click();
      await first.getByRole("link", { name: "Board" }).click();
    });

    await ticketLink(stage(first, "Preparing"), id).click();
    const tick = first.getByRole("checkbox", { name: `Done: ${item.name}` });
    await tick.check();
    await expectAccessible(first);
    await first.getByRole("button", { name: "Ready", exact: true }).click();
    // What was done is sent by the next page, whatever happens to this one.
    await first.reload();
    await expect(ticketLink(stage(second, "Ready"), id)).toBeVisible();

    await first
      .locator("header")
      .getByRole("button", { name: /^(?!Open|Busy|Paused|Closed)/ })
      .click();
    await first.getByRole("button", { name: "Stop taking orders" }).click();
    await expect(first.getByRole("heading", { name: "Start taking orders" })).toBeVisible();
  } finally {
    await served.giveBack();
  }
});
