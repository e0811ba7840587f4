import { testOrder } from "@errand/core/orders/testing-order";
import { testPdf } from "@errand/core/testing-pdf";
import { fakeServer } from "@errand/core/testing-server";
import { storePicture } from "@errand/ui/forms/picture-storage.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { letIn } from "../account/sign-in-testing.tsx";
import { testCustomer } from "../account/testing.ts";
import { testItem, testLine, visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import CheckoutPage from "../pages/checkout.page.tsx";
import { renderApp } from "../testing/render.tsx";
import { stored } from "../visitor/storage.ts";
import { storeDraft } from "./draft.ts";
import { testDraft, testQuote, testStore } from "./testing.ts";

// Maps are drawn by Leaflet, which needs a layout.
vi.mock("./place-map.tsx", () => ({ AddressMap: () => null, PickupMap: () => null }));

/** The number of orders that were sent. */
let placed = 0;

beforeEach(() => {
  visitAsGuest();
  storeDraft(testDraft());
  placed = 0;
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: vi.fn() });
  const line = testLine({ item: testItem({ is_prescription_required: 1 }) });
  fakeServer(async (request) => {
    const path = new URL(request.url).pathname.replace("/api/v1", "");
    if (path === "/customer/cart/list") return Response.json([line]);
    if (path === "/stores/details/3") return Response.json(testStore({ prescription_order: true }));
    if (path === "/config/get-zone-id") return Response.json({ zone_id: "[1]", zone_data: [] });
    if (path === "/customer/order/full-slots") return Response.json({ full: [] });
    if (path === "/customer/order/get-Tax") return Response.json(testQuote(10.4));
    if (path === "/auth/login") return Response.json(letIn);
    if (path === "/customer/info") return Response.json(testCustomer());
    if (path === "/coupon/list") return Response.json([]);
    if (path === "/customer/address/list") return Response.json(noAddresses);
    placed += 1;
    return Response.json({ message: "", order_id: 100_001, order: testOrder() }, { status: 201 });
  });
});

const noAddresses = { total_size: 0, limit: 50, offset: 1, addresses: [] };

function showCheckout(query = "?page=cart") {
  renderApp(
    <ShopContext value={testShop({ prescription_order_status: true })}>
      <CheckoutPage />
    </ShopContext>,
    { at: "/checkout", query, routes: { "/track-order": <p>Where it is</p> } },
  );
}

const png = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1])], name);
const section = () => screen.findByRole("region", { name: "Prescription" });

async function choose(...files: File[]) {
  const field = within(await section()).getByLabelText("Add picture or PDF");
  await userEvent.upload(field, files, { applyAccept: false });
}

const place = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Place order · €10.40" }));

test("asks for a picture of the prescription, and sends the chosen ones", async () => {
  showCheckout();
  await place();
  expect(await screen.findByText("Please upload your prescription image")).toBeTruthy();
  expect(placed).toBe(0);

  await choose(png("one.png"), png("two.png"));
  expect(await screen.findByRole("img", { name: "Picture 2" })).toBeTruthy();
  expect(screen.queryByText("Please upload your prescription image")).toBeNull();
  // jsdom has a form of its own, which its requests cannot send.
  const append = vi.spyOn(FormData.prototype, "append");
  await place();
  await screen.findByText("Where it is");
  const sent = append.mock.calls.map(([name, value]) => [name, String(value)]);
  expect(sent.filter(([name]) => name === "order_attachment[]")).toHaveLength(2);
  expect(sent).toContainEqual(["order_amount", "10.4"]);
  expect(placed).toBe(1);
});

test("takes the PDF of a prescription", async () => {
  showCheckout();
  await choose(new File([testPdf()], "Prescription.pdf"));
  expect(await screen.findByRole("link", { name: /^Prescription\.pdf · 1 kB/ })).toBeTruthy();
});

test("a guest who orders a prescription alone can have an account with it, and change brought", async () => {
  storeDraft(testDraft({ pictures: [await storePicture(png("one.png"))] }));
  showCheckout("?page=prescription&store_id=3");
  await userEvent.click(await screen.findByRole("button", { name: "Change: Contact" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /^Create an account/ }));
  await userEvent.type(screen.getByLabelText(/^Password/), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Change: Payment" }));
  await userEvent.click(screen.getByRole("button", { name: "€50.00" }));
  const append = vi.spyOn(FormData.prototype, "append");
  await userEvent.click(screen.getByRole("button", { name: "Send prescription" }));
  await screen.findByText("Where it is");
  const sent = append.mock.calls.map(([name, value]) => [name, String(value)]);
  expect(sent).toEqual(
    expect.arrayContaining([
      ["create_new_user", "1"],
      ["password", "correct horse"],
      ["bring_change_amount", "50"],
    ]),
  );
  expect(placed).toBe(1);
  await waitFor(() => expect(stored("token")).toBe(letIn.token));
});

test("takes three pictures, and only of the supported formats", async () => {
  showCheckout();
  await choose(...["1", "2", "3", "4"].map(png));
  expect(await screen.findByText("Maximum 3 images can be send at a time.")).toBeTruthy();
  await choose(new File(["RIFF....WEBP"], "scan.png", { type: "image/png" }));
  expect(
    await screen.findByText(
      "This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.",
    ),
  ).toBeTruthy();
  expect(screen.queryByRole("img", { name: /^Picture/ })).toBeNull();
});

test("shows the pictures again after a reload, and says when they are gone", async () => {
  const kept = await storePicture(png("kept.png"));
  storeDraft(testDraft({ pictures: [kept, "gone"] }));
  showCheckout();
  expect(await screen.findByRole("img", { name: "Picture 1" })).toBeTruthy();
  expect(
    await screen.findByText(
      "Your pictures are no longer on this device. Please choose them again.",
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Remove picture 1" }));
  await waitFor(() => expect(screen.queryByRole("img", { name: /^Picture/ })).toBeNull());
});
