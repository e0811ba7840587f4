import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp, renderOnServer } from "../testing/render.tsx";
import { storeApplicationToken } from "./application-token.ts";
import { courierDraftKey } from "./courier-draft.ts";
import { CourierForm } from "./courier-form.tsx";
import { RegistrationPage } from "./registration-page.tsx";
import { testOptions } from "./testing.ts";

beforeEach(() => localStorage.clear());

const page = (isOpen: boolean) => (
  <ShopContext value={testShop()}>
    <RegistrationPage
      kind="courier"
      draftKey={courierDraftKey}
      form={
        isOpen ? (
          <CourierForm
            draftKey={courierDraftKey}
            options={testOptions}
            application={null}
            onSend={async () => {}}
          />
        ) : null
      }
    />
  </ShopContext>
);

test("refuses kindly while the shop takes no registrations", () => {
  renderApp(page(false));
  expect(
    screen.getByRole("heading", { level: 1, name: "We are not taking new couriers at the moment" }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Help & Support" }).getAttribute("href")).toBe(
    "/help-and-support",
  );
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
});

test("says on the server what happens next, without the form, whose draft only the browser has", () => {
  const container = renderOnServer(page(true));
  expect(container.textContent).toContain("We check your application and write to you.");
  expect(container.querySelector("input")).toBeNull();
});

test("clears the form after a question", async () => {
  renderApp(page(true), { query: "?active=active" });
  const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^First name/ });
  await userEvent.type(name(), "Ada");
  await userEvent.click(screen.getByRole("button", { name: "Clear the form" }));
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  expect(name().value).toBe("");
  expect(localStorage.getItem(courierDraftKey)).not.toContain("Ada");
});

test("leads to the application that was sent from this device", () => {
  storeApplicationToken("token");
  renderApp(page(true));
  expect(screen.getByRole("link", { name: "See how it stands" }).getAttribute("href")).toBe(
    "/partner-application",
  );
});
