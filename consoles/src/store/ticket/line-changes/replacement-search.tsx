import type { OrderDetail } from "@errand/core/orders/orders.types";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useMoney } from "../../../console/use-shop.ts";
import {
  type ItemOnSale,
  useItemsOfShelf,
  useItemsOnSale,
} from "../../sold-out/sold-out.queries.ts";
import { TouchButton } from "../../touch-button.tsx";
import { TouchSearch } from "../../touch-search.tsx";
import { findReplacements } from "./find-replacements.ts";

export interface Replacement {
  item: ItemOnSale;
  name: string;
}

interface ReplacementSearchProps {
  line: OrderDetail;
  chosen: Replacement | null;
  onChoose(replacement: Replacement | null): void;
}

const maxShown = 4;

/** Finds what is sent instead: on the same shelf, by its name or by a scan of its package. */
export function ReplacementSearch({ line, chosen, onChoose }: ReplacementSearchProps) {
  const t = useMessages("lines");
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const [scanned, setScanned] = useState<string | null>(null);
  const text = search.trim();
  const query = useItemsOnSale(text, text !== "");
  const shelf = useItemsOfShelf(line.item_id);
  const found = findReplacements((text === "" ? shelf : query).data?.items ?? [], line);
  const toReplacement = (item: ItemOnSale): Replacement => ({
    item,
    name: language === "fr" ? item.name_fr : item.name,
  });

  // A scanner sends Enter before the reply to what it has typed.
  const match = scanned === null ? undefined : found.find(({ sku }) => sku === scanned);
  const chooseScanned = useEffectEvent(() => {
    if (!match) return;
    setScanned(null);
    onChoose(toReplacement(match));
  });
  const scannedId = match?.id;
  useEffect(() => {
    if (scannedId !== undefined) chooseScanned();
  }, [scannedId]);

  const shown = chosen ? [chosen.item] : found.slice(0, maxShown);
  return (
    <section className="flex flex-col gap-2">
      <TouchSearch
        label={t("missing.search")}
        value={search}
        isBusy={query.isFetching}
        onChange={(value) => {
          setSearch(value);
          onChoose(null);
        }}
        onEnter={() => setScanned(text)}
      />
      {text === "" && chosen === null && found.length > 0 && (
        <h3 className="text-body font-semibold text-strong">{t("missing.shelf")}</h3>
      )}
      <ul className="flex flex-col gap-2">
        {shown.map((item) => (
          <li key={item.id}>
            <TouchButton
              tone={chosen ? "outline" : "soft"}
              aria-pressed={chosen !== null}
              className="w-full justify-start text-start"
              onClick={() => onChoose(chosen ? null : toReplacement(item))}
            >
              <Picture
                src={item.image_full_url}
                alt=""
                sizes="56px"
                className="w-14! shrink-0 rounded-[14px]"
              />
              <span className="min-w-0 grow text-ticket wrap-anywhere">
                {toReplacement(item).name}
              </span>
              <PriceDifference item={item} line={line} />
            </TouchButton>
          </li>
        ))}
      </ul>
      {text !== "" && !query.isFetching && shown.length === 0 && (
        <p className="text-strong">{t("missing.none")}</p>
      )}
    </section>
  );
}

/** The customer never pays more than for what was ordered. */
function PriceDifference({ item, line }: { item: ItemOnSale; line: OrderDetail }) {
  const t = useMessages("lines");
  const money = useMoney();
  const ordered = line.price;
  const isDearer = item.price > ordered;
  return (
    <span className="shrink-0 text-end tabular-nums">
      <b className="block">{money(Math.min(item.price, ordered))}</b>
      <span className="block font-normal">
        {isDearer ? (
          <s>{money(item.price)}</s>
        ) : (
          t("missing.less", { amount: money(ordered - item.price) })
        )}
      </span>
    </span>
  );
}
