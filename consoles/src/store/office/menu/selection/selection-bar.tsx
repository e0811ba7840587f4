import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { StoreCatalogue, StoreItem } from "../menu.queries.ts";
import { useRights } from "../menu.queries.ts";
import { CategoryDialog } from "./category-dialog.tsx";
import { PriceDialog } from "./price-dialog.tsx";
import { RefusedDialog } from "./refused-dialog.tsx";
import { SoldOutDialog } from "./sold-out-dialog.tsx";
import { type Refused, useBulk } from "./use-bulk.ts";
import type { Selection } from "./use-selection.ts";

interface SelectionBarProps {
  selection: Selection;
  items: readonly StoreItem[];
  catalogue: StoreCatalogue;
}

/** What can be done with the items that are ticked; Escape unticks them. */
export function SelectionBar({ selection, items, catalogue }: SelectionBarProps) {
  const t = useMessages("selection");
  const { canStateStock } = useRights();
  const [open, setOpen] = useState<"price" | "soldOut" | "category" | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const bulk = useBulk(items);
  const close = () => setOpen(null);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && open === null && refused.length === 0) selection.clear();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  const act: typeof bulk.run = async (action, toInput) => {
    const refusals = await bulk.run(action, toInput);
    if (refusals === null) return null;
    close();
    setRefused(refusals);
    if (refusals.length === 0) selection.clear();
    return refusals;
  };
  const setActive = (active: 0 | 1) => void act("PUT /store/items/{id}", () => ({ active }));
  const dialog = { isBusy: bulk.isBusy, onClose: close, act };

  return (
    <>
      <section
        aria-label={t("title")}
        data-bottom-bar=""
        className="sticky bottom-0 z-5 mt-auto flex flex-wrap items-center gap-2 border-t border-line bg-panel px-4 py-3"
      >
        <p role="status" className="grow font-semibold">
          {t("selected", { count: items.length })}
        </p>
        <Button variant="soft" size="sm" onClick={() => setOpen("price")}>
          {t("price.open")}
        </Button>
        {canStateStock && (
          <Button variant="soft" size="sm" onClick={() => setOpen("soldOut")}>
            {t("soldOut.open")}
          </Button>
        )}
        <Button variant="soft" size="sm" isBusy={bulk.isBusy} onClick={() => setActive(1)}>
          {t("onSale")}
        </Button>
        <Button variant="soft" size="sm" isBusy={bulk.isBusy} onClick={() => setActive(0)}>
          {t("offSale")}
        </Button>
        <Button variant="soft" size="sm" onClick={() => setOpen("category")}>
          {t("category.open")}
        </Button>
        <Button variant="quiet" size="sm" aria-keyshortcuts="Escape" onClick={selection.clear}>
          {t("clear")}
        </Button>
      </section>
      {open === "price" && <PriceDialog items={items} {...dialog} />}
      {open === "soldOut" && <SoldOutDialog count={items.length} {...dialog} />}
      {open === "category" && (
        <CategoryDialog count={items.length} catalogue={catalogue} {...dialog} />
      )}
      <RefusedDialog refused={refused} onClose={() => setRefused([])} />
    </>
  );
}
