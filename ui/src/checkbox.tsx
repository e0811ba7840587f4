import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { choiceRowClasses } from "./choice-row-classes.ts";

interface CheckboxProps {
  isChecked: boolean;
  onChange(isChecked: boolean): void;
  isDisabled?: boolean;
  /** Content at the end of the row, such as a price. */
  trail?: ReactNode;
  children: ReactNode;
}

/**
 * A checkbox and its label; the whole row can be pressed. The native control needs no JavaScript.
 */
export function Checkbox({ isChecked, onChange, isDisabled, trail, children }: CheckboxProps) {
  return (
    <label className={choiceRowClasses}>
      <span className="grid size-5.5 shrink-0 place-items-center *:col-start-1 *:row-start-1">
        <input
          type="checkbox"
          checked={isChecked}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-full cursor-[inherit] appearance-none rounded-md border-2 border-line-strong bg-transparent transition-colors checked:border-accent checked:bg-accent disabled:opacity-45"
        />
        <Check
          aria-hidden
          className="pointer-events-none size-4 text-on-accent opacity-0 peer-checked:opacity-100"
          strokeWidth={3.2}
        />
      </span>
      <span className="grow">{children}</span>
      {trail}
    </label>
  );
}
