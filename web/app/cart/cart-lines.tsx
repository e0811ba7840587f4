import type { CartLine } from "@errand/core/cart/cart.contract";
import { useMessages } from "../messages/messages.ts";
import { CartLineRow } from "./cart-line-row.tsx";

interface CartLinesProps {
  lines: CartLine[];
  /** Called when a link to an item is followed. */
  onLeave(): void;
  isCompact?: boolean;
  className: string;
}

/** The lines of a cart, in a list that scrolls. */
export function CartLines({ lines, onLeave, isCompact, className }: CartLinesProps) {
  const t = useMessages("cart");
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={t("lines")}
      className={`divide-y divide-line overflow-y-auto -outline-offset-2 ${className}`}
    >
      {lines.map((line) => (
        <CartLineRow key={keyOf(line)} line={line} onLeave={onLeave} isCompact={isCompact} />
      ))}
    </ul>
  );
}

/** Stays the same when the server gives an optimistic line its id, so that the row keeps the focus. */
function keyOf({ item_id, variation }: CartLine): string {
  return `${item_id} ${JSON.stringify(variation)}`;
}
