import type { CartLine } from "@errand/core/cart/cart.contract";
import { reductionsOf } from "@errand/core/cart/item-discount";
import { nothing, toMinor } from "@errand/core/money";
import { toLineWeight } from "@errand/core/pricing/weight";
import { useMessages } from "@errand/ui/messages/messages.ts";
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
  const reductions = reductionsOf(lines.map(piecesOf));
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={t("lines")}
      className={`divide-y divide-line overflow-y-auto -outline-offset-2 ${className}`}
    >
      {lines.map((line, index) => (
        <CartLineRow
          key={keyOf(line)}
          line={line}
          reduction={reductions[index] ?? nothing}
          onLeave={onLeave}
          isCompact={isCompact}
        />
      ))}
    </ul>
  );
}

function piecesOf({ item, price, quantity, addons }: CartLine) {
  const addOns = addons.map((addOn) => ({ ...addOn, price: toMinor(addOn.price) }));
  const weight = toLineWeight(item.weight_step, 0);
  return { item, unitPrice: toMinor(price), quantity, addOns, ...weight };
}

/**
 * Stays the same when the server gives an optimistic line its id, so that the row keeps the focus.
 */
function keyOf({ item_id, variation }: CartLine): string {
  return `${item_id} ${JSON.stringify(variation)}`;
}
