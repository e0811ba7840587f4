import { fakeServer } from "@errand/core/testing-server";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { errorReply } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import ParcelBatchPage from "./parcel-batch.page.tsx";
import ParcelLabelsPage from "./parcel-labels.page.tsx";
import { testCategory, testParcel, visitParcels } from "./testing.ts";

const receiver = {
  contact_person_name: "Grace Hopper",
  contact_person_number: "+33687654321",
  address: "8 Mill Lane",
  latitude: 43.61,
  longitude: 3.89,
};
const row = {
  line: 2,
  name: "Grace Hopper",
  address: "8 mill lane",
  receiver,
  price: 6,
  errors: [],
};

let previewRefusal: Response | null;
let placeReplies: Response[];
/** The requests that place parcels. */
let placings: { key: string | null; input: object }[];

const preview = {
  rows: [
    row,
    { ...row, line: 3, name: "Alan", receiver: null, price: null, errors: ["No such street."] },
    { ...row, line: 4, receiver: { ...receiver, contact_person_name: "Joan" }, price: 8.5 },
  ],
  stops: [2, 0],
  minutes: 24,
  total: 14.5,
};

beforeEach(() => {
  visitAsGuest();
  visitParcels();
  store("token", "T".repeat(43));
  [previewRefusal, placeReplies, placings] = [null, [], []];
  fakeServer(async (request) => {
    const path = new URL(request.url).pathname.replace("/api/v1", "");
    if (path === "/parcel-category") return Response.json([testCategory()]);
    // Its body is not read: in jsdom, a form with a file cannot be.
    if (path === "/customer/parcel-batch/preview") {
      expect(request.headers.get("moduleid")).toBe("5");
      return previewRefusal?.clone() ?? Response.json(preview);
    }
    if (path === "/customer/parcel-batch/place") {
      placings.push({
        key: request.headers.get("idempotency-key"),
        input: await request.json(),
      });
      const placed = { message: "", batch_id: 7, orders: [testParcel()] };
      return placeReplies.shift() ?? Response.json(placed, { status: 201 });
    }
    if (path === "/customer/parcel-batch/7") {
      const created_at = "2026-03-05T09:15:00.000Z";
      return Response.json({ id: 7, created_at, orders: [testParcel()] });
    }
    return errorReply(404, "order", "");
  });
});

function showForm() {
  return act(async () =>
    renderApp(
      <ShopContext value={testShop()}>
        <ParcelBatchPage />
      </ShopContext>,
      {
        at: "/parcel-batch",
        routes: {
          "/parcel-labels": (
            <ShopContext value={testShop()}>
              <ParcelLabelsPage />
            </ShopContext>
          ),
        },
      },
    ),
  );
}

async function chooseFile() {
  await userEvent.click(await screen.findByRole("radio", { name: /^Documents/ }));
  const file = new File(["name,phone,address"], "march.csv", { type: "text/csv" });
  await userEvent.upload(screen.getByLabelText("Choose a file"), file);
}

test("shows the receivers in the order of the ride, and what cannot be sent", async () => {
  await showForm();
  await chooseFile();
  const stops = await screen.findByRole("region", { name: "2 parcels" });
  expect(
    within(stops)
      .getAllByRole("listitem")
      .map((each) => each.textContent),
  ).toEqual([
    expect.stringMatching(/^1Joan.*€8\.50$/),
    expect.stringMatching(/^2Grace Hopper.*€6\.00$/),
  ]);
  const refused = screen.getByRole("region", { name: "1 row cannot be sent" });
  expect(refused.textContent).toContain("Line 3");
  expect(refused.textContent).toContain("No such street.");
});

test("places the accepted receivers at the price that was shown, confirms them, and prints their labels", async () => {
  const toasts = readToasts();
  await showForm();
  await chooseFile();
  await userEvent.click(await screen.findByRole("button", { name: "Send 2 parcels · €14.50" }));
  await screen.findByRole("heading", { name: "Labels" });
  expect(toasts).toEqual(["1 parcel is booked."]);
  expect(placings[0]?.input).toMatchObject({
    order_amount: 14.5,
    payment_method: "cash_on_delivery",
    receivers: [{ contact_person_name: "Grace Hopper" }, { contact_person_name: "Joan" }],
  });
  await screen.findByRole("img", { name: /^Code of parcel/ });
});

test("sends the same parcels with the same key after a lost response", async () => {
  placeReplies = [Response.error()];
  await showForm();
  await chooseFile();
  const send = await screen.findByRole("button", { name: /^Send 2 parcels/ });
  await userEvent.click(send);
  await userEvent.click(await screen.findByRole("button", { name: /^Send 2 parcels/ }));
  await screen.findByRole("heading", { name: "Labels" });
  const keys = placings.map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("says what is wrong with a file", async () => {
  previewRefusal = errorReply(422, "file", "This is not a table.");
  await showForm();
  await chooseFile();
  expect((await screen.findByRole("alert")).textContent).toBe("This is not a table.");
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
});

test("asks guests to sign in", async () => {
  store("token", null);
  await showForm();
  expect(screen.queryByLabelText("Choose a file")).toBeNull();
});
