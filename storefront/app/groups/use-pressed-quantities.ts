import type { CartLine } from "@errand/core/cart/cart.contract";
import { useRef, useState } from "react";

/**
 * Shows quantities as they are pressed. They are sent one after another, of each line only the last
 * one, so that quick presses are not lost and the number never jumps back.
 */
export function usePressedQuantities(send: (line: CartLine, quantity: number) => Promise<boolean>) {
  const [pressed, setPressed] = useState<ReadonlyMap<number, number>>(new Map());
  const latest = useRef(new Map<number, number>());
  const sending = useRef<Promise<void>>(Promise.resolve());

  function press(line: CartLine, quantity: number) {
    const isLatest = () => latest.current.get(line.id) === quantity;
    latest.current.set(line.id, quantity);
    setPressed(new Map(latest.current));
    async function sendLatest() {
      if (!isLatest()) return;
      await send(line, quantity);
      if (!isLatest()) return;
      latest.current.delete(line.id);
      setPressed(new Map(latest.current));
    }
    sending.current = sending.current.then(sendLatest, sendLatest);
  }

  const show = (lines: readonly CartLine[]) =>
    lines.map((line) => ({ ...line, quantity: pressed.get(line.id) ?? line.quantity }));
  return { press, show };
}
