import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { OfficeSelect } from "../../../console/office/office-field.tsx";
import { useMoney } from "../../../console/use-shop.ts";
import { CheckboxSet } from "../../entries/checkbox-set.tsx";
import { type Chosen, isChosen, nothingChosen, type PhoneItem, priceOf } from "./phone-order.ts";

interface ItemDialogProps {
  item: PhoneItem;
  onAdd(chosen: Chosen): void;
  onClose(): void;
}

/** What the caller has to choose for an item. */
export function ItemDialog({ item, onAdd, onClose }: ItemDialogProps) {
  const t = useMessages("phone-order");
  const money = useMoney();
  const [chosen, setChosen] = useState(nothingChosen);
  const line = { item, ...chosen };
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.name}
      footer={
        <Button aria-disabled={!isChosen(line)} onClick={() => isChosen(line) && onAdd(chosen)}>
          {t("addFor", { price: money(priceOf(line)) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {item.variations.length > 0 && (
          <OfficeSelect
            label={t("variation")}
            value={String(chosen.variationId ?? "")}
            onChange={(id) => setChosen({ ...chosen, variationId: id === "" ? null : Number(id) })}
            options={[
              { value: "", label: t("chooseOne") },
              ...item.variations
                .filter(({ stock }) => stock > 0)
                .map(({ id, name, price }) => ({
                  value: String(id),
                  label: t("priced", { name, price: money(price) }),
                })),
            ]}
          />
        )}
        {item.option_groups.map(({ id, name, min, max, options }) => (
          <CheckboxSet
            key={id}
            label={name}
            hint={t("between", { min, max })}
            options={options.map((option) => ({
              value: option.id,
              label:
                option.price === 0
                  ? option.name
                  : t("priced", { name: option.name, price: money(option.price) }),
            }))}
            chosen={chosen.options[id] ?? []}
            // The last ones count where a group takes fewer.
            onChange={(ids) =>
              setChosen({ ...chosen, options: { ...chosen.options, [id]: ids.slice(-max) } })
            }
          />
        ))}
        {item.add_ons.length > 0 && (
          <CheckboxSet
            label={t("addOns")}
            options={item.add_ons.map(({ id, name, price }) => ({
              value: id,
              label: t("priced", { name, price: money(price) }),
            }))}
            chosen={chosen.addOnIds}
            onChange={(addOnIds) => setChosen({ ...chosen, addOnIds })}
          />
        )}
      </div>
    </Dialog>
  );
}
