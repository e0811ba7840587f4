import { Checkbox as Base } from "@base-ui/react/checkbox";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { choiceRowClasses } from "./choice-row.ts";

interface CheckboxProps {
  isChecked: boolean;
  onChange(isChecked: boolean): void;
  isDisabled?: boolean;
  /** At the end of the row: the price of an extra. */
  trail?: ReactNode;
  children: ReactNode;
}

/** A box and its label in one row; all of the row can be pressed. */
export function Checkbox({ isChecked, onChange, isDisabled, trail, children }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is Base UI's, inside.
    <label className={choiceRowClasses}>
      <Base.Root
        checked={isChecked}
        onCheckedChange={onChange}
        disabled={isDisabled}
        className="grid size-5.5 shrink-0 place-items-center rounded-md border-2 border-line-strong bg-card transition-colors data-checked:border-accent data-checked:bg-accent data-disabled:opacity-45"
      >
        <Base.Indicator>
          <Check aria-hidden className="size-4 text-on-accent" strokeWidth={3.2} />
        </Base.Indicator>
      </Base.Root>
      <span className="grow">{children}</span>
      {trail}
    </label>
  );
}
