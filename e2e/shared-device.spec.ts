import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { toast } from "./locators.ts";

/** What a shared device still has after its customer has signed out. */
test.use({ serviceWorkers: "allow", toleratedErrors: [/status of 401|net::ERR/] });

const quay = "12 Quai des Voiles; Belrive";

/**
 * Everything that the browser has stored, as text: storage, cookies, databases and the addresses in
 * its caches.
 */
function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    }
    const isPage = (url: string) => !/\/(assets\/|offline)/.test(url);
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: decodeURIComponent(document.cookie),
      pages: cached.filter(isPage),
    });
  });
}

/** Opens pages under the control of the service worker, and enters an address. */
async function useShop(page: Page) {
  await page.goto("/help-and-support");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/profile?page=profile-settings");
  await page.evaluate((address) => {
    localStorage.setItem("location", address);
    localStorage.setItem("guest-address", JSON.stringify({ address }));
    sessionStorage.setItem("checkout-3", JSON.stringify({ address }));
  }, quay);
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => readDevice(page)).toContain("/home");
}

/** A picture that only its owner may see, opened in a tab of its own as by "Open image". */
async function openPicture(page: Page, link: string) {
  const response = await page.goto(link);
  expect(response?.headers()["content-type"]).toBe("image/webp");
}

test("stores no private picture, and after signing out nothing of the customer", async ({
  page,
  request,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  const { token } = await user.signIn();
  await useShop(page);

  await test.step("a private picture is not stored", async () => {
    await page.evaluate(
      async ({ authorization }) => {
        const canvas = new OffscreenCanvas(64, 64);
        canvas.getContext("2d")?.fillRect(0, 0, 64, 64);
        const form = new FormData();
        form.set("receiver_type", "admin");
        form.set("receiver_id", "0");
        form.set("message", "The lid is broken.");
        form.append("image[]", await canvas.convertToBlob({ type: "image/png" }), "lid.png");
        await fetch("/api/v1/customer/message/send", {
          method: "POST",
          body: form,
          headers: { Authorization: authorization, "Idempotency-Key": crypto.randomUUID() },
        });
      },
      { authorization: `Bearer ${token}` },
    );
    const input = { receiver_type: "admin", receiver_id: 0 } as const;
    const chat = await callApi(request, "GET /customer/message/details", input, { token });
    const link = JSON.stringify(chat).match(/https?:[^"]*\/files\/[^"]*/)?.[0] ?? "";
    await openPicture(page, link);
    await page.goto("/home");
    expect(await readDevice(page)).not.toContain("/files/");
  });

  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "Logout successful")).toBeVisible();
  await expect(page).toHaveURL("/home");
  const device = await readDevice(page);
  expect(device).not.toContain("Quai des Voiles");
  expect(device).not.toContain("currentLatLng");
  expect(device).not.toContain("/profile");
  expect(device).not.toContain(token);
});

test("forgets the customer as well when the session was ended elsewhere", async ({
  page,
  request,
  user,
  testData: { restaurant },
}) => {
  await user.setLocation(restaurant.store);
  const { token } = await user.signIn();
  await useShop(page);
  await callApi(request, "POST /auth/logout", {}, { token });
  // The open page learns of it, and is loaded again.
  await expect(
    toast(page, "Your account is inactive or Your token has been expired"),
  ).toBeVisible();
  await expect(page).toHaveURL("/home");
  const device = await readDevice(page);
  expect(device).not.toContain("Quai des Voiles");
  expect(device).not.toContain("/profile");
  expect(device).not.toContain(token);
});
