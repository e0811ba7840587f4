import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { store, stored } from "../client/storage.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { errorReply, type FakeReplies, fakeApi, readToasts } from "../testing/fake-api.ts";
import { offContract } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render.tsx";
import type { Address } from "./addresses.queries.ts";
import { AddressesPanel } from "./addresses-panel.tsx";
import { PlacePanel } from "./place-panel.tsx";
import { testAddress } from "./testing.ts";

// jsdom draws nothing; the pin is tried in a browser.
vi.mock("../location/town-map.tsx", () => ({ TownMap: () => null }));

const office = testAddress({
  id: 6,
  address: "8 Mill Lane",
  address_type: "office",
  latitude: 43.7,
});
let saved: Address[];
let toasts: string[];

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
  saved = [testAddress(), office];
  toasts = readToasts();
});

const mill = {
  place_id: "a-1",
  formatted_address: "8 Mill Lane, Harbour",
  geometry: { location: { lat: 43.7, lng: 3.9 } },
};

function answer(changes: FakeReplies = {}) {
  const keep = (message: string) => () => ({ message, address: office, zone_ids: [1] });
  return fakeApi({
    "GET /customer/address/list": () => ({
      total_size: saved.length,
      limit: 50,
      offset: 1,
      addresses: saved,
    }),
    "GET /zone/list": () => [],
    "GET /customer/info": () => errorReply(403, "feature_off", ""),
    "GET /config/get-zone-id": () => ({ zone_id: "[1]", zone_data: [] }),
    "GET /config/geocode-api": () => ({ status: "OK", results: [mill] }),
    "POST /customer/add-address": keep("Address added successfully"),
    "PUT /customer/address/{id}": keep("Address updated successfully"),
    "DELETE /customer/address/{id}": () => ({ message: "Address deleted successfully" }),
    ...changes,
  });
}

function showPanel() {
  const onClose = vi.fn();
  renderApp(
    <ShopContext value={testShop({ country: "FR" })}>
      <AddressesPanel open onClose={onClose} input={undefined} />
    </ShopContext>,
  );
  return onClose;
}

const choice = (name: RegExp) => screen.findByRole("radio", { name });
const button = (name: string) => screen.findByRole("button", { name });

test("an address is only taken with Select", async () => {
  answer();
  const onClose = showPanel();
  expect((await button("Select")).hasAttribute("disabled")).toBe(true);
  await userEvent.click(await choice(/Office/));
  expect(stored("location")).toBeNull();
  await userEvent.click(await button("Select"));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(stored("location")).toBe("8 Mill Lane");
  expect(stored("currentLatLng")).toEqual({ lat: 43.7, lng: 3.88 });
  expect(toasts).toEqual(["New Delivery address selected"]);
});

test("who has saved none is told so, and can add one", async () => {
  saved = [];
  answer();
  showPanel();
  expect(await screen.findByText("Oops")).toBeTruthy();
  expect(
    screen.getByText("You don't have any saved address yet. please save address to continue"),
  ).toBeTruthy();
  await userEvent.click(await button("Add address"));
  expect(await screen.findByRole("dialog", { name: "Add address" })).toBeTruthy();
});

test("a list that cannot be read can be tried again", async () => {
  answer({ "GET /customer/address/list": () => errorReply(403, "feature_off", "Not now.") });
  showPanel();
  expect(await screen.findByText("Your addresses could not be loaded.")).toBeTruthy();
  expect(await button("Try again")).toBeTruthy();
});

test("asks before one is deleted", async () => {
  const asked = answer();
  showPanel();
  await userEvent.click(await button("Delete Office"));
  const question = await screen.findByRole("dialog", { name: "Delete this address?" });
  expect(question.textContent).toContain("8 Mill Lane");
  saved = [testAddress()];
  await userEvent.click(within(question).getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(screen.queryByRole("radio", { name: /Office/ })).toBeNull());
  expect(asked.some(({ endpoint }) => endpoint === "DELETE /customer/address/6")).toBe(true);
  expect(toasts).toEqual(["Address deleted successfully"]);
});

async function openForm(name: string) {
  showPanel();
  await userEvent.click(await button(name));
  const dialog = await screen.findByRole("dialog", { name: /^(Add|Edit) address$/ });
  const field = (label: RegExp) => within(dialog).getByRole("textbox", { name: label });
  const save = () => userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  return { dialog, field, save };
}

