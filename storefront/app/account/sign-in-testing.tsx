import type { AuthResult } from "@errand/core/account/account.contract";
import { screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { vi } from "vitest";
import { type Shop, ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import type { PanelInputs } from "../shell/panels.ts";
import { renderApp } from "../testing/render.tsx";
import { SignInDialog } from "./sign-in-dialog.tsx";

type Login = Shop["config"]["centralize_login"];

/** The login settings with these ways enabled. */
export function loginBy(...ways: ("otp" | "manual" | "social")[]): Login {
  const status = (way: (typeof ways)[number]) => (ways.includes(way) ? 1 : 0);
  return {
    manual_login_status: status("manual"),
    otp_login_status: status("otp"),
    social_login_status: status("social"),
    google_login_status: status("social"),
    facebook_login_status: 0,
    apple_login_status: 0,
    phone_verification_status: 0,
    email_verification_status: 0,
  };
}

export const letIn: AuthResult = {
  message: "Welcome.",
  token: "t".repeat(43),
  is_phone_verified: 1,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: null,
  login_type: "manual",
  email: "lea@belrive.example",
  pending_token: null,
  cart_notices: [],
};

/** A response that requires a further step. */
export function lacking(what: Partial<AuthResult>): AuthResult {
  return { ...letIn, token: null, email: null, pending_token: "p".repeat(43), ...what };
}

const social_login: Shop["config"]["social_login"] = [
  { login_medium: "google", status: true, client_id: "errand" },
];

/** Says which page is open. */
function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`At ${pathname}`}</p>
      <p>{search}</p>
    </>
  );
}

/** Opens the dialog over a page; returns the mock of `onClose`. */
export function showSignIn(
  input: PanelInputs["sign-in"] = { mode: "sign-in" },
  config: Partial<Shop["config"]> = {},
  { at = "/", query = "" } = {},
) {
  const onClose = vi.fn();
  const page = (path: string) => [path, <Page key={path} />];
  renderApp(
    <ShopContext value={testShop({ social_login, ...config })}>
      <SignInDialog open onClose={onClose} input={input} />
    </ShopContext>,
    { at, query, routes: Object.fromEntries(["/home", "/interest", "/checkout"].map(page)) },
  );
  return onClose;
}

export const field = (name: string) =>
  screen.getByRole("textbox", { name: new RegExp(`^${name}`) });

export const secret = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

/** The submit button with that name. */
export const submit = (name: string) =>
  screen
    .getAllByRole<HTMLButtonElement>("button", { name })
    .find(({ type }) => type === "submit") ?? Promise.reject(new Error(`There is no ${name}.`));

/** The announced errors. */
export const fieldErrors = () =>
  screen.queryAllByRole("alert").map(({ textContent }) => textContent);
