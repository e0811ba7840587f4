import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectStrongContrast,
} from "./accessibility.ts";
import { callApi } from "./api.ts";
import {
  assignOrder,
  countTimers,
  countUnsent,
  expectLargeTargets,
  expectNoJob,
  expectToFitNarrowPhones,
  findFreeCourier,
  openConsole,
  phone,
  shortNumber,
  stopClock,
} from "./courier-console.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { sendParcel, trackParcel } from "./send-parcel.ts";
import { signInToDesk } from "./staff.ts";

test("a courier works by Tab and Enter alone, as by a switch, and brings a parcel back whose receiver does not open", async ({
  page,
  user,
  browser,
  request,
  baseURL,
  testData,
}) => {
  test.slow();
  const { token } = await user.signIn();
  const desk = await signInToDesk(request);
  const courier = await findFreeCourier(request, desk);
  const asCourier = { token: courier.token };
  await callApi(request, "PUT /courier/duty", { on: false }, asCourier);
  const rider = await openConsole(browser, baseURL, "courier", courier.token, phone, "/courier");
  let id = 0;
  const press = async (name: string | RegExp) => {
    await tabTo(rider, rider.getByRole("button", { name }).first());
    await rider.keyboard.press("Enter");
  };
  const check = async () => {
    await expectAccessible(rider);
    await expectLargeTargets(rider);
    for (const night of ["true", "false"]) {
      await rider.evaluate((value) => {
        document.documentElement.dataset.night = value;
      }, night);
      await expectStrongContrast(rider);
    }
  };
  try {
    await test.step("goes on duty", async () => {
      await expect(rider.getByRole("heading", { name: "Off duty" })).toBeVisible();
      await check();
      const vehicles = rider.getByRole("group", { name: "Your vehicle" }).getByRole("button");
      await tabTo(rider, vehicles.nth(1));
      await rider.keyboard.press("Enter");
      await expect(vehicles.nth(1)).toHaveAttribute("aria-pressed", "true");
      await press("Go on duty");
      await expectNoJob(rider);
      await check();
    });

    await test.step("the phone wakes no sooner than after a second while nothing changes", async () => {
      const idle = await openConsole(browser, baseURL, "courier", courier.token, phone, "/courier");
      await stopClock(idle);
      const tenSeconds = [];
      for (let turn = 0; turn < 3; turn += 1) tenSeconds.push(await countTimers(idle));
      expect(tenSeconds.flat().length).toBeGreaterThan(0);
      // What changes in the town may start a short one once; one that repeats would be in each.
      const isSlow = (waits: number[]) => waits.every((wait) => wait >= 1000);
      expect(tenSeconds.some(isSlow), JSON.stringify(tenSeconds)).toBe(true);
      await idle.context().close();
    });

    await test.step("fetches the parcel", async () => {
      // At once, before a courier of the town has fetched it.
      id = await sendParcel(request, testData, token);
      await assignOrder(request, desk, { id, courierId: courier.id });
      await expect(rider.getByText(`Pick up ${shortNumber(id)}`)).toBeVisible();
      await check();
      await expectToFitNarrowPhones(rider);
      await press("Trouble");
      await expect(rider.getByRole("heading", { name: "What is wrong?" })).toBeVisible();
      await check();
      await press("Back");
      await press(/^I am at /);
      await expect(rider.getByRole("heading", { name: shortNumber(id) })).toBeVisible();
      await check();
      for (const box of await rider.getByRole("checkbox").all()) {
        await tabTo(rider, box);
        await rider.keyboard.press("Enter");
      }
      await press("I have it");
      await expect(rider.getByRole("button", { name: "I am at the door" })).toBeVisible();
      await expect.poll(() => countUnsent(rider)).toBe(0);
    });

    await test.step("the sender could have it back for a part of the delivery", async () => {
      await page.goto(`/track-order?order_id=${id}`);
      await page.getByRole("button", { name: "Cancel parcel" }).click();
      const dialog = page.getByRole("dialog", { name: "Cancel this parcel?" });
      await expect(dialog).toContainText(/This costs .* of the delivery/);
      await expectAccessibleEverywhere(page);
      await page.close();
    });

    await test.step("nobody opens", async () => {
      // Nobody waits eight minutes in a test: the phone reports its arrival later.
      const occurred_at = new Date(Date.now() - 9 * 60_000).toISOString();
      await callApi(request, "POST /courier/jobs/{id}/arrived", { id, occurred_at }, asCourier);
      await press("Trouble at the door");
      await press("Nobody opens");
      await check();
      await press("Not handed over");
      await expect(rider.getByText(`${shortNumber(id)} waits for the desk.`)).toBeVisible();
      // Until then it could be taken back.
      await expect.poll(() => countUnsent(rider)).toBe(0);
    });

    await test.step("the desk lets it go back, and the sender has it again", async () => {
      const canceled = { id, reason: "Nobody opened." };
      await callApi(request, "POST /desk/orders/{id}/cancel", canceled, { token: desk });
      await expect(rider.getByText(`Bring back ${shortNumber(id)}`)).toBeVisible();
      await press("I am at the door");
      await expect(rider.getByText(`Back with ${shortNumber(id)}`)).toBeVisible();
      await check();
      const exact = rider.getByRole("button", { name: /^Exact/ });
      if (await exact.isVisible()) await press(/^Exact/);
      await press("Brought back");
      await expectNoJob(rider);
      await expect
        .poll(async () => (await trackParcel(request, id, token)).order_status)
        .toBe("returned");
    });

    await test.step("reads route, money and account, and ends the day", async () => {
      for (const name of ["Route", "Money", "Me"]) {
        await tabTo(rider, rider.getByRole("link", { name, exact: true }));
        await rider.keyboard.press("Enter");
        await expect(rider.getByRole("link", { name, exact: true })).toHaveAttribute(
          "aria-current",
          "page",
        );
        await check();
        await expectToFitNarrowPhones(rider);
      }
      await tabTo(rider, rider.getByRole("link", { name: "Now", exact: true }));
      await rider.keyboard.press("Enter");
      await press("End duty");
      await expect(rider.getByRole("heading", { name: "Off duty" })).toBeVisible();
    });
  } finally {
    await callApi(request, "POST /courier/auth/logout", {}, asCourier);
    await rider.context().close();
  }
});
