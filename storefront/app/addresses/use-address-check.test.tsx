import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { type LocatedAddress, useAddressCheck } from "./use-address-check.ts";

function Address() {
  const [located, setLocated] = useState<LocatedAddress>({ address: "", point: null });
  const check = useAddressCheck(located, setLocated);
  return (
    <>
      <input
        aria-label="Address"
        value={located.address}
        onChange={({ target }) => check.type(target.value)}
        onBlur={check.locate}
      />
      <p>{check.error ?? (located.point ? "located" : "unknown")}</p>
      <p>{check.isByPin ? "by pin" : "by text"}</p>
      <button type="button" onClick={check.takeLike}>
        {check.like ?? "nothing alike"}
      </button>
      <button type="button" onClick={() => check.setPin({ lat: 2, lng: 1 }, "12 Mill Lane")}>
        Pin
      </button>
    </>
  );
}

test("an address whose number is unknown stays as it was typed, and is located by a pin", async () => {
  fakeApi({
    "GET /config/geocode-api": ({ address }) => ({
      status: "OK",
      results: [
        {
          ...(address === "999 Mill Lane" && { partial_match: true }),
          formatted_address: "Mill Lane, Harbour",
          geometry: { location: { lat: 43.61, lng: 3.89 } },
          place_id: "s1",
        },
      ],
    }),
  });
  renderApp(<Address />);
  const field = screen.getByRole("textbox", { name: "Address" });
  await userEvent.type(field, "999 Mill Lane");
  await userEvent.tab();
  expect(await screen.findByText("street_only")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Pin" }));
  expect(await screen.findByText("located")).toBeTruthy();
  expect(screen.getByText("by pin")).toBeTruthy();
  expect(field).toHaveProperty("value", "999 Mill Lane");
  await userEvent.clear(field);
  await userEvent.type(field, "Mill Lane");
  await userEvent.tab();
  expect(await screen.findByText("located")).toBeTruthy();
  expect(field).toHaveProperty("value", "Mill Lane, Harbour");
});

test("an address that is only like a known one stays as it was typed, until that is taken", async () => {
  fakeApi({
    "GET /config/geocode-api": () => ({
      status: "OK",
      results: [
        {
          formatted_address: "9 Mill Lane, Harbour",
          geometry: { location: { lat: 43.61, lng: 3.89 } },
          place_id: "a9",
          address_components: [],
        },
      ],
    }),
  });
  renderApp(<Address />);
  const field = screen.getByRole("textbox", { name: "Address" });
  await userEvent.type(field, "9 Hill Lane");
  await userEvent.tab();
  expect(await screen.findByText("other_street")).toBeTruthy();
  expect(field).toHaveProperty("value", "9 Hill Lane");
  await userEvent.click(screen.getByRole("button", { name: "9 Mill Lane, Harbour" }));
  expect(await screen.findByText("located")).toBeTruthy();
  expect(field).toHaveProperty("value", "9 Mill Lane, Harbour");
  expect(screen.getByRole("button", { name: "nothing alike" })).toBeTruthy();
});
