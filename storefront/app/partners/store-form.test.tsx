import { ApiError } from "@errand/core/api-error";
import type { Language } from "@errand/core/language";
import { storePicture } from "@errand/ui/forms/picture-storage.ts";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { writeDraft } from "./draft-storage.ts";
import { type StoreDraft, storeDraftKey } from "./store-draft.ts";
import { StoreForm } from "./store-form.tsx";
import type { StoreInput } from "./store-input.ts";
import { storePlace } from "./store-step.tsx";
import { goodPassword, testApplication, testOptions, testStoreDraft } from "./testing.ts";

// Leaflet needs a layout, which jsdom does not have; end-to-end tests cover the pin.
vi.mock("@errand/ui/map/town-map.tsx", () => ({ TownMap: () => null }));

const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1])], name, { type: "image/png" });

beforeEach(async () => {
  localStorage.clear();
  // In the browser it loads while the first step is filled in.
  await storePlace.load();
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: vi.fn() });
});

interface FormOptions {
  step?: string;
  onSend?(input: StoreInput): Promise<void>;
  isCorrection?: boolean;
  language?: Language;
}

function showForm({ step = "you", onSend = vi.fn(), ...options }: FormOptions = {}) {
  const { isCorrection, language = "en" } = options;
  return renderApp(
    <ShopContext value={testShop()}>
      <StoreForm
        draftKey={storeDraftKey}
        options={testOptions}
        application={isCorrection ? testApplication({ next_step: "correct" }) : null}
        onSend={onSend}
      />
    </ShopContext>,
    { at: "/store-registration", query: `?active=active&step=${step}`, visitor: { language } },
  );
}

async function storeTestDraft(changes: Partial<StoreDraft> = {}) {
  writeDraft(
    storeDraftKey,
    testStoreDraft({ logo: [await storePicture(png("l.png"))], ...changes }),
  );
}

const field = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: "input" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const alerts = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

test("shows the errors of a step, and continues without them", async () => {
  showForm();
  await press("Continue");
  expect(alerts()).toEqual([
    "First name is required",
    "Email is required",
    "Phone Number is required",
  ]);
  await waitFor(() => expect(document.activeElement).toBe(field(/^First name/)));
  await userEvent.type(field(/^First name/), "Ada");
  await userEvent.type(field(/^Email/), "ada@partner.example");
  await userEvent.type(field(/^Phone number/), "0612345678");
  await press("Continue");
  const title = await heading("Your store");
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText("Step 2 of 5")).toBeTruthy();
});

test("loses nothing on the way back, nor when the page is loaded again", async () => {
  showForm();
  await userEvent.type(field(/^First name/), "Ada");
  await userEvent.type(field(/^Email/), "ada@partner.example");
  await userEvent.type(field(/^Phone number/), "0612345678");
  await press("Continue");
  await heading("Your store");
  await userEvent.type(field(/^Name of the store/), "Ada’s bakery");
  await press("Back");
  await heading("About you");
  expect(field(/^First name/).value).toBe("Ada");
  const { unmount } = showFormAgain();
  expect(field(/^Name of the store/).value).toBe("Ada’s bakery");
  unmount();
});

function showFormAgain() {
  document.body.innerHTML = "";
  return showForm({ step: "store" });
}

test("never stores the password", async () => {
  await storeTestDraft();
  showForm({ step: "send" });
  await userEvent.type(await screen.findByLabelText(/^Password/), goodPassword);
  expect(JSON.stringify(localStorage)).toContain("ada@partner.example");
  expect(JSON.stringify(localStorage)).not.toContain(goodPassword);
});

test("explains a pin outside the zone, and offers the zone in which it is", async () => {
  await storeTestDraft({ point: { lat: 44.5, lng: 1.5 } });
  showForm({ step: "store" });
  const text = "The pin is outside Old Town: it is in Harbour. A store must lie in its zone.";
  expect(await screen.findByText(text)).toBeTruthy();
  await press("Continue");
  expect(screen.getByText("Step 2 of 5")).toBeTruthy();
  await press("Choose Harbour");
  expect(screen.queryByText(text)).toBeNull();
  await press("Continue");
  await heading("Delivery and taxes");
});

test("asks for name and address in the language of the reader first, and needs no other", async () => {
  await storeTestDraft({ name_en: "", address_en: "" });
  showForm({ step: "store", language: "fr" });
  const boxes = screen.getAllByLabelText(/^(Nom|Adresse)/, { selector: "input" });
  expect(boxes.map((box) => [box.getAttribute("name"), box.ariaRequired])).toEqual([
    ["name_fr", "true"],
    ["name_en", null],
    ["address_fr", "true"],
    ["address_en", null],
  ]);
  await press("Continuer");
  expect(alerts()).toEqual(["Le nom est obligatoire", "L’adresse est obligatoire"]);
  await userEvent.type(field(/^Nom du commerce/), "Le Fournil");
  await userEvent.type(field(/^Adresse en anglais/), "3 Quay Street");
  expect(alerts()).toEqual([]);
  await press("Continuer");
  await heading("Livraison et taxes");
});

