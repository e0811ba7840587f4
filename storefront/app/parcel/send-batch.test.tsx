import { fakeServer } from "@errand/core/testing-server";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
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
import { testCategory, testParcel, testPreviewedRow, visitParcels } from "./testing.ts";

const ready = testPreviewedRow();
const columns = {
  name: 0,
  phone: 1,
  address: 2,
  additional_address: null,
  size: null,
  email: null,
};
const titles = ["Nom", "Téléphone", "Adresse", "Remarque"];
const wrong = testPreviewedRow({
  line: 3,
  name: "Alan Turing",
  phone: "06 87 65 43 2",
  receiver: null,
  errors: [{ field: "phone", message: "One digit is missing." }],
});
const unknown = testPreviewedRow({
  line: 4,
  name: "Joan Clarke",
  address: "8 mil lane",
  receiver: null,
  price: null,
  tax: null,
  additional_charge: null,
  errors: [{ field: "address", message: "We do not find this address." }],
  suggestion: "8 Mill Lane, Harbour",
});
const filePreview = {
  titles,
  columns,
  rows: [ready, wrong, unknown],
  stops: [0],
  minutes: 12,
  total: 6,
};

let previewRefusal: Response | null;
let placeReplies: Response[];
/** The requests that place parcels. */
let placings: { key: string | null; input: object }[];
/** The rows that were priced by themselves. */
let pricedRows: object[][];
let sizesLoaded: Promise<void>;
let batchOrders: ReturnType<typeof testParcel>[];
/** The payments that were started. */
let started: object[];
/** The columns that were chosen for the file. */
let chosenColumns: unknown[];

