import type { CartLine } from "@errand/core/cart/cart.contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { fakeServer } from "../testing/fake-server.ts";
import { renderApp } from "../testing/render.tsx";
import { QuantityStepper } from "../ui/quantity-stepper.tsx";
import { useCart, useRemoveLine, useSetQuantity } from "./cart.queries.ts";
import { testLine, visitAsGuest } from "./testing.ts";

/** A cart of one line, and everything that was asked for it. */
let cart: CartLine[] = [];
let asked: string[] = [];
/** Answers are given when the test lets them go. */
let gate = Promise.resolve();
let refusal: Response | null = null;

beforeEach(() => {
  visitAsGuest();
  cart = [testLine()];
  asked = [];
  gate = Promise.resolve();
  refusal = null;
  fakeServer(async (request) => {
    const path = new URL(request.url).pathname.replace("/api/v1/customer/cart", "");
    const body = request.method === "POST" ? await request.clone().json() : {};
    asked.push(`${path}${body.quantity ? ` ${body.quantity}` : ""}`);
    if (path === "/list") return Response.json(cart);
    await gate;
    if (refusal) return refusal.clone();
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
  const set = (wanted: number) => counting.mutate({ cart_id: id, quantity: wanted, price });
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

/** Holds the answers back; returns how to let them go. */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
}

/** Every number that stands there from now on. */
function watchNumbers(): string[] {
  const seen = [number() ?? ""];
  new MutationObserver(() => number() !== seen.at(-1) && seen.push(number() ?? "")).observe(
    screen.getByRole("status"),
    { childList: true, characterData: true, subtree: true },
  );
  return seen;
}

test("shows a new quantity before the server has answered", async () => {
  const release = hold();
  await showCounter();
  await userEvent.click(more());
  expect(number()).toBe("02");
  release();
  await waitFor(() => expect(asked).toEqual(["/list", "/update 2"]));
});

test("sends the first and the last of ten quick clicks, and never shows a number twice", async () => {
  const release = hold();
  await showCounter();
  const seen = watchNumbers();
  for (let click = 0; click < 10; click++) await userEvent.click(more());
  expect(number()).toBe("11");
  release();
  await waitFor(() => expect(cart[0]?.quantity).toBe(11));
  expect(asked).toEqual(["/list", "/update 2", "/update 11"]);
  expect(seen).toEqual(["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"]);
});

test("comes back to what the server has when it refuses the last change", async () => {
  await showCounter();
  await userEvent.click(more());
  await waitFor(() => expect(cart[0]?.quantity).toBe(2));
  const release = hold();
  refusal = Response.json(
    { errors: [{ code: "stock", message: "Out of Stock" }] },
    { status: 409 },
  );
  await userEvent.click(more());
  await userEvent.click(more());
  expect(number()).toBe("04");
  release();
  await waitFor(() => expect(number()).toBe("02"));
});

test("does not count a line that is being removed", async () => {
  cart = [testLine({ quantity: 2 })];
  const release = hold();
  await showCounter();
  await userEvent.click(screen.getByRole("button", { name: "One less" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.getByText("Nothing left")).toBeTruthy();
  release();
  await waitFor(() => expect(asked).toEqual(["/list", "/update 1", "/remove-item"]));
  expect(screen.getByText("Nothing left")).toBeTruthy();
});

test("asks nothing for who has never been here", async () => {
  localStorage.removeItem("guest_id");
  renderApp(<Counter />);
  await screen.findByText("Nothing left");
  expect(asked).toEqual([]);
});
