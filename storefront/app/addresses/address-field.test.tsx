import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { AddressField } from "./address-field.tsx";
import { type LocatedAddress, useAddressCheck } from "./use-address-check.ts";

const nowhere: LocatedAddress = { address: "", point: null };

function Door({ initial, needsDoor }: { initial: LocatedAddress; needsDoor?: boolean }) {
  const [located, setLocated] = useState(initial);
  const check = useAddressCheck(located, setLocated, needsDoor);
  return (
    <>
      <AddressField label="Address" address={located.address} check={check} />
      <output>{located.point ? `${located.point.lat}, ${located.point.lng}` : "unknown"}</output>
      {check.isNumberMissing && <p>which door?</p>}
      <button type="button">Elsewhere</button>
    </>
  );
}

const mill = {
  place_id: "a8",
  formatted_address: "8 Mill Lane, Harbour",
  geometry: { location: { lat: 43.61, lng: 3.89 } },
};
const prediction = {
  place_id: "a8",
  description: "8 Mill Lane, Harbour",
  main_text: "8 Mill Lane",
  secondary_text: "Harbour",
};

function show(initial = nowhere, replies: FakeReplies = {}, needsDoor = false) {
  const calls = fakeApi({
    "GET /config/place-api-autocomplete": () => ({ status: "OK", predictions: [prediction] }),
    "GET /config/place-api-details": () => ({ status: "OK", result: mill }),
    ...replies,
  });
  renderApp(<Door initial={initial} needsDoor={needsDoor} />);
  return calls;
}

const type = async (text: string) => {
  await userEvent.click(screen.getByRole("combobox", { name: "Address" }));
  await userEvent.keyboard(text);
};
const value = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Address" }).value;

beforeEach(() => localStorage.clear());

test("suggests addresses while one is typed, and takes over the chosen one with its place", async () => {
  show();
  await type("mill");
  await userEvent.click(await screen.findByRole("option", { name: /8 Mill Lane/ }));
  expect(await screen.findByText("43.61, 3.89")).toBeTruthy();
  expect(value()).toBe("8 Mill Lane, Harbour");
  expect(screen.queryByRole("option")).toBeNull();
});

test("locates an address that was not chosen when the field is left", async () => {
  show(nowhere, { "GET /config/geocode-api": () => ({ status: "OK", results: [mill] }) });
  await type("8 mill lane");
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(await screen.findByText("43.61, 3.89")).toBeTruthy();
});

test("suggests nothing for an address from elsewhere", async () => {
  const calls = show({ address: "3 Quay Street", point: { lat: 1, lng: 2 } });
  await userEvent.click(screen.getByRole("combobox", { name: "Address" }));
  expect(screen.queryByRole("option")).toBeNull();
  expect(calls).toEqual([]);
});

test.each([
  [false, "43.61, 3.89"],
  [true, "unknown"],
])("a chosen street where a door is needed: %s, %s", async (needsDoor, place) => {
  const street = { ...mill, formatted_address: "Mill Lane, Harbour", is_street: true as const };
  show(
    nowhere,
    { "GET /config/place-api-details": () => ({ status: "OK", result: street }) },
    needsDoor,
  );
  await type("mill");
  await userEvent.click(await screen.findByRole("option", { name: /8 Mill Lane/ }));
  await waitFor(() => expect(value()).toBe("Mill Lane, Harbour"));
  expect(screen.getByText(place)).toBeTruthy();
  expect(screen.queryByText("which door?") !== null).toBe(needsDoor);
});
