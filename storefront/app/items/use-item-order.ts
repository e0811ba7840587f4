import type { Item } from "@errand/core/catalog/catalog.types";
import { quantityProblem } from "@errand/core/items/stock";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { useCartContext } from "../catalog/cart-context.ts";
import type { GroupError } from "./food-groups.tsx";
import { useQuantityMessages } from "./quantity-messages.ts";
import {
  firstSelection,
  isUnchanged,
  missingChoice,
  problemsOf,
  requestedLine,
  type Selection,
  sameLine,
  totalsOf,
  variationOf,
  withOption,
} from "./selection.ts";
import { useShownOption } from "./shown-option.ts";

interface Picked {
  selection: Selection;
  error: GroupError | null;
}

/**
 * The state of ordering one item: selection, quantity, adding to the cart, updating, buying
 * directly. Shows the errors of spec §4 and §5.
 */
export function useItemOrder(item: Item, onDone: (() => void) | undefined) {
  const t = useMessages("catalog");
  const cart = useCartContext();
  const showQuantityProblem = useQuantityMessages();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { shown, show } = useShownOption(item);

  // Until the customer selects something, the selection is that of the item's cart line.
  const cartLine = cart.lines.find((line) => line.item_id === item.id);
  const first = firstSelection(item, cartLine);
  const opened = shown ? withOption(first, shown.index, shown.option) : first;
  const selection = picked?.selection ?? opened;
  // Back and forward change the colour, and leave the rest as it is selected.
  const [shownBefore, setShownBefore] = useState(shown);
  if (shownBefore?.option !== shown?.option) {
    setShownBefore(shown);
    const index = shown?.index ?? shownBefore?.index;
    if (picked && index !== undefined) {
      const turned = withOption(picked.selection, index, opened.options[index] ?? "");
      setPicked({ ...picked, selection: turned });
    }
  }
  const requested = requestedLine(item, selection);
  const line = sameLine(cart.lines, requested);
  const variation = variationOf(item, selection);
  const stock = variation?.stock ?? item.stock;
  const limits = { stock, maxPerCart: item.maximum_cart_quantity };

  function pick(next: Selection) {
    setPicked({ selection: next, error: null });
    show(next, selection);
  }

  function increase() {
    const problem = quantityProblem(limits, selection.quantity + 1);
    if (problem) showQuantityProblem(problem);
    else pick({ ...selection, quantity: selection.quantity + 1 });
  }

  const [problem] = problemsOf(item, selection);
  const isIncomplete = problem?.kind === "missing" || problem?.kind === "count";
  const choice = missingChoice(item, selection);

  /** Shows why the selection cannot be ordered; true when it can. */
  function isOrderable(): boolean {
    if (choice !== null) {
      const text = t("choices.missing", { name: choice });
      setPicked({ selection, error: { name: choice, text } });
      toast.error(text);
      return false;
    }
    if (isIncomplete) {
      const text =
        problem.kind === "missing"
          ? t("choices.missing", { name: problem.groupId })
          : t("choices.count", { name: problem.groupId, min: problem.min, max: problem.max });
      setPicked({ selection, error: { name: problem.groupId, text } });
      toast.error(text);
      return false;
    }
    if (problem || stock === 0) {
      toast.error(t("variationSoldOut"));
      return false;
    }
    const quantityError = quantityProblem(limits, selection.quantity);
    if (quantityError) showQuantityProblem(quantityError);
    return quantityError === null;
  }

  async function putInCart() {
    if (!isOrderable()) return;
    if (line && isUnchanged(line, requested)) {
      toast.info(t("toast.unchanged"), { id: "unchanged" });
      return;
    }
    setBusy(true);
    const isSaved = line ? await cart.update(line.id, requested) : await cart.add(requested);
    setBusy(false);
    if (!isSaved) return;
    const added = cart.isOfGroup ? "toast.addedToGroup" : "toast.added";
    toast.success(t(line ? "toast.updated" : added));
    onDone?.();
  }

  return {
    selection,
    pick,
    error: picked?.error ?? null,
    ...totalsOf(item, selection),
    stock,
    /** The item with the chosen variation alone; with all of them before a choice. */
    chosenItem: variation ? { ...item, variations: [variation] } : item,
    /** The title of the choice that is still open, such as the size; null without one. */
    openChoice: choice,
    /** The group that still needs a choice; null when the selection is complete. */
    incompleteGroup: choice ?? (isIncomplete ? problem.groupId : null),
    /** What the button says that puts it in the cart, or in the shopper's part of a group. */
    putLabel: getPutLabel(line !== undefined, cart.isOfGroup === true),
    isBusy,
    isAtMost: quantityProblem(limits, selection.quantity + 1) !== null,
    increase,
    decrease: () => pick({ ...selection, quantity: Math.max(1, selection.quantity - 1) }),
    putInCart,
    buyNow: cart.buyNow && (() => isOrderable() && cart.buyNow?.(requested)),
  };
}

function getPutLabel(isInCart: boolean, isOfGroup: boolean) {
  const labels = isOfGroup
    ? (["order.addToGroup", "order.updateInGroup"] as const)
    : (["order.add", "order.update"] as const);
  return labels[isInCart ? 1 : 0];
}

export type ItemOrder = ReturnType<typeof useItemOrder>;
