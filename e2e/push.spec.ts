import type { BrowserContext } from "@playwright/test";
import { expect, type Page, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

/** What the server pushes (`push-notification.ts`), here in French for an order on its way. */
const pushed = {
  title: "Votre commande nº 7 est en route",
  text: "Le livreur arrive bientôt.",
  path: "/help-and-support",
  image: null,
  topic: "order-7",
  language: "fr",
  isSilent: false,
};

/**
 * Delivers a pushed message to the service worker of a page, as the push service of a browser does.
 */
async function push(page: Page, payload: object) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  const data = JSON.stringify(payload);
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
  });

/** Clicks the shown notification: by its event, because no protocol of the browser clicks one. */
async function click(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("the service worker does not run");
  await worker.evaluate(async () => {
    // The types of this project are those of windows; this function runs in a service worker.
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent(event: Event): void;
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error("no notification is shown");
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
  });
}

test("a pushed message is shown in the language of the reader, once for each order, and opens its page", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["notifications"], { origin: new URL(baseURL ?? "").origin });
  await page.goto("/about-us");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await push(page, pushed);
  const expected = {
    title: pushed.title,
    body: pushed.text,
    lang: "fr",
    tag: "order-7",
  };
  await expect.poll(() => shown(page)).toEqual([expected]);
  await push(page, { ...pushed, title: "Votre commande nº 7 est livrée" });
  await expect
    .poll(() => shown(page))
    .toEqual([{ ...expected, title: "Votre commande nº 7 est livrée" }]);

  await click(context);
  await expect(page).toHaveURL("/help-and-support");
  expect(await shown(page)).toEqual([]);

  await test.step("one with the address of another site opens nothing", async () => {
    await push(page, { ...pushed, path: "https://elsewhere.example/" });
    await expect.poll(() => shown(page)).toHaveLength(1);
    await click(context);
    await expect.poll(() => shown(page)).toEqual([]);
    await expect(page).toHaveURL("/help-and-support");
    expect(context.pages()).toHaveLength(1);
  });
});