test("asks only rental providers for pickup zones", async () => {
  await storeTestDraft({ module_id: 6 });
  showForm({ step: "terms" });
  expect(screen.queryByRole("checkbox", { name: "Harbour" })).toBeNull();
  await press("Continue");
  expect(alerts()).toEqual(["Choose at least one pickup zone."]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Old Town" }));
  await press("Continue");
  await heading("Pictures");
});

test("previews a picture, and refuses other formats with the alert of the specification", async () => {
  await storeTestDraft({ logo: [] });
  showForm({ step: "pictures" });
  const logo = screen.getByLabelText("Choose picture: Logo");
  await userEvent.upload(logo, new File(["RIFF....WEBP"], "l.png", { type: "image/png" }), {
    applyAccept: false,
  });
  expect(
    await screen.findByText(
      "This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.",
    ),
  ).toBeTruthy();
  await userEvent.upload(logo, png("logo.png"));
  expect(await screen.findByRole("img", { name: "Logo, preview" })).toBeTruthy();
  expect(alerts()).toEqual([]);
  await press("Remove picture: Logo");
  expect(screen.queryByRole("img", { name: "Logo, preview" })).toBeNull();
});

test("asks again for a picture that is no longer on this device", async () => {
  await storeTestDraft({ logo: ["gone"] });
  showForm({ step: "pictures" });
  expect(
    await screen.findByText("A picture is no longer on this device. Please choose it again."),
  ).toBeTruthy();
});

test("sends everything that was filled in", async () => {
  await storeTestDraft({ name_fr: "Chez Ada", tax: "5,5" });
  const onSend = vi.fn(async (_input: StoreInput) => {});
  showForm({ step: "send", onSend });
  await userEvent.type(await screen.findByLabelText(/^Password/), goodPassword);
  await press("Send application");
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  const [input] = onSend.mock.calls[0] ?? [];
  expect(input).toMatchObject({
    f_name: "Ada",
    password: goodPassword,
    latitude: 44.5,
    minimum_delivery_time: 20,
    tax: 5.5,
    company_number: "732 829 320 00074",
    logo: expect.any(File),
    translations: [
      { locale: "en", key: "name", value: "Ada’s bakery" },
      { locale: "en", key: "address", value: "3 Quay Street" },
      { locale: "fr", key: "name", value: "Chez Ada" },
    ],
  });
  expect(input?.pickup_zone_id).toBeUndefined();
  expect(input?.tin).toBeUndefined();
});

test("shows the errors of the server at their fields and steps, and loses nothing", async () => {
  const toasts = readToasts();
  await storeTestDraft();
  const onSend = vi.fn(() =>
    Promise.reject(
      new ApiError(422, [
        { code: "coordinates", message: "Outside the zone." },
        { code: "email", field: "email", message: "This email is taken." },
      ]),
    ),
  );
  showForm({ step: "send", onSend });
  await userEvent.type(await screen.findByLabelText(/^Password/), goodPassword);
  await press("Send application");
  await heading("About you");
  await waitFor(() => expect(document.activeElement).toBe(field(/^Email/)));
  expect(alerts()).toEqual(["This email is taken."]);
  expect(toasts).toHaveLength(2);
  await userEvent.type(field(/^Email/), "m");
  expect(alerts()).toEqual([]);
  await press("Continue");
  expect(await screen.findByText("Outside the zone.")).toBeTruthy();
});

test("shows an error that concerns no field above the button, and keeps the password", async () => {
  await storeTestDraft();
  showForm({
    step: "send",
    onSend: () =>
      Promise.reject(new ApiError(403, [{ code: "feature_off", message: "Not today." }])),
  });
  readToasts();
  await userEvent.type(await screen.findByLabelText(/^Password/), goodPassword);
  await press("Send application");
  expect(await screen.findByText("Not today.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe(goodPassword);
});

test("lists what the password still needs", async () => {
  await storeTestDraft();
  showForm({ step: "send" });
  const rules = within(screen.getByRole("list", { name: "What the password needs" }));
  const met = () =>
    rules.getAllByRole("listitem").map(({ textContent }) => textContent?.endsWith("(done)"));
  await userEvent.type(screen.getByLabelText(/^Password/), "Bread4me");
  expect(met()).toEqual([true, true, true, true, false]);
  await press("Send application");
  expect(alerts()).toContain("The password does not meet all rules yet.");
});

test("a correction keeps pictures and password that it leaves out", async () => {
  const onSend = vi.fn(async (_input: StoreInput) => {});
  showForm({ step: "send", onSend, isCorrection: true });
  expect(screen.getByRole("img", { name: "Logo" }).getAttribute("src")).toBe("/files/logo");
  await press("Send again");
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  const [input] = onSend.mock.calls[0] ?? [];
  expect(input).toMatchObject({ f_name: "Ada" });
  expect(input?.logo).toBeUndefined();
  expect(input?.password).toBeUndefined();
});
