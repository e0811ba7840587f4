import type { CartLine } from "@errand/core/cart/cart.contract";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePressedQuantities } from "./use-pressed-quantities.ts";

const line = { id: 7, quantity: 1 } as CartLine;

test("quick presses show at once, and only the last one follows the first", async () => {
  const sent: number[] = [];
  const answers: (() => void)[] = [];
  const send = (_line: CartLine, quantity: number) => {
    sent.push(quantity);
    return new Promise<boolean>((resolve) => answers.push(() => resolve(true)));
  };
  const { result } = renderHook(() => usePressedQuantities(send));
  const shown = () => result.current.show([line])[0]?.quantity;
  await act(async () => result.current.press(line, 2));
  await act(async () => result.current.press(line, 3));
  await act(async () => result.current.press(line, 4));
  expect(shown()).toBe(4);
  expect(sent).toEqual([2]);
  await act(async () => answers[0]?.());
  expect(sent).toEqual([2, 4]);
  expect(shown()).toBe(4);
  await act(async () => answers[1]?.());
  // From then on, what the group says.
  expect(shown()).toBe(1);
});
