import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import type { Ref } from "react";
import { useMessages } from "../messages/messages.ts";
import { IconButton } from "./icon-button.tsx";
import { quantityText } from "./numbers.ts";

interface QuantityStepperProps {
  quantity: number;
  /** The name of the counted item, for screen readers. */
  name: string;
  onIncrease(): void;
  onDecrease(): void;
  /** With this, minus becomes delete at 1, as in the cart; without it, minus stops at 1. */
  onRemove?(): void;
  /** The quantity is at its maximum. Plus can still be pressed, so that `onIncrease` can show the reason. */
  isAtMost?: boolean;
  size?: "sm" | "md";
  increaseRef?: Ref<HTMLButtonElement>;
}

export function QuantityStepper({
  quantity,
  name,
  onIncrease,
  onDecrease,
  onRemove,
  isAtMost = false,
  size = "md",
  increaseRef,
}: QuantityStepperProps) {
  const t = useMessages("ui");
  const removes = quantity <= 1 && onRemove !== undefined;
  return (
    <fieldset
      aria-label={t("quantity.of", { name })}
      className="inline-flex items-center gap-1 rounded-full border border-transparent bg-sunken p-0.5"
    >
      <IconButton
        size={size}
        icon={removes ? Trash2 : Minus}
        label={removes ? t("quantity.remove") : t("quantity.decrease")}
        disabled={quantity <= 1 && !removes}
        onClick={removes ? onRemove : onDecrease}
        className={removes ? "text-bad" : undefined}
      />
      <output aria-live="polite" className="min-w-7 text-center font-semibold tabular-nums">
        {quantityText(quantity)}
      </output>
      <IconButton
        ref={increaseRef}
        size={size}
        icon={Plus}
        label={t("quantity.increase")}
        aria-disabled={isAtMost || undefined}
        onClick={onIncrease}
        className={isAtMost ? "opacity-45" : undefined}
      />
    </fieldset>
  );
}
