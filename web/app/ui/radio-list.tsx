import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { ReactNode } from "react";
import { choiceRowClasses } from "./choice-row.ts";

interface RadioListProps<Value extends string | number> {
  /** What is being chosen, for people who hear the page. */
  label: string;
  options: { value: Value; label: ReactNode; trail?: ReactNode; isDisabled?: boolean }[];
  value: Value | null;
  onChange(value: Value): void;
}

export function RadioList<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: RadioListProps<Value>) {
  return (
    <RadioGroup<Value | null>
      aria-label={label}
      value={value}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      className="flex flex-col"
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is Base UI's, inside.
        <label key={option.value} className={choiceRowClasses}>
          <Radio.Root
            value={option.value}
            disabled={option.isDisabled}
            className="grid size-5.5 shrink-0 place-items-center rounded-full border-2 border-line-strong bg-card transition-colors data-checked:border-accent data-disabled:opacity-45"
          >
            <Radio.Indicator className="size-2.5 rounded-full bg-accent" />
          </Radio.Root>
          <span className="grow">{option.label}</span>
          {option.trail}
        </label>
      ))}
    </RadioGroup>
  );
}
