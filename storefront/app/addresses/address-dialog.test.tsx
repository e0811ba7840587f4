import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { testAddress } from "./testing.ts";

// Leaflet needs a layout, which jsdom does not have; end-to-end tests cover the pin.
vi.mock("@errand/ui/map/town-map.tsx", () => ({ TownMap: () => null }));

const refused = "We do not deliver to this place yet.";

test("shows the error of a location outside the zones at its field until it changes", async () => {
  store("token", "t".repeat(43));
  const toasts = readToasts();
  fakeApi({
    "GET /customer/info": () => errorReply(403, "feature_off", ""),
    "PUT /customer/address/{id}": () => errorReply(422, "coordinates", refused),
  });
  renderApp(
    <ShopContext value={testShop({ country: "FR" })}>
      <AddressDialog open onClose={() => {}} address={testAddress()} />
    </ShopContext>,
  );
  const field = await screen.findByRole("textbox", { name: /^Address/ });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(refused)).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(toasts).toEqual([refused]);
  await userEvent.type(field, "x");
  expect(screen.queryByText(refused)).toBeNull();
});
