import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { useState } from "react";
import type { StoreCatalogue } from "../menu.queries.ts";
import type { BulkDialogProps } from "./use-bulk.ts";

/** No subcategory: ids begin at 1. */
const none = 0;

interface CategoryDialogProps extends BulkDialogProps {
  count: number;
  catalogue: StoreCatalogue;
}

/** Moves several items to another category. */
export function CategoryDialog({ count, catalogue, isBusy, onClose, act }: CategoryDialogProps) {
  const t = useMessages("selection");
  const [category, setCategory] = useState(catalogue.categories[0] ?? null);
  const [sub, setSub] = useState(none);
  if (category === null) return null;

  const input = { category_id: category.id, sub_category_id: sub === none ? null : sub };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("category.title", { count })}
      footer={
        <Button isBusy={isBusy} onClick={() => void act("PUT /store/items/{id}", () => input)}>
          {t("category.apply")}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select
          label={t("category.name")}
          options={catalogue.categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={category.id}
          onChange={(chosen) => {
            setCategory(catalogue.categories.find(({ id }) => id === chosen) ?? null);
            setSub(none);
          }}
        />
        {category.sub_categories.length > 0 && (
          <Select
            label={t("category.sub")}
            options={[
              { value: none, label: t("category.noSub") },
              ...category.sub_categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={sub}
            onChange={(chosen) => setSub(chosen)}
          />
        )}
      </div>
    </Dialog>
  );
}
