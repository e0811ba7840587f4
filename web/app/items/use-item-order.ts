import type { Item } from "@errand/core/catalog/catalog.types";
import { quantityProblem } from "@errand/core/items/stock";
import { useState } from "react";
import { useCartContext } from "../catalog/cart-context.ts";
import { useMessages } from "../messages/messages.ts";
import { toast } from "../ui/toast.ts";
import type { GroupError } from "./food-groups.tsx";
import { useQuantityMessages } from "./quantity-messages.ts";
import {
  firstSelection,
  isUnchanged,
  problemsOf,
  requestedLine,
  type Selection,
  sameLine,
  totalsOf,
  variationOf,
} from "./selection.ts";

interface Picked {
  selection: Selection;
  fault: GroupError | null;
}

/**
 * Everything a shopper does with one item before it is in the cart: picking, counting, adding,
 * updating, buying at once; with the refusals of spec §4 and §5 in its words.
 */
export function useItemOrder(item: Item, onDone: (() => void) | undefined) {
  const t = useMessages("catalog");
  const basket = useCartContext();
  const tellQuantity = useQuantityMessages();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [isBusy, setBusy] = useState(false);

  // Until something is picked, what the cart already holds of it shows, as soon as that is known.
  const held = basket.lines.find((line) => line.item_id === item.id);
  const selection = picked?.selection ?? firstSelection(item, held);
  const wanted = requestedLine(item, selection);
  const line = sameLine(basket.lines, wanted);
  const stock = variationOf(item, selection)?.stock ?? item.stock;
  const limits = { stock, maxPerCart: item.maximum_cart_quantity };

  function pick(next: Selection) {
    setPicked({ selection: next, fault: null });
  }

  function increase() {
    const problem = quantityProblem(limits, selection.quantity + 1);
    if (problem) tellQuantity(problem);
    else pick({ ...selection, quantity: selection.quantity + 1 });
  }

  /** Says what keeps the selection from being ordered; true when nothing does. */
  function isOrderable(): boolean {
    const [problem] = problemsOf(item, selection);
    if (problem && (problem.kind === "missing" || problem.kind === "count")) {
      const text =
        problem.kind === "missing"
          ? t("choices.missing", { name: problem.groupId })
          : t("choices.count", { name: problem.groupId, min: problem.min, max: problem.max });
      setPicked({ selection, fault: { name: problem.groupId, text } });
      toast.error(text);
      return false;
    }
    if (problem || stock === 0) {
      toast.error(t("variationSoldOut"));
      return false;
    }
    const tooMany = quantityProblem(limits, selection.quantity);
    if (tooMany) tellQuantity(tooMany);
    return tooMany === null;
  }

  async function putInCart() {
    if (!isOrderable()) return;
    if (line && isUnchanged(line, wanted)) {
      toast.info(t("toast.unchanged"), { id: "unchanged" });
      return;
    }
    setBusy(true);
    const isIn = line ? await basket.update(line.id, wanted) : await basket.add(wanted);
    setBusy(false);
    if (!isIn) return;
    toast.success(line ? t("toast.updated") : t("toast.added"));
    onDone?.();
  }

  return {
    selection,
    pick,
    fault: picked?.fault ?? null,
    ...totalsOf(item, selection),
    stock,
    isInCart: line !== undefined,
    isBusy,
    isAtMost: quantityProblem(limits, selection.quantity + 1) !== null,
    increase,
    decrease: () => pick({ ...selection, quantity: Math.max(1, selection.quantity - 1) }),
    putInCart,
    buyNow: () => isOrderable() && basket.buyNow(wanted),
  };
}

export type ItemOrder = ReturnType<typeof useItemOrder>;
