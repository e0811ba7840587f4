import { invalidReply } from "@errand/core/testing-server";
import { findDialog } from "@errand/ui/testing/find-dialog.ts";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import type { Address } from "./addresses.queries.ts";
import { AddressesPanel } from "./addresses-panel.tsx";
import { PlacePanel } from "./place-panel.tsx";
import { testAddress } from "./testing.ts";

// Leaflet needs a layout, which jsdom does not have; end-to-end tests cover the pin.
vi.mock("@errand/ui/map/town-map.tsx", () => ({ TownMap: () => null }));

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

function fakeAddresses(changes: FakeReplies = {}) {
  const savedReply = (message: string) => () => ({ message, address: office, zone_ids: [1] });
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
    "POST /customer/add-address": savedReply("Address added successfully"),
    "PUT /customer/address/{id}": savedReply("Address updated successfully"),
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

test("an address is only selected with Select", async () => {
  fakeAddresses();
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

test("the place chosen in the header can be selected and not edited", async () => {
  store("location", "1 Harbour Square");
  store("currentLatLng", { lat: 43.61, lng: 3.87 });
  fakeAddresses();
  const onClose = showPanel();
  const row = await choice(/Selected Address/);
  const label = row.closest("label");
  expect(label?.textContent).toContain("1 Harbour Square");
  expect(label?.querySelector("button")).toBeNull();
  await userEvent.click(row);
  await userEvent.click(await button("Select"));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(stored("location")).toBe("1 Harbour Square");
  expect(stored("currentLatLng")).toEqual({ lat: 43.61, lng: 3.87 });
});

test("without saved addresses offers to add one", async () => {
  saved = [];
  fakeAddresses();
  showPanel();
  expect(await screen.findByText("Oops")).toBeTruthy();
  expect(
    screen.getByText("You don't have any saved address yet. please save address to continue"),
  ).toBeTruthy();
  await userEvent.click(await button("Add address"));
  expect(await screen.findByRole("dialog", { name: "Add address" })).toBeTruthy();
});

test("a list that cannot be loaded can be retried", async () => {
  fakeAddresses({ "GET /customer/address/list": () => errorReply(403, "feature_off", "Not now.") });
  showPanel();
  expect(await screen.findByText("Your addresses could not be loaded.")).toBeTruthy();
  expect(await button("Try again")).toBeTruthy();
});

test("deletes an address after a confirmation", async () => {
  const calls = fakeAddresses();
  showPanel();
  await userEvent.click(await button("Delete Office"));
  const dialog = await screen.findByRole("dialog", { name: "Delete this address?" });
  expect(dialog.textContent).toContain("8 Mill Lane");
  saved = [testAddress()];
  await userEvent.click(within(dialog).getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(screen.queryByRole("radio", { name: /Office/ })).toBeNull());
  expect(calls.some(({ endpoint }) => endpoint === "DELETE /customer/address/6")).toBe(true);
  expect(toasts).toEqual(["Address deleted successfully"]);
});

async function openForm(name: string) {
  showPanel();
  await userEvent.click(await button(name));
  const dialog = await findDialog(/^(Add|Edit) address$/);
  const field = (label: RegExp) => within(dialog).getByRole("textbox", { name: label });
  const save = () => userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  return { dialog, field, save };
}

test("shows missing fields of a new address without a request", async () => {
  const calls = fakeAddresses();
  const { dialog, save } = await openForm("Add address");
  await save();
  for (const message of ["Address is required", "Name is required", "Phone Number is required"]) {
    expect(within(dialog).getByText(message)).toBeTruthy();
  }
  expect(calls.some(({ endpoint }) => endpoint.startsWith("POST"))).toBe(false);
});

test("locates a typed address when its field loses focus, and saves its coordinates", async () => {
  const calls = fakeAddresses();
  const { dialog, field, save } = await openForm("Add address");
  await userEvent.type(field(/^Address/), "8 Mill");
  await userEvent.tab();
  await waitFor(() => expect(field(/^Address/)).toHaveProperty("value", "8 Mill Lane, Harbour"));
  await userEvent.click(within(dialog).getByRole("radio", { name: "Other" }));
  await userEvent.type(field(/^Label name/), "Boat");
  await userEvent.type(field(/^House/), "8");
  await userEvent.type(field(/^Contact person/), "Ada");
  await userEvent.type(field(/^Phone number/), "0612345678");
  await save();
  await waitFor(() => expect(toasts).toEqual(["Address added successfully"]));
  expect(calls.find(({ endpoint }) => endpoint.startsWith("POST"))?.input).toEqual({
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
])("shows the error of a lookup that leads %s at its field", async (_title, results, message) => {
  fakeAddresses({
    "GET /config/geocode-api": () =>
      results ? invalidReply({ status: "OK", results }) : errorReply(422, "address", "No."),
  });
  const { dialog, field } = await openForm("Add address");
  await userEvent.type(field(/^Address/), "8 Mill");
  await userEvent.tab();
  expect(await within(dialog).findByText(message)).toBeTruthy();
});

test("does not look up three characters or fewer", async () => {
  const calls = fakeAddresses();
  const { field } = await openForm("Add address");
  await userEvent.type(field(/^Address/), "abc");
  await userEvent.tab();
  expect(calls.some(({ endpoint }) => endpoint.includes("geocode"))).toBe(false);
});

test("updates an address, and keeps the values after an error", async () => {
  let isClosed = true;
  const calls = fakeAddresses({
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
  expect(calls.findLast(({ endpoint }) => endpoint.startsWith("PUT"))).toMatchObject({
    endpoint: "PUT /customer/address/6",
    input: { floor: "4", address_type: "office", address: "8 Mill Lane" },
  });
});

test("the location panel offers the saved addresses", async () => {
  fakeAddresses();
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

test("the location panel links to manage the saved addresses", async () => {
  fakeAddresses();
  renderApp(
    <ShopContext value={testShop({ country: "FR" })}>
      <PlacePanel open onClose={() => {}} input={{ anchor: null }} />
    </ShopContext>,
  );
  await userEvent.click(await button("Manage addresses"));
  expect(panelStore.get()).toMatchObject({ name: "addresses", isOpen: true });
});
