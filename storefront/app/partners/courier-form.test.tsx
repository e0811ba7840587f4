import { testPdf } from "@errand/core/testing-pdf";
import { storePicture } from "@errand/ui/forms/picture-storage.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { courierDraftKey } from "./courier-draft.ts";
import { CourierForm } from "./courier-form.tsx";
import type { CourierInput } from "./courier-input.ts";
import { writeDraft } from "./draft-storage.ts";
import { goodPassword, testCourierDraft, testOptions } from "./testing.ts";

const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1])], name, { type: "image/png" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

beforeEach(async () => {
  localStorage.clear();
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: vi.fn() });
  writeDraft(
    courierDraftKey,
    testCourierDraft({
      image: [await storePicture(png("me.png"))],
      identity_image: [await storePicture(png("passport.png"))],
    }),
  );
});

function showForm(step: string, onSend: (input: CourierInput) => Promise<void> = vi.fn()) {
  renderApp(
    <ShopContext value={testShop()}>
      <CourierForm
        draftKey={courierDraftKey}
        options={testOptions}
        application={null}
        onSend={onSend}
      />
    </ShopContext>,
    { at: "/deliveryman-registration", query: `?active=active&step=${step}` },
  );
}

test("takes one to five pictures of the document", async () => {
  showForm("identity");
  const field = await screen.findByLabelText("Add picture or PDF");
  await screen.findByRole("img", { name: "Picture 1" });
  await userEvent.upload(field, ["2", "3", "4", "5", "6"].map(png));
  expect(alerts()).toEqual(["Maximum 5 images can be send at a time."]);
  await userEvent.upload(field, ["2", "3", "4", "5"].map(png));
  expect(await screen.findByRole("img", { name: "Picture 5" })).toBeTruthy();
  for (const number of [5, 4, 3, 2, 1]) await press(`Remove picture ${number}`);
  await press("Continue");
  expect(alerts()).toEqual(["Add at least one picture."]);
});

test("takes a PDF as a document with its name and size, and refuses one that nobody can open", async () => {
  const pdf = (text: string, name: string) => new File([text], name, { type: "application/pdf" });
  showForm("identity");
  const field = await screen.findByLabelText("Add picture or PDF");
  await screen.findByRole("img", { name: "Picture 1" });
  await userEvent.upload(field, pdf(testPdf("/Encrypt 9 0 R"), "locked.pdf"));
  await waitFor(() => expect(alerts()[0]).toMatch(/^This PDF is protected by a password/));
  await userEvent.upload(field, pdf("%PDF-1.7 half", "half.pdf"));
  await waitFor(() => expect(alerts()[0]).toMatch(/^This PDF is damaged/));
  await userEvent.upload(field, pdf("a page", "page.pdf"));
  await waitFor(() => expect(alerts()[0]).toMatch(/PNG, GIF or PDF files only/));
  await userEvent.upload(field, pdf(testPdf(), "Passport.pdf"));
  expect(await screen.findByRole("link", { name: /^Passport\.pdf · 1 kB/ })).toBeTruthy();
  expect(alerts()).toEqual([]);
  await press("Remove Passport.pdf");
  expect(screen.queryByRole("link", { name: /^Passport/ })).toBeNull();
});

test("sends what was filled in, with its pictures", async () => {
  const onSend = vi.fn(async (_input: CourierInput) => {});
  showForm("work", onSend);
  await userEvent.click(screen.getByRole("radio", { name: /^Salaried/ }));
  await press("Continue");
  await userEvent.type(await screen.findByLabelText(/^Password/), goodPassword);
  await press("Send application");
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.calls[0]?.[0]).toMatchObject({
    identity_type: "passport",
    identity_number: "12AB34567",
    identity_image: [expect.any(File)],
    image: expect.any(File),
    vehicle_id: 2,
    earning: 0,
    zone_id: 1,
  });
});
