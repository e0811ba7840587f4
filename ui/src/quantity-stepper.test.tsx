import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { QuantityStepper } from "./quantity-stepper.tsx";
import { renderUi } from "./testing/render.tsx";

function handlers() {
  return { onIncrease: vi.fn(), onDecrease: vi.fn(), onRemove: vi.fn() };
}

test.each([
  [1, "01"],
  [9, "09"],
  [10, "10"],
])("shows %d as %s", (quantity, text) => {
  renderUi(<QuantityStepper quantity={quantity} name="Rye loaf" {...handlers()} />);
  expect(screen.getByRole("group", { name: "Quantity of Rye loaf" }).textContent).toBe(text);
});

test("shows a delete button instead of minus at 1 in the cart", async () => {
  const pressed = handlers();
  renderUi(<QuantityStepper quantity={1} name="Rye loaf" {...pressed} />);
  expect(screen.queryByRole("button", { name: "One less" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(pressed.onRemove).toHaveBeenCalledOnce();
  expect(pressed.onDecrease).not.toHaveBeenCalled();
});

test("reads a quantity that is no number of pieces as it is measured, and says by how much it changes", () => {
  const measure = { text: "500 g", step: "100 g" };
  renderUi(<QuantityStepper quantity={5} measure={measure} name="Comté" {...handlers()} />);
  expect(screen.getByRole("group", { name: "Quantity of Comté" }).textContent).toBe("500 g");
  expect(screen.getByRole("button", { name: "100 g less" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "100 g more" })).toBeTruthy();
});

test("disables minus at 1 without onRemove", () => {
  const { onIncrease, onDecrease } = handlers();
  renderUi(
    <QuantityStepper
      quantity={1}
      name="Rye loaf"
      onIncrease={onIncrease}
      onDecrease={onDecrease}
    />,
  );
  expect(screen.getByRole("button", { name: "One less" }).hasAttribute("disabled")).toBe(true);
});

test("calls onIncrease at the limit, so that the caller can show the reason", async () => {
  const pressed = handlers();
  renderUi(<QuantityStepper quantity={5} name="Rye loaf" isAtMost {...pressed} />);
  const plus = screen.getByRole("button", { name: "One more" });
  expect(plus.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(plus);
  expect(pressed.onIncrease).toHaveBeenCalledOnce();
});

function Counter() {
  const [quantity, setQuantity] = useState(2);
  return (
    <QuantityStepper
      quantity={quantity}
      name="Rye loaf"
      onIncrease={() => setQuantity(quantity + 1)}
      onDecrease={() => setQuantity(quantity - 1)}
    />
  );
}

test("rolls the number in the direction of the change, and not at first", async () => {
  renderUi(<Counter />);
  expect(screen.getByText("02").className).not.toContain("animate-");
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  expect(screen.getByText("03").className).toContain("animate-roll-up");
  await userEvent.click(screen.getByRole("button", { name: "One less" }));
  expect(screen.getByText("02").className).toContain("animate-roll-down");
});
