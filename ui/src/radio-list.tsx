import { type ReactNode, useId } from "react";
import { choiceRowClasses } from "./choice-row-classes.ts";

interface RadioListProps<Value extends string | number> {
  /** The accessible name of the list. */
  label: string;
  options: { value: Value; label: ReactNode; trail?: ReactNode; isDisabled?: boolean }[];
  value: Value | null;
  onChange(value: Value): void;
}

/** A choice of one option. The native controls need no JavaScript. */
export function RadioList<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: RadioListProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-col">
      {options.map((option) => (
        <label key={option.value} className={choiceRowClasses}>
          <span className="grid size-5.5 shrink-0 place-items-center *:col-start-1 *:row-start-1">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              className="peer size-full cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-transparent transition-colors checked:border-accent disabled:opacity-45"
            />
            <span className="pointer-events-none size-2.5 rounded-full bg-accent opacity-0 peer-checked:opacity-100" />
          </span>
          <span className="grow">{option.label}</span>
          {option.trail}
        </label>
      ))}
    </div>
  );
}
