import { pageLoad } from "@errand/client/page-load.ts";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import type { DeviceSession } from "./sessions.queries.ts";
import SettingsPage from "./settings.page.tsx";

const here: DeviceSession = {
  id: 1,
  browser: "Firefox",
  system: "Windows",
  created_at: "2026-03-01T10:00:00Z",
  last_used_at: "2026-03-05T10:00:00Z",
  is_current: true,
};
const phone = { ...here, id: 2, browser: "Safari", system: "iPhone", is_current: false };
const unknown = { ...here, id: 3, browser: null, system: null, is_current: false };

let sessions: DeviceSession[];
let toasts: string[];

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
  sessions = [here, phone, unknown];
  toasts = readToasts();
});

function showPage(replies: FakeReplies = {}) {
  fakeApi({
    "GET /customer/info": () => errorReply(403, "feature_off", ""),
    "GET /customer/passkeys": () => [],
    "GET /customer/sessions": () => sessions,
    "DELETE /customer/sessions/{id}": () => {
      sessions = [here];
      return { message: "The device is signed out." };
    },
    "DELETE /customer/sessions": () => {
      sessions = [here];
      return { message: "All other devices are signed out." };
    },
    ...replies,
  });
  const language = [
    { key: "en", value: "English", direction: "ltr" },
    { key: "fr", value: "Français", direction: "ltr" },
  ] as const;
  renderApp(
    <ShopContext value={testShop({ language: [...language] })}>
      <SettingsPage />
    </ShopContext>,
  );
}

const devices = async () => {
  const first = await screen.findByText("This device");
  const list = first.closest("ul");
  return within(list as HTMLElement)
    .getAllByRole("listitem")
    .map((item) => item.textContent ?? "");
};

async function confirm() {
  const question = within(await screen.findByRole("dialog", { name: "Sign out?" }));
  await userEvent.click(question.getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

test("lays pages out from right to left once that direction is chosen", async () => {
  const reload = vi.spyOn(pageLoad, "reload").mockImplementation(() => {});
  onTestFinished(() => reload.mockRestore());
  showPage();
  const group = within(screen.getByRole("radiogroup", { name: "Reading direction" }));
  const chosen = group.getByRole("radio", { name: "Left to right" });
  expect((chosen as HTMLInputElement).checked).toBe(true);
  await userEvent.click(chosen);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(group.getByRole("radio", { name: "Right to left" }));
  expect(stored("settings")).toEqual({ direction: "rtl" });
  expect(reload).toHaveBeenCalledOnce();
});

test("lists the devices, and offers no sign-out for this one", async () => {
  showPage();
  const [first = "", second = "", third = ""] = await devices();
  expect(first).toContain("Firefox on Windows");
  expect(first).toContain("This device");
  expect(first).not.toContain("Sign out");
  expect(second).toContain("Safari on iPhone");
  expect(third).toContain("Unknown device");
});

test("tells devices of the same kind apart by a number and when they signed in", async () => {
  const other = { ...here, id: 4, created_at: "2026-02-01T09:30:00Z", is_current: false };
  sessions = [here, other, phone];
  showPage();
  const [first = "", second = "", third = ""] = await devices();
  expect(first).toContain("Firefox on Windows (2)");
  expect(second).toContain("Firefox on Windows (1)");
  expect(second).toContain("Signed in on 1 February at 10:30");
  expect(third).toContain("Safari on iPhone");
  expect(third).not.toContain("(1)");
});

test("signs one device out after a confirmation", async () => {
  showPage();
  await userEvent.click(await screen.findByRole("button", { name: "Sign out Safari on iPhone" }));
  await confirm();
  expect(toasts).toEqual(["The device is signed out."]);
  await waitFor(async () => expect(await devices()).toHaveLength(1));
});

test("signs out all other devices and hides the button", async () => {
  showPage();
  await userEvent.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
  await confirm();
  expect(toasts).toEqual(["All other devices are signed out."]);
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull(),
  );
});

test("shows an error for an ended session and loads the list again", async () => {
  showPage({
    "DELETE /customer/sessions/{id}": () => {
      sessions = [here];
      return errorReply(404, "session", "This device is no longer signed in.");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Sign out Unknown device" }));
  await confirm();
  expect(toasts).toEqual(["This device is no longer signed in."]);
  await waitFor(async () => expect(await devices()).toHaveLength(1));
});

test("shows guests the theme and the language but no devices and passkeys", async () => {
  store("token", null);
  showPage();
  await userEvent.click(await screen.findByRole("radio", { name: "Dark Mode" }));
  expect(stored("settings")?.theme).toBe("dark");
  await userEvent.click(screen.getByRole("radio", { name: "Use device setting" }));
  expect(stored("settings")?.theme).toBeUndefined();
  await userEvent.click(screen.getByRole("radio", { name: "Français" }));
  expect(panelStore.get()).toMatchObject({ name: "language", input: { language: "fr" } });
  expect(screen.queryByText("Where you’re signed in")).toBeNull();
  expect(screen.queryByText("Passkeys")).toBeNull();
  expect(toasts).toEqual([]);
});
