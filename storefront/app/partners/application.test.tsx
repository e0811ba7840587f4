import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { storeApplicationToken, storedApplicationToken } from "./application-token.ts";
import { writeDraft } from "./draft-storage.ts";
import PartnerApplicationPage from "./partner-application.page.tsx";
import type { PartnerOptions } from "./partner-options.ts";
import { storeDraftKey } from "./store-draft.ts";
import { testApplication, testOptions, testStoreDraft } from "./testing.ts";

vi.mock("@errand/ui/map/town-map.tsx", () => ({ TownMap: () => null }));

beforeEach(() => localStorage.clear());

interface PageOptions {
  hash?: string;
  replies?: FakeReplies;
  vendor_portal_url?: string | null;
}

function showPage(
  application: ReturnType<typeof testApplication>,
  { hash = "", replies = {}, vendor_portal_url = null }: PageOptions = {},
) {
  const calls = fakeApi({ "POST /auth/partner/application": () => application, ...replies });
  type Props = { loaderData: { options: PartnerOptions } };
  const Page = PartnerApplicationPage as unknown as (props: Props) => ReactNode; // React Router passes more than the page reads.
  renderApp(
    <ShopContext value={testShop({ vendor_portal_url })}>
      <Page loaderData={{ options: testOptions }} />
    </ShopContext>,
    {
      at: "/partner-application",
      query: hash,
      routes: { "/store-registration": <p>The form</p> },
    },
  );
  return calls;
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("says what happens next while the application waits", async () => {
  storeApplicationToken("t".repeat(40));
  const calls = showPage(testApplication());
  await title("We are checking your application");
  expect(screen.getByText(/we write to ada@partner\.example/)).toBeTruthy();
  expect(screen.getByText("Ada’s bakery")).toBeTruthy();
  expect(screen.getByText("SIRET number")).toBeTruthy();
  expect(screen.getByText("732 829 320 00074")).toBeTruthy();
  expect(calls[0]?.input).toEqual({ application_token: "t".repeat(40) });
});

test("opens the application of a link, and keeps its key out of the address", async () => {
  const calls = showPage(testApplication(), { hash: "#key=of-the-link" });
  await title("We are checking your application");
  expect(calls[0]?.input).toEqual({ application_token: "of-the-link" });
  expect(storedApplicationToken()).toBe("of-the-link");
});

test("verifies the phone, then the e-mail, with the codes that were sent", async () => {
  storeApplicationToken("token");
  const waiting = { is_phone_verified: 0, is_email_verified: 0 } as const;
  const calls = showPage(testApplication({ ...waiting, next_step: "verify_phone" }), {
    replies: {
      "POST /auth/partner/verify": ({ verification_type: type }) => ({
        message: "Verified.",
        application: testApplication(
          type === "phone" ? { ...waiting, is_phone_verified: 1, next_step: "verify_email" } : {},
        ),
      }),
    },
  });
  await title("Confirm your phone");
  // The number is masked.
  expect(screen.queryByText(/33612345678/)).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: /^Verification code/ }), "123456");
  await press("Verify");
  await title("Confirm your email");
  await userEvent.type(screen.getByRole("textbox", { name: /^Verification code/ }), "654321");
  await press("Verify");
  await title("We are checking your application");
  const sent = calls.filter(({ endpoint }) => endpoint === "POST /auth/partner/verify");
  expect(sent.map(({ input }) => [input.verification_type, input.otp])).toEqual([
    ["phone", "123456"],
    ["email", "654321"],
  ]);
});

test("keeps the filled-in form until the contacts are verified", async () => {
  storeApplicationToken("token");
  writeDraft(storeDraftKey, testStoreDraft());
  showPage(testApplication({ is_email_verified: 0, next_step: "verify_email" }));
  await title("Confirm your email");
  expect(localStorage.getItem(storeDraftKey)).not.toBeNull();
});

test("discards the filled-in form once the contacts are verified", async () => {
  storeApplicationToken("token");
  writeDraft(storeDraftKey, testStoreDraft());
  showPage(testApplication());
  await waitFor(() => expect(localStorage.getItem(storeDraftKey)).toBeNull());
});

test("shows the reason of a refusal, and sends the corrected form again", async () => {
  storeApplicationToken("token");
  const toasts = readToasts();
  const refused = testApplication({
    status: "refused",
    next_step: "correct",
    reason: "We can’t read the logo.",
    decided_at: "2026-03-02T10:00:00Z",
  });
  const calls = showPage(refused, {
    replies: {
      "PUT /auth/vendor/register": () => ({
        message: "Sent again.",
        application_token: "token",
        application: testApplication({ status: "resubmitted" }),
      }),
    },
  });
  await title("Something needs to be corrected");
  expect(screen.getByText("We can’t read the logo.")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Correct and send again" }));
  await title("Correct your application");
  const lastName = await screen.findByRole("textbox", { name: "Last name" });
  await userEvent.clear(lastName);
  await userEvent.type(lastName, "Byron");
  await userEvent.click(screen.getByRole("link", { name: /^Check and send/ }));
  await press("Send again");
  await title("We are checking your application");
  expect(toasts).toEqual(["Sent again."]);
  const sent = calls.find(({ endpoint }) => endpoint === "PUT /auth/vendor/register");
  expect(sent?.input).toMatchObject({
    application_token: "token",
    l_name: "Byron",
    module_id: 1,
    translations: [
      { locale: "en", key: "name", value: "Ada’s bakery" },
      { locale: "en", key: "address", value: "3 Quay Street" },
    ],
  });
});

test("says how an approved store signs in", async () => {
  storeApplicationToken("token");
  showPage(testApplication({ status: "approved", next_step: "sign_in" }), {
    vendor_portal_url: "https://vendors.example",
  });
  await title("Your store is approved");
  expect(screen.getByText(/^Sign in with ada@partner\.example/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the vendor portal" }).getAttribute("href")).toBe(
    "https://vendors.example",
  );
  expect(screen.queryByRole("button", { name: "Withdraw application" })).toBeNull();
});

test("withdraws an application after a question, and returns to the form", async () => {
  storeApplicationToken("token");
  const calls = showPage(testApplication(), {
    replies: { "DELETE /auth/partner/application": () => ({ message: "Withdrawn." }) },
  });
  await title("We are checking your application");
  await press("Withdraw application");
  await userEvent.click(await screen.findByRole("button", { name: "Yes" }));
  await screen.findByText("The form");
  expect(calls.at(-1)).toMatchObject({
    endpoint: "DELETE /auth/partner/application",
    input: { application_token: "token" },
  });
  expect(storedApplicationToken()).toBeNull();
});

test.each([
  ["an unknown link", () => storeApplicationToken("token")],
  ["a device without an application", () => {}],
])("explains %s", async (_what, prepare) => {
  prepare();
  showPage(testApplication(), {
    replies: {
      "POST /auth/partner/application": () => errorReply(404, "application", "Not found."),
    },
  });
  await title("We can’t find this application");
});
