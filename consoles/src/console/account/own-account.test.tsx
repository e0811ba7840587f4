import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { key, member, openConsole, refusal, token } from "../testing.tsx";

type Replies = Parameters<typeof openConsole>[0];

/** Opens a part of the account of a member who is signed in; returns the calls. */
async function openAccount(part: string, replies: Replies) {
  localStorage.setItem(key, token);
  const calls = await openConsole({ "GET /store/me": () => member, ...replies });
  await userEvent.click(await screen.findByRole("button", { name: "Lucia Ferri" }));
  await userEvent.click(screen.getByRole("button", { name: "Account and devices", hidden: true }));
  await userEvent.click(await screen.findByRole("tab", { name: part }));
  return calls;
}

const devices = [
  {
    id: 5,
    browser: "Firefox",
    system: "Windows",
    created_at: "2026-11-01T09:00:00.000Z",
    last_used_at: "2026-11-29T09:00:00.000Z",
    is_current: true,
  },
  {
    id: 6,
    browser: "Chrome",
    system: "Android",
    created_at: "2026-11-01T09:00:00.000Z",
    last_used_at: "2026-11-28T18:00:00.000Z",
    is_current: false,
  },
];

test("signs out another device, not this one", async () => {
  let isEnded = false;
  const calls = await openAccount("Devices", {
    "GET /store/sessions": () => (isEnded ? devices.slice(0, 1) : devices),
    "DELETE /store/sessions/{id}": () => {
      isEnded = true;
      return { message: "Signed out." };
    },
  });
  const [own] = await screen.findAllByRole("listitem");
  expect(own && within(own).queryByRole("button")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Sign out Chrome, Android" }));
  await expect.poll(() => screen.queryByText("Chrome, Android")).toBeNull();
  expect(calls.map(({ endpoint }) => endpoint)).toContain("DELETE /store/sessions/6");
});

test("refuses two different passwords, and shows that the present one is wrong", async () => {
  const calls = await openAccount("Password", {
    "PUT /store/password": () =>
      refusal({
        code: "current_password",
        field: "current_password",
        message: "This is not your password.",
      }),
  });
  await userEvent.type(screen.getByLabelText(/^Present password/), "pomodoro");
  await userEvent.type(screen.getByLabelText(/^New password \*|^New password \(/), "basilico1");
  await userEvent.type(screen.getByLabelText(/^New password again/), "basilico2");
  await userEvent.click(screen.getByRole("button", { name: "Change the password" }));
  expect(await screen.findByText("The passwords differ.")).toBeDefined();
  expect(calls.some(({ endpoint }) => endpoint.startsWith("PUT"))).toBe(false);
  await userEvent.clear(screen.getByLabelText(/^New password again/));
  await userEvent.type(screen.getByLabelText(/^New password again/), "basilico1");
  await userEvent.click(screen.getByRole("button", { name: "Change the password" }));
  const alerts = await screen.findAllByText("This is not your password.");
  expect(alerts.length).toBeGreaterThan(0);
});

test("changes the e-mail with the password, then with the code that was sent", async () => {
  const calls = await openAccount("Name and contact", {
    "PUT /store/me": ({ otp }) =>
      otp
        ? { message: "Changed.", member: { ...member, email: "new@dalucia.test" } }
        : { message: "Sent.", otp_send: true, verification_on: "email" },
  });
  await userEvent.click(screen.getByRole("button", { name: "Change the e-mail" }));
  await userEvent.type(screen.getByLabelText(/^New e-mail/), "new@dalucia.test");
  await userEvent.type(screen.getByLabelText(/^Present password/), "pomodoro");
  await userEvent.click(screen.getByRole("button", { name: "Send a code" }));
  await userEvent.type(await screen.findByLabelText(/^Code you have received/), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await expect.poll(() => screen.queryByLabelText(/^New e-mail/)).toBeNull();
  const changes = calls.filter(({ endpoint }) => endpoint === "PUT /store/me");
  const stated = { email: "new@dalucia.test", current_password: "pomodoro" };
  expect(changes.map(({ input }) => input)).toEqual([stated, { ...stated, otp: "123456" }]);
});

test("sets a forgotten password with the code that is sent to the contact", async () => {
  const calls = await openConsole({
    "POST /store/auth/forgot-password": () => ({ message: "A code is on its way." }),
    "PUT /store/auth/reset-password": () => ({ message: "Your password is changed." }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Forgot your password?" }));
  await userEvent.type(await screen.findByLabelText(/^E-mail or phone/), "lucia@dalucia.test");
  await userEvent.click(screen.getByRole("button", { name: "Send the code" }));
  await userEvent.type(await screen.findByLabelText(/^Code you have received/), "123456");
  await userEvent.type(screen.getByLabelText(/^New password \*|^New password \(/), "basilico1");
  await userEvent.type(screen.getByLabelText(/^New password again/), "basilico1");
  await userEvent.click(screen.getByRole("button", { name: "Set the password" }));
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeDefined();
  expect(calls.at(-1)).toEqual({
    endpoint: "PUT /store/auth/reset-password",
    input: {
      email_or_phone: "lucia@dalucia.test",
      reset_token: "123456",
      password: "basilico1",
      confirm_password: "basilico1",
    },
  });
});
