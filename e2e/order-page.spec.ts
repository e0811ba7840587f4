import { fillContactForm } from "./contact-form.ts";
import { expect, type Locator, test } from "./fixtures.ts";
import { placeButton, placeOrder } from "./place-order.ts";
import { phone } from "./viewports.ts";

declare global {
  interface Window {
    /** The layout shifts since the page opened that no input caused. */
    layoutShift: number;
  }
}

test("a checkout keeps its shape in forced colours and from right to left, and the order page of a phone does not move until it is delivered, and prints", async ({
  page,
  user,
  testData: { restaurant, otherRestaurant },
}) => {
  test.slow();
  // Some streets away, so that the courier has a route.
  const { address, latitude, longitude } = otherRestaurant.store;
  await user.setLocation({ ...restaurant.store, address, latitude, longitude });
  await user.addToCart(restaurant.simpleItem, 3);
  await page.goto("/checkout?page=cart");
  await fillContactForm(page);

  await test.step("buttons and the chosen delivery keep their shape in forced colours", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const place = placeButton(page);
    await expect(place).toHaveCSS("border-top-style", "solid");
    expect(await borderOf(place)).not.toBe(await backgroundOf(place));
    const [chosen, other] = [true, false].map((checked) =>
      page.getByRole("radio", { checked }).first(),
    ) as [Locator, Locator];
    expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other));
    await page.emulateMedia({ forcedColors: "none" });
  });

  await test.step("a range keeps its order on a page from right to left", async () => {
    await user.setDisplaySettings({ direction: "rtl" });
    await page.reload();
    const time = page.getByRole("region", { name: "When?" }).getByText(/min/);
    await expect(time).toBeVisible();
    const [from, until] = await time.evaluate((element) => {
      const text = element.textContent ?? "";
      const node = element.firstChild as Text;
      const [range = "", first = "", last = ""] = /(\d+)–(\d+)/.exec(text) ?? [];
      const leftOf = (start: number, length: number) => {
        const part = document.createRange();
        part.setStart(node, start);
        part.setEnd(node, start + length);
        return part.getBoundingClientRect().left;
      };
      const start = text.indexOf(range);
      return [leftOf(start, first.length), leftOf(start + first.length + 1, last.length)];
    });
    expect(from).toBeLessThan(until ?? 0);
  });

  await test.step("nothing moves until the order is delivered", async () => {
    await page.setViewportSize(phone);
    await user.setDisplaySettings({ direction: "ltr" });
    await page.evaluate(() => localStorage.removeItem("settings"));
    await page.reload();
    await page.evaluate(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as LayoutShift;
          if (!hadRecentInput) window.layoutShift += value;
        }
      }).observe({ type: "layout-shift" });
    });
    await placeOrder(page);
    await expect(page.getByRole("timer")).toHaveText(/\d+ (s|min)/);
    await expect(page).toHaveTitle(/^(Within )?\d+ (s|min) · /);
    const map = page.getByRole("region", { name: /^Map with the store/ });
    await expect(map).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Delivered" })).toBeVisible({
      timeout: 120_000,
    });
    await expect(map).toBeVisible();
    await expect(page).toHaveTitle(/^Delivered · /);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.02);
  });

  await test.step("prints as a receipt", async () => {
    await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(/^Order #\d+/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Receipt" })).toContainText("Total");
    await expect(page.getByText(restaurant.simpleItem.name).first()).toBeVisible();
    for (const hidden of [
      page.locator("header"),
      page.locator("footer"),
      page.locator("button:visible"),
      page.getByRole("region", { name: /^Map with the store/ }),
    ]) {
      await expect(hidden.locator("visible=true")).toHaveCount(0);
    }
  });
});

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

function borderOf(locator: Locator) {
  return locator.evaluate((element) => getComputedStyle(element).borderTopColor);
}

function backgroundOf(locator: Locator) {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor);
}
