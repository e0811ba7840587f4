import type { Item } from "@errand/core/catalog/catalog.types";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import { Money } from "../config/money.tsx";
import { type Selection, withAddOn } from "./selection.ts";

interface AddOnListProps {
  item: Item;
  selection: Selection;
  onChange(selection: Selection): void;
}

/** Contract 2.8: the maximum quantity of one add-on in a line. */
const maxQuantity = 99;

/** Extras, each with its own quantity for the whole line. */
export function AddOnList({ item, selection, onChange }: AddOnListProps) {
  const t = useMessages("catalog");
  return (
    <fieldset className="p-2">
      <legend className="contents">
        <span className="block px-2 pb-1">
          <span className="block text-title font-bold">{t("addOns")}</span>
          {selection.quantity > 1 && (
            <span className="block text-sm text-muted">
              {t("addOnsHint", { count: selection.quantity })}
            </span>
          )}
        </span>
      </legend>
      {item.add_ons.map(({ id, name, price }) => {
        const quantity = selection.addOns[id] ?? 0;
        const change = (next: number) =>
          onChange(withAddOn(selection, id, Math.min(next, maxQuantity)));
        return (
          <div key={id} className="flex items-center gap-1">
            <div className="min-w-0 grow">
              <Checkbox
                isChecked={quantity > 0}
                onChange={(isChecked) => change(isChecked ? 1 : 0)}
                trail={
                  <bdi className="text-sm whitespace-nowrap text-muted">
                    + <Money amount={price} />
                  </bdi>
                }
              >
                {name}
              </Checkbox>
            </div>
            {quantity > 0 && (
              <QuantityStepper
                size="sm"
                quantity={quantity}
                name={name}
                isAtMost={quantity >= maxQuantity}
                onIncrease={() => change(quantity + 1)}
                onDecrease={() => change(quantity - 1)}
                onRemove={() => change(0)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
