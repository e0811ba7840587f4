import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { expect, test } from "vitest";
import { type Shop, ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import StoreInvitationPage from "./store-invitation.page.tsx";

const token = "t".repeat(43);
const invitation = {
  audience: "store" as const,
  store_name: "Bakery",
  email: "kat@example.org",
  role: { key: "manager", name: "Manager" },
  expires_at: "2026-03-27T10:00:00.000Z",
};
const defaultReplies = {
  "POST /store/auth/invitation": () => invitation,
  "POST /store/auth/invitation/accept": () => ({ message: "Welcome!", email: invitation.email }),
} satisfies FakeReplies;

function Address() {
  const { pathname, hash } = useLocation();
  return <output aria-label="Address">{pathname + hash}</output>;
}

function showPage({
  replies = defaultReplies,
  config = {},
  query = `#token=${token}`,
}: {
  replies?: FakeReplies;
  config?: Partial<Shop["config"]>;
  query?: string;
} = {}) {
  const calls = fakeApi(replies);
  renderApp(
    <ShopContext value={testShop(config)}>
      <StoreInvitationPage />
      <Address />
    </ShopContext>,
    { at: "/store-invitation", query },
  );
  return calls;
}

const nameField = () => screen.findByRole("textbox", { name: /^Your name/ });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => userEvent.click(screen.getByRole("button", { name: "Create my account" }));

test("says who invites to what, and keeps the token out of the address bar", async () => {
  showPage();
  expect(await screen.findByRole("heading", { name: "Join Bakery" })).toBeDefined();
  expect(screen.getByText(/as Manager\. You sign in with kat@example\.org/)).toBeDefined();
  await waitFor(() =>
    expect(screen.getByLabelText("Address").textContent).toBe("/store-invitation"),
  );
});

test("creates the account, then leads to the console", async () => {
  const calls = showPage({ config: { vendor_portal_url: "https://console.example" } });
  await userEvent.type(await nameField(), "Katherine");
  await userEvent.type(password(), "trajectories");
  await submit();
  expect(await screen.findByRole("heading", { name: "Welcome to Bakery" })).toBeDefined();
  const link = screen.getByRole("link", { name: "Sign in to the console" });
  expect(link.getAttribute("href")).toBe("https://console.example");
  expect(calls.at(-1)).toMatchObject({
    input: { token, name: "Katherine", password: "trajectories" },
  });
});

test("names what is missing before anything is sent", async () => {
  const calls = showPage();
  await nameField();
  await userEvent.type(password(), "short");
  await submit();
  expect(screen.getByText("Enter your name")).toBeDefined();
  expect(screen.getByText("Choose at least 8 characters")).toBeDefined();
  expect(calls).toHaveLength(1);
});

test("shows why the account could not be created, and keeps what was typed", async () => {
  showPage({
    replies: {
      ...defaultReplies,
      "POST /store/auth/invitation/accept": () =>
        errorReply(422, "email", "An account exists already.", "email"),
    },
  });
  await userEvent.type(await nameField(), "Katherine");
  await userEvent.type(password(), "trajectories");
  await submit();
  expect((await screen.findAllByText("An account exists already.")).length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue("Katherine")).toBeDefined();
});

test.each([
  ["without a token", { query: "" }],
  [
    "with a used one",
    {
      replies: {
        "POST /store/auth/invitation": () =>
          errorReply(422, "token", "This link is not valid any more.", "token"),
      },
    },
  ],
])("explains a link %s", async (_what, options) => {
  showPage(options);
  expect(
    await screen.findByRole("heading", { name: "This invitation does not work" }),
  ).toBeDefined();
});