beforeEach(() => {
  visitAsGuest();
  visitParcels();
  store("token", "T".repeat(43));
  sessionStorage.clear();
  sizesLoaded = Promise.resolve();
  [batchOrders, started] = [[testParcel()], []];
  [previewRefusal, placeReplies, placings, pricedRows, chosenColumns] = [null, [], [], [], []];
  fakeServer(async (request) => {
    const path = new URL(request.url).pathname.replace("/api/v1", "");
    if (path === "/parcel-category") {
      await sizesLoaded;
      return Response.json([testCategory()]);
    }
    if (path === "/customer/parcel-batch/preview") {
      expect(request.headers.get("moduleid")).toBe("5");
      if (previewRefusal) return previewRefusal.clone();
      // In jsdom, a form with a file cannot be read.
      if (!request.headers.get("content-type")?.includes("json")) {
        chosenColumns.push(null);
        return Response.json(filePreview);
      }
      const { rows } = await request.json();
      pricedRows.push(rows);
      const priced = rows.map((row: object) => ({ ...ready, ...row }));
      return Response.json({ ...filePreview, titles: [], rows: priced });
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
      return Response.json({ id: 7, created_at, orders: batchOrders });
    }
    if (path === "/customer/parcel-batch/7/pay") {
      started.push(await request.json());
      return errorReply(503, "gateway", "Away.");
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
  const file = new File(["name,phone,address"], "march.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText("Choose a file"), file);
  await screen.findByText("march.csv");
}

const cell = (name: string) => screen.getByRole("textbox", { name });

test("shows every row with its price, and below it what is to be corrected", async () => {
  await showForm();
  await chooseFile();
  const [one, two, three] = screen.getAllByRole("listitem");
  expect(one?.textContent).toContain("Row 1 is ready");
  expect(one?.textContent).toContain("€6.00");
  expect(two?.textContent).toContain("One digit is missing.");
  // Its place is known, so it has a price, which does not count.
  expect(two?.textContent).toContain("€6.00");
  expect(three?.textContent).toContain("We do not find this address.");
  expect(screen.getByText("1 ready")).toBeTruthy();
  expect(screen.getByText("2 to correct")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send 1 parcel · €6.00" })).toBeTruthy();
  expect(screen.getByText("2 rows stay here until they are corrected.")).toBeTruthy();
});

test("reads a file that is chosen before the sizes have loaded", async () => {
  let load = () => {};
  sizesLoaded = new Promise((resolve) => {
    load = resolve;
  });
  await showForm();
  const file = new File(["name,phone,address"], "march.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText("Choose a file"), file);
  expect(screen.queryByText("march.csv")).toBeNull();
  load();
  expect(await screen.findByText("march.csv")).toBeTruthy();
  expect(screen.getByText("1 ready")).toBeTruthy();
});

test("prices a corrected row by itself, and takes what may be meant", async () => {
  await showForm();
  await chooseFile();
  await userEvent.clear(cell("Phone, row 2"));
  await userEvent.type(cell("Phone, row 2"), "0687654322{Enter}");
  expect(document.activeElement).toBe(cell("Phone, row 3"));
  expect(await screen.findByText("2 ready")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "8 Mill Lane, Harbour" }));
  expect(await screen.findByText("3 ready")).toBeTruthy();
  expect(pricedRows).toMatchObject([
    [{ name: "Alan Turing", phone: "0687654322" }],
    [{ name: "Joan Clarke", address: "8 Mill Lane, Harbour" }],
  ]);
  expect(screen.getByRole("button", { name: "Send 3 parcels · €18.00" })).toBeTruthy();
});

test("reads the file again with the column that is chosen at the head", async () => {
  await showForm();
  await chooseFile();
  const head = screen.getByRole("combobox", { name: "Column of the file for Door" });
  expect(within(head).getByRole("option", { name: "not in the file" })).toHaveProperty(
    "selected",
    true,
  );
  await userEvent.selectOptions(head, "from “Remarque”");
  await waitFor(() => expect(chosenColumns).toHaveLength(2));
  await userEvent.click(await screen.findByRole("button", { name: "Use it for the door" }));
  await waitFor(() => expect(chosenColumns).toHaveLength(3));
});

test("takes rows without a file, and keeps what was not sent after a reload", async () => {
  const { unmount } = await showForm();
  await userEvent.click(await screen.findByRole("button", { name: "Add a row" }));
  await userEvent.type(cell("Name, row 1"), "Grace Hopper{Enter}");
  expect(await screen.findByText("1 ready")).toBeTruthy();
  unmount();
  await showForm();
  expect(await screen.findByText("1 ready")).toBeTruthy();
  expect(cell("Name, row 1")).toHaveProperty("value", "Grace Hopper");
  await userEvent.click(screen.getByRole("button", { name: "Remove row 1" }));
  expect(screen.queryByRole("textbox", { name: "Name, row 1" })).toBeNull();
});

test("places what is ready at the price that was shown, confirms it, and prints the labels", async () => {
  const toasts = readToasts();
  await showForm();
  await chooseFile();
  await userEvent.click(await screen.findByRole("button", { name: "Send 1 parcel · €6.00" }));
  await screen.findByRole("heading", { name: "Labels" });
  expect(toasts).toEqual(["1 parcel is booked."]);
  expect(placings[0]?.input).toMatchObject({
    order_amount: 6,
    payment_method: "cash_on_delivery",
    receivers: [{ contact_person_name: "Grace Hopper", parcel_category_id: 1 }],
  });
  const label = within(await screen.findByRole("article"));
  expect(label.getByRole("img", { name: /^Code of parcel/ })).toBeTruthy();
  expect(label.getByText("3 Quay Street")).toBeTruthy();
  expect(label.getByText("8 Mill Lane")).toBeTruthy();
  // The rows to correct stay.
  expect(sessionStorage.getItem("parcel-batch")).toContain("Joan Clarke");
  expect(sessionStorage.getItem("parcel-batch")).not.toContain("Grace Hopper");
});

test("sends the same parcels with the same key after a lost response", async () => {
  placeReplies = [Response.error()];
  await showForm();
  await chooseFile();
  await userEvent.click(await screen.findByRole("button", { name: /^Send 1 parcel/ }));
  await userEvent.click(await screen.findByRole("button", { name: /^Send 1 parcel/ }));
  await screen.findByRole("heading", { name: "Labels" });
  const keys = placings.map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("pays all parcels of a batch at once, also after a declined payment", async () => {
  const unpaid = { order_status: "pending" as const, payment_method: "digital_payment" };
  batchOrders = [
    testParcel({ ...unpaid, actions: ["pay"], confirmed: null }),
    testParcel({ ...unpaid, id: 100_002, actions: ["pay"], order_status: "failed" }),
    testParcel({ id: 100_003, order_status: "canceled", actions: [] }),
  ];
  const gateway = { gateway: "card", gateway_title: "Card", gateway_image: "card.svg" };
  const methods = [{ ...gateway, gateway_image_full_url: "/card.svg" }];
  await act(async () =>
    renderApp(
      <ShopContext value={testShop({ active_payment_method_list: methods })}>
        <ParcelLabelsPage />
      </ShopContext>,
      { at: "/parcel-labels", query: "?batch_id=7" },
    ),
  );
  const panel = within(await screen.findByRole("region", { name: "Payment" }));
  await userEvent.click(panel.getByRole("button", { name: "Pay €20.00" }));
  await waitFor(() =>
    expect(started).toMatchObject([
      { payment_method: "card", callback: expect.stringMatching(/\/parcel-labels\?batch_id=7$/) },
    ]),
  );
});

test("says what is wrong with a file", async () => {
  previewRefusal = errorReply(422, "file", "This is not a table.", "file");
  await showForm();
  const file = new File(["x"], "march.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText("Choose a file"), file);
  expect((await screen.findByRole("alert")).textContent).toBe("This is not a table.");
  expect(screen.queryByRole("button", { name: /^Send \d/ })).toBeNull();
});

test("asks guests to sign in", async () => {
  store("token", null);
  await showForm();
  expect(screen.queryByLabelText("Choose a file")).toBeNull();
});
