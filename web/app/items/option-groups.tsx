import type { Item } from "@errand/core/catalog/catalog.types";
import { useId } from "react";
import { type Selection, variationOf, withOption } from "./selection.ts";

interface OptionGroupsProps {
  item: Item;
  selection: Selection;
  onChange(selection: Selection): void;
}

/** The options of a variation, such as size and colour. Sold-out options are struck through but can be selected. */
export function OptionGroups({ item, selection, onChange }: OptionGroupsProps) {
  return item.choice_options.map((choice, index) => (
    <OptionGroup
      key={choice.name}
      choice={choice}
      chosen={selection.options[index]}
      isSoldOut={(option) =>
        (variationOf(item, withOption(selection, index, option))?.stock ?? 0) <= 0
      }
      onChoose={(option) => onChange(withOption(selection, index, option))}
    />
  ));
}

interface OptionGroupProps {
  choice: Item["choice_options"][number];
  chosen: string | undefined;
  isSoldOut(option: string): boolean;
  onChoose(option: string): void;
}

function OptionGroup({ choice, chosen, isSoldOut, onChoose }: OptionGroupProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{choice.title}</legend>
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
