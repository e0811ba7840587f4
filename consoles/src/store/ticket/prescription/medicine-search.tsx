import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useMoney } from "../../../console/use-shop.ts";
import { type ItemOnSale, useItemsOnSale } from "../../sold-out/sold-out.queries.ts";
import { TouchButton } from "../../touch-button.tsx";
import { TouchSearch } from "../../touch-search.tsx";

const maxShown = 4;

/** Finds a medicine that the store sells, by its name or by a scan of its package. */
export function MedicineSearch({ onChoose }: { onChoose(name: string, price: number): void }) {
  const t = useMessages("prescription");
  const money = useMoney();
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const [scanned, setScanned] = useState<string | null>(null);
  const text = search.trim();
  const query = useItemsOnSale(text, text !== "");
  const found = text === "" ? [] : (query.data?.items ?? []);
  const nameOf = (item: ItemOnSale) => (language === "fr" ? item.name_fr : item.name);

  function choose(item: ItemOnSale) {
    setSearch("");
    setScanned(null);
    onChoose(nameOf(item), item.price);
  }

  // A scanner sends Enter before the reply to what it has typed.
  const match = scanned === null ? undefined : found.find(({ sku }) => sku === scanned);
  const chooseScanned = useEffectEvent(() => match && choose(match));
  const scannedId = match?.id;
  useEffect(() => {
    if (scannedId !== undefined) chooseScanned();
  }, [scannedId]);

  return (
    <section className="flex flex-col gap-2">
      <TouchSearch
        label={t("search")}
        value={search}
        isBusy={query.isFetching}
        onChange={setSearch}
        onEnter={() => setScanned(text)}
      />
      <ul className="flex flex-col gap-2">
        {found.slice(0, maxShown).map((item) => (
          <li key={item.id}>
            <TouchButton
              tone="soft"
              className="w-full justify-between text-start"
              onClick={() => choose(item)}
            >
              <span className="min-w-0 text-ticket wrap-anywhere">{nameOf(item)}</span>
              <span className="shrink-0 tabular-nums">{money(item.price)}</span>
            </TouchButton>
          </li>
        ))}
      </ul>
      {text !== "" && !query.isFetching && found.length === 0 && (
        <p className="text-strong">{t("none")}</p>
      )}
    </section>
  );
}
