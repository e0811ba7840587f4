import { countOf } from "@errand/core/cart/cart-lines";
import type { Item } from "@errand/core/catalog/catalog.types";
import { quantityProblem } from "@errand/core/items/stock";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { PlusIcon } from "@errand/ui/icon-sprite.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import { isSecondClick } from "@errand/ui/second-click.ts";
import { toast } from "@errand/ui/toast.ts";
import { type MouseEvent, useCallback, useRef, useState } from "react";
import { useScope } from "../api/scope.tsx";
import { useCartContext } from "../catalog/cart-context.ts";
import { hasOptions } from "../catalog/item-state.ts";
import { isOfOtherModule } from "../catalog/other-module.ts";
import { useCanOrder } from "./item-availability.ts";
import { ItemLink } from "./item-link.tsx";
import { useMeasure } from "./measure.ts";
import { firstSelection, requestedLine } from "./selection.ts";

const float = "shadow-float";

/**
 * Adds an item from its card with one press, and then changes its quantity there. Items with
 * choices, and campaign items, open the item dialog instead; those of another module open their
 * page, which changes to it.
 */
export function QuickAdd({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const canOrder = useCanOrder(item);
  const { lines } = useCartContext();
  const scope = useScope();
  const itemLines = lines.filter((line) => line.item_id === item.id);
  const pieces = countOf(itemLines);

  if (!canOrder) return null;
  if (hasOptions(item) || item.available_date_starts !== null || isOfOtherModule(item, scope)) {
    return (
      <ItemLink
        item={item}
        aria-label={
          pieces > 0
            ? t("card.chooseMore", { name: item.name, count: pieces })
            : t("card.choose", { name: item.name })
        }
        className={`grid size-11 place-items-center rounded-full bg-raised font-bold text-accent tabular-nums transition-colors hover:bg-accent hover:text-on-accent ${float}`}
      >
        {pieces > 0 ? pieces : <PlusIcon className="size-5.5" strokeWidth={2.2} />}
      </ItemLink>
    );
  }
  return <PlusOrStepper item={item} />;
}

/** For items without choices: a plus button that becomes a stepper immediately. */
function PlusOrStepper({ item }: { item: Item }) {
  const t = useMessages("catalog");
  const cart = useCartContext();
  // The stepper of an item added here pops; that of an item in the cart before is just there.
  const [isNew, setNew] = useState(false);
  const line = cart.lines.find((each) => each.item_id === item.id);
  const keepsFocus = useFocusOnReplacement();
  const measure = useMeasure(item, line?.quantity ?? 1);

  async function add(event: MouseEvent) {
    if (isSecondClick(event)) return;
    setNew(true);
    const isAdded = await cart.add(requestedLine(item, firstSelection(item)), item);
    if (isAdded) toast.success(t("toast.added"));
  }

  if (!line) {
    return (
      <span key="plus" ref={keepsFocus} className="block">
        <IconButton
          icon={PlusIcon}
          label={t("card.add", { name: item.name })}
          onClick={add}
          className={`bg-raised text-accent! hover:bg-accent hover:text-on-accent! ${float}`}
        />
      </span>
    );
  }
  const limits = { stock: item.stock, maxPerCart: item.maximum_cart_quantity };
  const isAtMost = quantityProblem(limits, line.quantity + 1) !== null;
  return (
    <div
      key="stepper"
      ref={keepsFocus}
      className={`rounded-full [&_fieldset]:bg-raised ${float} ${isNew ? "animate-pop" : ""}`}
    >
      <QuantityStepper
        size="sm"
        quantity={line.quantity}
        measure={measure}
        name={item.name}
        isAtMost={isAtMost}
        onIncrease={(event) => {
          // The second half of a double click on the plus that has just become this one.
          if (isNew && line.quantity === 1 && isSecondClick(event)) return;
          cart.setQuantity(line, line.quantity + 1);
        }}
        onDecrease={() => cart.setQuantity(line, line.quantity - 1)}
        onRemove={() => cart.remove(line)}
      />
    </div>
  );
}

/**
 * Keeps the focus on an item when its plus is replaced by the stepper, or the stepper by the plus,
 * also when the server refuses a change: the button that had the focus is gone then. It moves to
 * the last button of the replacement, which adds a piece. A focus that is elsewhere stays there.
 */
function useFocusOnReplacement() {
  const hadFocus = useRef(false);
  return useCallback((mounted: HTMLElement | null) => {
    if (mounted === null) return;
    const isLost = document.activeElement === document.body;
    const button = [...mounted.querySelectorAll("button")].at(-1);
    if (hadFocus.current && isLost) button?.focus({ preventScroll: true });
    hadFocus.current = false;
    // Runs before the element is removed from the document.
    return () => {
      hadFocus.current = mounted.contains(document.activeElement);
    };
  }, []);
}
