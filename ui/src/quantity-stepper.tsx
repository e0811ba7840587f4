import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type MouseEvent, type Ref, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { useMessages } from "./messages/messages.ts";
import { quantityText } from "./numbers.ts";

interface QuantityStepperProps {
  quantity: number;
  /** How the quantity reads where it is no number of pieces: `500 g` in steps of `100 g`. */
  measure?: { text: string; step: string } | undefined;
  /** The name of the counted item, for screen readers. */
  name: string;
  onIncrease(event: MouseEvent<HTMLButtonElement>): void;
  onDecrease(): void;
  /** With this, minus becomes delete at 1, as in the cart; without it, minus stops at 1. */
  onRemove?(): void;
  /**
   * The quantity is at its maximum. Plus can still be pressed, so that `onIncrease` can show the
   * reason.
   */
  isAtMost?: boolean;
  size?: "sm" | "md";
  increaseRef?: Ref<HTMLButtonElement>;
}

export function QuantityStepper({
  quantity,
  measure,
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
  const roll = useRoll(quantity);
  return (
    <fieldset
      aria-label={t("quantity.of", { name })}
      className="inline-flex items-center gap-1 rounded-full border border-transparent bg-sunken p-0.5"
    >
      <IconButton
        size={size}
        icon={removes ? Trash2 : Minus}
        label={
          removes
            ? t("quantity.remove")
            : measure
              ? t("quantity.lessBy", { step: measure.step })
              : t("quantity.decrease")
        }
        disabled={quantity <= 1 && !removes}
        onClick={removes ? onRemove : onDecrease}
        className={removes ? "text-bad hover:bg-line!" : "hover:bg-line!"}
      />
      <output
        aria-live="polite"
        className={`h-[1.5em] overflow-hidden text-center leading-normal font-semibold whitespace-nowrap tabular-nums ${measure ? "min-w-13 text-sm" : "min-w-7"}`}
      >
        {/* A new element for each number, so that its animation runs. */}
        <span key={quantity} className={`block ${roll}`}>
          {measure?.text ?? quantityText(quantity)}
        </span>
      </output>
      <IconButton
        ref={increaseRef}
        size={size}
        icon={Plus}
        label={measure ? t("quantity.moreBy", { step: measure.step }) : t("quantity.increase")}
        aria-disabled={isAtMost || undefined}
        onClick={onIncrease}
        className={isAtMost ? "opacity-45" : "hover:bg-line!"}
      />
    </fieldset>
  );
}

/**
 * The animation of a quantity that has changed: it rolls up when it grows, and down when it
 * shrinks.
 */
function useRoll(quantity: number): string {
  const [{ shown, roll }, setRoll] = useState({ shown: quantity, roll: "" });
  if (quantity !== shown) {
    setRoll({ shown: quantity, roll: quantity > shown ? "animate-roll-up" : "animate-roll-down" });
  }
  return roll;
}
