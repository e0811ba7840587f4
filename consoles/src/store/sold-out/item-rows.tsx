import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useTickets } from "../tickets/use-board.ts";
import { TouchButton } from "../touch-button.tsx";
import { countOnBoard } from "./count-on-board.ts";
import { type ItemOnSale, useItemsOnSale, useSoldOut } from "./sold-out.queries.ts";
import { useEntryText } from "./use-entry-text.ts";
import { useSoldOutEnds } from "./use-sold-out-ends.ts";

interface ItemRowsProps {
  search: string;
  onPickEnd(item: ItemOnSale): void;
}

/** The items that can be taken off, those that sell most now first. */
export function ItemRows({ search, onPickEnd }: ItemRowsProps) {
  const t = useMessages("sold-out");
  const query = useItemsOnSale(search);
  return (
    <QueryState query={query}>
      {({ items }) => {
        const shown = items.filter(({ sold_out_until }) => sold_out_until === null);
        return (
          <section>
            <h2 className="text-body font-semibold text-strong">
              {shown.length === 0 ? t("none") : search === "" ? t("most") : t("found")}
            </h2>
            <ul className="divide-y divide-line">
              {shown.map((item) => (
                <ItemRow key={item.id} item={item} onPickEnd={() => onPickEnd(item)} />
              ))}
            </ul>
          </section>
        );
      }}
    </QueryState>
  );
}

function ItemRow({ item, onPickEnd }: { item: ItemOnSale; onPickEnd(): void }) {
  const t = useMessages("sold-out");
  const { itemName } = useEntryText();
  const { getEnd } = useSoldOutEnds();
  const { mutate, isPending } = useSoldOut();
  const onBoard = countOnBoard(useTickets(), { item, option: null });
  const off = item.options.filter(({ sold_out_until }) => sold_out_until !== null).length;
  const name = itemName(item);
  const facts = [
    item.sold_today > 0 && t("today", { count: item.sold_today }),
    onBoard > 0 && t("onBoard", { count: onBoard }),
    off > 0 && t("optionsOff", { count: off }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <Picture
        src={item.image_full_url}
        alt=""
        sizes="60px"
        className="w-15! shrink-0 rounded-[14px]"
      />
      <p className="min-w-40 grow basis-40">
        <b className="block text-ticket wrap-anywhere">{name}</b>
        <span className="text-strong tabular-nums">{facts.join(", ")}</span>
      </p>
      <div className="flex gap-2 max-sm:grow max-sm:*:grow">
        <TouchButton
          tone="soft"
          isBusy={isPending}
          aria-label={t("tonightName", { name })}
          onClick={() => mutate({ id: item.id, until: getEnd("tonight", Date.now()) })}
        >
          {t("tonight")}
        </TouchButton>
        <TouchButton tone="soft" aria-label={t("pickEndName", { name })} onClick={onPickEnd}>
          {t("pickEnd")}
        </TouchButton>
      </div>
    </li>
  );
}