test("says what is missing in a new address, and sends nothing", async () => {
  const asked = answer();
  const { dialog, save } = await openForm("Add address");
  await save();
  for (const words of ["Address is required", "Name is required", "Phone Number is required"]) {
    expect(within(dialog).getByText(words)).toBeTruthy();
  }
  expect(asked.some(({ endpoint }) => endpoint.startsWith("POST"))).toBe(false);
});

test("a typed address is found when its field is left, and saved with where it lies", async () => {
  const asked = answer();
  const { dialog, field, save } = await openForm("Add address");
  await userEvent.type(field(/^Address/), "8 Mill");
  await userEvent.tab();
  await waitFor(() => expect(field(/^Address/)).toHaveProperty("value", "8 Mill Lane, Harbour"));
  await userEvent.click(within(dialog).getByRole("radio", { name: "Other" }));
  await userEvent.type(field(/^Label name/), "Boat");
  await userEvent.type(field(/^House/), "8");
  await userEvent.type(field(/^Contact person/), "Ada");
  await userEvent.type(field(/^Phone Number/), "0612345678");
  await save();
  await waitFor(() => expect(toasts).toEqual(["Address added successfully"]));
  expect(asked.find(({ endpoint }) => endpoint.startsWith("POST"))?.input).toEqual({
    address: "8 Mill Lane, Harbour",
    address_type: "other",
    address_label: "Boat",
    latitude: 43.7,
    longitude: 3.9,
    house: "8",
    contact_person_name: "Ada",
    contact_person_number: "+33612345678",
  });
});

test.each([
  ["nowhere", [], "Invalid address. Please enter a valid address."],
  [
    "without coordinates",
    [{ formatted_address: "8 Mill Lane" }],
    "Unable to find location coordinates. Please try a different address.",
  ],
  ["to an error", null, "Error occurred while validating address. Please try again."],
])("an address that leads %s is told at its field", async (_what, results, words) => {
  answer({
    "GET /config/geocode-api": () =>
      results ? offContract({ status: "OK", results }) : errorReply(422, "address", "No."),
  });
  const { dialog, field } = await openForm("Add address");
  await userEvent.type(field(/^Address/), "8 Mill");
  await userEvent.tab();
  expect(await within(dialog).findByText(words)).toBeTruthy();
});

test("up to three characters are not looked up", async () => {
  const asked = answer();
  const { field } = await openForm("Add address");
  await userEvent.type(field(/^Address/), "abc");
  await userEvent.tab();
  expect(asked.some(({ endpoint }) => endpoint.includes("geocode"))).toBe(false);
});

test("changes an address, and keeps what was typed when the server refuses", async () => {
  let isClosed = true;
  const asked = answer({
    "PUT /customer/address/{id}": () =>
      isClosed
        ? errorReply(422, "coordinates", "We do not deliver to this place yet.")
        : { message: "Address updated successfully", address: office, zone_ids: [1] },
  });
  const { field, save } = await openForm("Edit Office");
  await userEvent.type(field(/^Floor/), "4");
  await save();
  await waitFor(() => expect(toasts).toEqual(["We do not deliver to this place yet."]));
  expect(field(/^Floor/)).toHaveProperty("value", "4");
  isClosed = false;
  await save();
  await waitFor(() => expect(toasts).toContain("Address updated successfully"));
  expect(asked.findLast(({ endpoint }) => endpoint.startsWith("PUT"))).toMatchObject({
    endpoint: "PUT /customer/address/6",
    input: { floor: "4", address_type: "office", address: "8 Mill Lane" },
  });
});

test("the place in the header can be one that was saved", async () => {
  answer();
  const onClose = vi.fn();
  renderApp(
    <ShopContext value={testShop({ country: "FR" })}>
      <PlacePanel open onClose={onClose} input={{ anchor: null }} />
    </ShopContext>,
  );
  await userEvent.click(await screen.findByRole("button", { name: /Office/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(stored("location")).toBe("8 Mill Lane");
});

test("the saved addresses are managed from the header's place", async () => {
  answer();
  renderApp(
    <ShopContext value={testShop({ country: "FR" })}>
      <PlacePanel open onClose={() => {}} input={{ anchor: null }} />
    </ShopContext>,
  );
  await userEvent.click(await button("Manage addresses"));
  expect(panelStore.get()).toMatchObject({ name: "addresses", isOpen: true });
});
