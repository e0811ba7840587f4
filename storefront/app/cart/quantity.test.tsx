import type { CartLine } from "@errand/core/cart/cart.contract";
import { fakeServer } from "@errand/core/testing-server";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { useRemoveLine, useSetQuantity } from "./cart.queries.ts";
import { testLine, visitAsGuest } from "./testing.ts";
import { useCart } from "./use-cart.ts";

/** The cart on the fake server, and the requests it received. */
let cart: CartLine[] = [];
let requests: string[] = [];
/** Responses to changes wait for this promise. */
let gate = Promise.resolve();
let errorResponse: Response | null = null;

beforeEach(() => {
  visitAsGuest();
  cart = [testLine()];
  requests = [];
  gate = Promise.resolve();
  errorResponse = null;
  fakeServer(async (request) => {
    const path = new URL(request.url).pathname.replace("/api/v1/customer/cart", "");
    const body = request.method === "POST" ? await request.clone().json() : {};
    requests.push(`${path}${body.quantity ? ` ${body.quantity}` : ""}`);
    if (path === "/list") return Response.json(cart);
    await gate;
    if (errorResponse) return errorResponse.clone();
    cart = path === "/remove-item" ? [] : [testLine({ quantity: body.quantity })];
    return Response.json(cart);
  });
});

function Counter() {
  const { data: lines } = useCart();
  const counting = useSetQuantity();
  const removing = useRemoveLine();
  const line = lines?.[0];
  if (!line) return lines && <p>Nothing left</p>;
  const { id, quantity, price } = line;
  const set = (newQuantity: number) =>
    counting.mutate({ cart_id: id, quantity: newQuantity, price });
  return (
    <QuantityStepper
      name={line.item.name}
      quantity={quantity}
      onIncrease={() => set(quantity + 1)}
      onDecrease={() => set(quantity - 1)}
      onRemove={() => removing.mutate({ cart_id: id })}
    />
  );
}

const number = () => screen.getByRole("status").textContent;
const more = () => screen.getByRole("button", { name: "One more" });

async function showCounter() {
  renderApp(<Counter />);
  await screen.findByRole("status");
}

/** Delays responses to changes until the returned function is called. */
function holdResponses(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
}

/** Records every quantity shown from now on. */
function watchNumbers(): string[] {
  const seen = [number() ?? ""];
  new MutationObserver(() => number() !== seen.at(-1) && seen.push(number() ?? "")).observe(
    screen.getByRole("status"),
    { childList: true, characterData: true, subtree: true },
  );
  return seen;
}

test("shows a new quantity before the server responds", async () => {
  const release = holdResponses();
  await showCounter();
  await userEvent.click(more());
  expect(number()).toBe("02");
  release();
  await waitFor(() => expect(requests).toEqual(["/list", "/update 2"]));
});

test("sends the first and the last of ten quick clicks, and never shows a quantity twice", async () => {
  const release = holdResponses();
  await showCounter();
  const seen = watchNumbers();
  for (let click = 0; click < 10; click++) await userEvent.click(more());
  expect(number()).toBe("11");
  release();
  await waitFor(() => expect(cart[0]?.quantity).toBe(11));
  expect(requests).toEqual(["/list", "/update 2", "/update 11"]);
  expect(seen).toEqual(["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"]);
});

test("shows the server's cart when it rejects the last change", async () => {
  await showCounter();
  await userEvent.click(more());
  await waitFor(() => expect(cart[0]?.quantity).toBe(2));
  const release = holdResponses();
  errorResponse = Response.json(
    { errors: [{ code: "stock", message: "Out of Stock" }] },
    { status: 409 },
  );
  await userEvent.click(more());
  await userEvent.click(more());
  expect(number()).toBe("04");
  release();
  await waitFor(() => expect(number()).toBe("02"));
});

test("removes a line while a change of its quantity is pending", async () => {
  cart = [testLine({ quantity: 2 })];
  const release = holdResponses();
  await showCounter();
  await userEvent.click(screen.getByRole("button", { name: "One less" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.getByText("Nothing left")).toBeTruthy();
  release();
  await waitFor(() => expect(requests).toEqual(["/list", "/update 1", "/remove-item"]));
  expect(screen.getByText("Nothing left")).toBeTruthy();
});

test("sends no request for a visitor without a token or guest id", async () => {
  localStorage.removeItem("guest_id");
  renderApp(<Counter />);
  await screen.findByText("Nothing left");
  expect(requests).toEqual([]);
});
