import type { Order } from "@errand/core/orders/orders.types";
import { testOrder } from "@errand/core/orders/testing-order";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { ToastHost } from "@errand/ui/toast-host.tsx";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { OrderChanges } from "../orders/order-changes.tsx";
import { PlacesDialogContext } from "../orders/places-dialog-context.ts";
import { errorReply, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { PlacesDialog } from "./places-dialog.tsx";
import { testParcel } from "./testing.ts";

const placesDialog = lazyComponent(async () => PlacesDialog);
const movable = testParcel({ actions: ["cancel", "reschedule"], scheduled: 0 });
let calls: RecordedCall[];

beforeEach(() => {
  visitAsGuest();
  calls = fakeApi({
    "GET /config/geocode-api": ({ address }) => ({
      status: "OK",
      results: [
        {
          formatted_address: String(address),
          place_id: "place",
          address_components: [],
          geometry: {
            location: { lat: String(address).startsWith("1 ") ? 43.7 : 43.61, lng: 3.9 },
          },
          types: [],
        },
      ],
    }),
    "GET /config/place-api-autocomplete": () => ({ predictions: [], status: "ZERO_RESULTS" }),
    "PUT /customer/order/reschedule": ({ receiver_place }) => {
      const place = receiver_place as { address: string; latitude: number };
      if (place.latitude > 43.65) {
        return errorReply(409, "price_changed", "The price has changed.", "order_amount", {
          order_amount: 8,
        });
      }
      const { receiver_details: receiver } = movable;
      return {
        message: "The new address is set.",
        order: { ...movable, receiver_details: receiver && { ...receiver, ...place } },
      };
    },
  });
});

function Page({ order: placed }: { order: Order }) {
  const [order, setOrder] = useState(placed);
  return (
    <>
      <p>To {order.receiver_details?.address}</p>
      <OrderChanges order={order} name={{ order_id: order.id }} onChange={setOrder} />
    </>
  );
}

const show = (order: Order) =>
  renderApp(
    <ShopContext value={testShop()}>
      <PlacesDialogContext value={placesDialog}>
        <Page order={order} />
        <ToastHost />
      </PlacesDialogContext>
    </ShopContext>,
    { at: "/track-order" },
  );

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: "Change the addresses" }));
  return within(await screen.findByRole("dialog", { name: "Change the addresses" }));
}

async function typeReceiver(dialog: Awaited<ReturnType<typeof openDialog>>, address: string) {
  const field = within(dialog.getByRole("group", { name: "To" })).getByLabelText(/^Address/);
  await userEvent.clear(field);
  await userEvent.type(field, address);
  await userEvent.tab();
  await waitFor(() => expect(dialog.getAllByText("Found on the map")).toHaveLength(2));
}

test("a parcel gets another receiver's address, and nothing else is sent", async () => {
  show(movable);
  const dialog = await openDialog();
  const submit = dialog.getByRole("button", { name: "Save the addresses" });
  expect(submit.getAttribute("aria-disabled")).toBe("true");
  await typeReceiver(dialog, "9 Mill Lane");
  await waitFor(() => expect(submit.getAttribute("aria-disabled")).toBeNull());
  await userEvent.click(submit);
  expect(await screen.findByText("To 9 Mill Lane")).toBeTruthy();
  expect(await screen.findByText("The new address is set.")).toBeTruthy();
  const [sent] = calls.filter(({ endpoint }) => endpoint.startsWith("PUT"));
  expect(sent?.input).toMatchObject({
    order_id: movable.id,
    schedule_at: null,
    order_amount: movable.order_amount,
    receiver_place: { address: "9 Mill Lane", latitude: 43.61, longitude: 3.9 },
  });
  expect(sent?.input).not.toHaveProperty("sender_place");
});

test("an address at another price names that price, and the dialog stays open", async () => {
  show(movable);
  const dialog = await openDialog();
  await typeReceiver(dialog, "1 Far Road");
  await userEvent.click(dialog.getByRole("button", { name: "Save the addresses" }));
  expect(await dialog.findByText(/^This way costs €8\.00 instead of €10\.00\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Keep the addresses" }));
  const again = await openDialog();
  const field = within(again.getByRole("group", { name: "To" })).getByLabelText(/^Address/);
  expect((field as HTMLInputElement).value).toBe("8 Mill Lane");
  expect(again.queryByText(/^This way costs/)).toBeNull();
});

test("an order of a store has no other places", async () => {
  show(testOrder({ actions: ["cancel", "reschedule"] }));
  expect(await screen.findByRole("button", { name: "Change the time" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change the addresses" })).toBeNull();
});
