import type { Item } from "@errand/core/catalog/catalog.types";
import { useId } from "react";
import { type GroupError, groupElementId } from "./food-groups.tsx";
import { isInStock, type Selection, withOption } from "./selection.ts";

interface OptionGroupsProps {
  item: Item;
  selection: Selection;
  onChange(selection: Selection): void;
  /** The choice without an option, and the error to show there. */
  error: GroupError | null;
}

/**
 * The options of a variation, such as size and colour. Sold-out options are struck through but can
 * be selected.
 */
export function OptionGroups({ item, selection, onChange, error }: OptionGroupsProps) {
  return item.choice_options.map((choice, index) => (
    <OptionGroup
      key={choice.name}
      choice={choice}
      chosen={selection.options[index]}
      isSoldOut={(option) => !isInStock(item, selection, index, option)}
      error={error?.name === choice.title ? error.text : null}
      onChoose={(option) => onChange(withOption(selection, index, option))}
    />
  ));
}

interface OptionGroupProps {
  choice: Item["choice_options"][number];
  chosen: string | undefined;
  isSoldOut(option: string): boolean;
  onChoose(option: string): void;
  error: string | null;
}

function OptionGroup({ choice, chosen, isSoldOut, onChoose, error }: OptionGroupProps) {
  const name = useId();
  return (
    <fieldset id={groupElementId(choice.title)} tabIndex={-1} className="scroll-mt-16 outline-none">
      <legend className="mb-2 font-semibold">{choice.title}</legend>
      {error && (
        <p role="alert" className="mb-2 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {choice.options.map((option) => (
          <label
            key={option}
            className="inline-flex min-h-11 items-center rounded-control border border-line-strong bg-card px-4 font-medium transition-colors has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent hover:border-accent"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            <span className={isSoldOut(option) ? "text-muted line-through" : undefined}>
              {option}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
