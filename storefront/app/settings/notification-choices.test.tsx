import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { NotificationChoices } from "./notification-choices.tsx";

const choices = {
  orders_push: true,
  messages_push: true,
  rewards_push: false,
  offers_push: false,
  orders_email: true,
  quiet_from: null,
  quiet_until: null,
};

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(24));
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

function show(replies: FakeReplies = {}) {
  const calls = fakeApi({
    "GET /customer/notification-settings": () => choices,
    "PUT /customer/notification-settings": (input) => input as typeof choices,
    "GET /customer/push-subscription": () => ({ public_key: "key", is_active: false }),
    ...replies,
  });
  renderApp(<NotificationChoices />);
  return calls;
}

const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

test("stores each choice at once", async () => {
  const calls = show();
  await userEvent.click(await box("Your orders and trips"));
  expect((await box("Your orders and trips")).checked).toBe(false);
  expect(calls.at(-1)).toMatchObject({
    endpoint: "PUT /customer/notification-settings",
    input: { ...choices, orders_push: false },
  });
});

test("a quiet hour without a time says what is missing, and keeps the last one", async () => {
  const calls = show();
  await userEvent.click(await box(/Keep my devices quiet/));
  const until = await screen.findByLabelText<HTMLInputElement>("Until");
  const sent = calls.length;
  fireEvent.change(until, { target: { value: "" } });
  fireEvent.blur(until);
  expect(await screen.findByText(/^Until: choose a time/)).toBeTruthy();
  expect(calls).toHaveLength(sent);
  fireEvent.change(until, { target: { value: "06:30" } });
  fireEvent.blur(until);
  await vi.waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ quiet_until: "06:30:00" }));
  expect(screen.queryByText(/choose a time/)).toBeNull();
});

test("quiet hours begin with a proposal, which can be changed and ended", async () => {
  const calls = show();
  await userEvent.click(await box(/Keep my devices quiet/));
  const from = await screen.findByLabelText<HTMLInputElement>("From");
  expect(from.value).toBe("22:00");
  fireEvent.change(from, { target: { value: "21:30" } });
  fireEvent.blur(from);
  await vi.waitFor(() =>
    expect(calls.at(-1)?.input).toMatchObject({
      quiet_from: "21:30:00",
      quiet_until: "07:00:00",
    }),
  );
  await userEvent.click(await box(/Keep my devices quiet/));
  expect(screen.queryByLabelText("From")).toBeNull();
  await vi.waitFor(() =>
    expect(calls.at(-1)?.input).toMatchObject({ quiet_from: null, quiet_until: null }),
  );
});

test("takes a choice back that was not stored, and says why", async () => {
  const toasts = readToasts();
  show({
    "PUT /customer/notification-settings": () => errorReply(422, "general", "Not now."),
  });
  await userEvent.click(await box("Offers and news"));
  await vi.waitFor(() => expect(toasts).toEqual(["Not now."]));
  await vi.waitFor(async () => expect((await box("Offers and news")).checked).toBe(false));
});

test("loads the choices again after a failure", async () => {
  let fails = true;
  show({
    "GET /customer/notification-settings": () => (fails ? errorReply(400, "general", "") : choices),
  });
  const retry = await screen.findByRole("button", { name: "Try again" });
  fails = false;
  await userEvent.click(retry);
  expect((await box("Your orders and trips")).checked).toBe(true);
});

test("says that the browser cannot be notified", async () => {
  show();
  const device = await box("Notify me on this device");
  expect(device.disabled).toBe(true);
  expect(screen.getByText(/This browser can’t receive notifications/)).toBeDefined();
});

/** A browser that can be notified, whose user answers its question. */
function supportPush(permission: NotificationPermission, answer = permission) {
  const notification = { permission, requestPermission: async () => answer };
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", class {});
  const subscription = { endpoint: "https://push.example/1", unsubscribe: vi.fn() };
  const registration = {
    pushManager: {
      getSubscription: async () => null,
      subscribe: async () => subscription,
    },
  };
  const serviceWorker = { ready: registration, getRegistration: async () => registration };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
}

test("subscribes this device once its user agrees", async () => {
  supportPush("default", "granted");
  let isActive = false;
  const calls = show({
    "GET /customer/push-subscription": () => ({ public_key: "key", is_active: isActive }),
    "PUT /customer/cm-firebase-token": () => {
      isActive = true;
      return { message: "Stored" };
    },
  });
  const device = await box("Notify me on this device");
  await vi.waitFor(() => expect(device.disabled).toBe(false));
  await userEvent.click(device);
  await vi.waitFor(() => expect(device.checked).toBe(true));
  const stored = calls.find(({ endpoint }) => endpoint === "PUT /customer/cm-firebase-token");
  expect(stored?.input.cm_firebase_token).toContain("https://push.example/1");
});

test("says that the user has blocked notifications, and stores nothing", async () => {
  supportPush("default", "denied");
  const calls = show();
  const device = await box("Notify me on this device");
  await vi.waitFor(() => expect(device.disabled).toBe(false));
  await userEvent.click(device);
  expect(await screen.findByText(/Notifications are blocked for this shop/)).toBeDefined();
  expect(device.checked).toBe(false);
  expect(calls.some(({ endpoint }) => endpoint.startsWith("PUT"))).toBe(false);
});
