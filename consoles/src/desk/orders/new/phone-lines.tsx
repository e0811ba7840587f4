import { useMessages } from "@errand/ui/messages/messages.ts";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import { useState } from "react";
import { useMoney } from "../../../console/use-shop.ts";
import { ItemDialog } from "./item-dialog.tsx";
import {
  type Chosen,
  nothingChosen,
  type PhoneItem,
  type PhoneLine,
  priceOf,
} from "./phone-order.ts";
import { ItemPicker } from "./pickers.tsx";

interface PhoneLinesProps {
  storeId: number;
  lines: readonly PhoneLine[];
  onChange(lines: readonly PhoneLine[]): void;
}

/** What the caller orders. */
export function PhoneLines({ storeId, lines, onChange }: PhoneLinesProps) {
  const t = useMessages("phone-order");
  const money = useMoney();
  const [choosing, setChoosing] = useState<PhoneItem | null>(null);
  function add(item: PhoneItem, chosen: Chosen) {
    const key = 1 + Math.max(0, ...lines.map((line) => line.key));
    onChange([...lines, { key, item, quantity: 1, ...chosen }]);
    setChoosing(null);
  }
  const setQuantity = (line: PhoneLine, quantity: number) =>
    onChange(lines.map((each) => (each === line ? { ...line, quantity } : each)));
  const pick = (item: PhoneItem) =>
    [item.variations, item.option_groups, item.add_ons].some(({ length }) => length > 0)
      ? setChoosing(item)
      : add(item, nothingChosen);
  const toPrice = (item: PhoneItem) =>
    item.weight_step === null
      ? money(item.price)
      : t("weighed", { price: money(item.price), grams: item.weight_step });
  return (
    <>
      {lines.length > 0 && (
        <ul aria-label={t("lines")}>
          {lines.map((line) => (
            <li
              key={line.key}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5"
            >
              <span className="min-w-0 grow basis-40">
                <bdi className="block font-semibold wrap-anywhere">{line.item.name}</bdi>
                <span className="text-meta text-strong">{chosenText(line)}</span>
              </span>
              <span className="tabular-nums">{money(priceOf(line))}</span>
              <QuantityStepper
                size="sm"
                quantity={line.quantity}
                name={line.item.name}
                onIncrease={() => setQuantity(line, line.quantity + 1)}
                onDecrease={() => setQuantity(line, line.quantity - 1)}
                onRemove={() => onChange(lines.filter((each) => each !== line))}
              />
            </li>
          ))}
        </ul>
      )}
      <ItemPicker storeId={storeId} toPrice={toPrice} onPick={pick} />
      {choosing && (
        <ItemDialog
          item={choosing}
          onAdd={(chosen) => add(choosing, chosen)}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}

function chosenText({ item, variationId, options, addOnIds }: PhoneLine): string {
  const variation = item.variations.find(({ id }) => id === variationId);
  const chosen = item.option_groups.flatMap((group) =>
    group.options.filter(({ id }) => options[group.id]?.includes(id)),
  );
  const addOns = item.add_ons.filter(({ id }) => addOnIds.includes(id));
  return [variation, ...chosen, ...addOns].flatMap((each) => (each ? [each.name] : [])).join(", ");
}
