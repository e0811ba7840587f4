import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loginBy } from "../account/sign-in-testing.tsx";
import { testCustomer } from "../account/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import ProfilePage from "./profile.page.tsx";

export const updateProfile = "POST /customer/update-profile";
export const updated = { message: "Updated successfully." };

/** Signs in with empty storage, and returns the toasts that the test will show. */
export function startSignedIn(): string[] {
  localStorage.clear();
  store("token", "t".repeat(43));
  return readToasts();
}

/** Renders the profile page of `customer`, and returns the calls it makes. */
export function showProfile(
  replies: FakeReplies = {},
  { customer = testCustomer(), manual = true, page = "profile-settings" } = {},
) {
  const calls = fakeApi({ "GET /customer/info": () => customer, ...replies });
  const centralize_login = manual ? loginBy("manual") : loginBy("otp");
  renderApp(
    <ShopContext value={testShop({ centralize_login })}>
      <ProfilePage />
    </ShopContext>,
    { at: "/profile", query: `?page=${page}`, routes: { "/": "The landing page" } },
  );
  return calls;
}

export const button = (name: string) => screen.findByRole("button", { name });

/** Types a verification code into the open dialog and submits it. */
export async function submitCode(code: string) {
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getAllByRole("textbox")[0] as HTMLElement);
  await userEvent.keyboard(code);
  await userEvent.click(dialog.getByRole("button", { name: "Verify" }));
}
