import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Link } from "react-router";
import { QueryState } from "../../console/office/query-state.tsx";
import { useNow } from "../../console/use-now.ts";
import { shortNumber } from "../tickets/ticket.ts";
import { useTickets } from "../tickets/use-board.ts";
import { TouchButton, touchClasses } from "../touch-button.tsx";
import { countOnBoard, findTicketsWith } from "./count-on-board.ts";
import { findOffEntries, getEnd, getEntryKey, type OffEntry, toStatedOption } from "./off-entry.ts";
import { useOffItems, useSoldOut } from "./sold-out.queries.ts";
import { useEntryText } from "./use-entry-text.ts";
import { useSoldOutEnds } from "./use-sold-out-ends.ts";

/** What is off now and until when, and the orders that hold it. */
export function OffList({ onPickEnd }: { onPickEnd(entry: OffEntry): void }) {
  const t = useMessages("sold-out");
  return (
    <section
      aria-label={t("offNow")}
      className="flex flex-col gap-3 border-line bg-panel p-4 md:min-h-0 md:overflow-y-auto md:border-s md:p-5"
    >
      <QueryState query={useOffItems()}>
        {({ items }) => {
          const entries = findOffEntries(items);
          const options = entries.filter(({ option }) => option !== null).length;
          const counts = [
            (options === 0 || entries.length > options) &&
              t("offCount", { count: entries.length - options }),
            options > 0 && t("offOptions", { count: options }),
          ];
          return (
            <>
              <h2 className="text-title">
                {t("offNow")}{" "}
                <span className="font-semibold text-strong">
                  {counts.filter(Boolean).join(", ")}
                </span>
              </h2>
              <ul className="flex flex-col gap-3">
                {entries.map((entry) => (
                  <OffItem
                    key={getEntryKey(entry)}
                    entry={entry}
                    onPickEnd={() => onPickEnd(entry)}
                  />
                ))}
              </ul>
            </>
          );
        }}
      </QueryState>
    </section>
  );
}

function OffItem({ entry, onPickEnd }: { entry: OffEntry; onPickEnd(): void }) {
  const t = useMessages("sold-out");
  const { entryName, itemName, toOptionText } = useEntryText();
  const { untilText } = useSoldOutEnds();
  const { mutate, isPending } = useSoldOut();
  const now = useNow(5000);
  const { item, option } = entry;
  const name = entryName(entry);
  const isAddOn = option !== null && option.add_on_id !== null;
  const until = getEnd(entry);
  return (
    <li className="flex flex-col gap-3 rounded-[20px] border border-line bg-raised p-3">
      <div className="flex items-center gap-3">
        {!isAddOn && (
          <Picture
            src={item.image_full_url}
            alt=""
            sizes="56px"
            className="w-14! shrink-0 rounded-[14px] grayscale"
          />
        )}
        <p className="min-w-0">
          <b className="block text-ticket wrap-anywhere">{isAddOn ? name : itemName(item)}</b>
          {option && !isAddOn && (
            <span className="block wrap-anywhere">{toOptionText(option)}</span>
          )}
          <span className="font-semibold tabular-nums">{until && untilText(until, now)}</span>
        </p>
      </div>
      <div className="flex gap-2">
        <TouchButton
          tone="soft"
          className="grow-2"
          isBusy={isPending}
          aria-label={t("backOnName", { name })}
          onClick={() => mutate({ id: item.id, ...toStatedOption(option), until: null })}
        >
          {t("backOn")}
        </TouchButton>
        <TouchButton
          tone="quiet"
          className="grow"
          aria-label={t("longerName", { name })}
          onClick={onPickEnd}
        >
          {t("longer")}
        </TouchButton>
      </div>
      <Holders entry={entry} name={name} />
    </li>
  );
}

/** An order that was placed before holds what is off now: somebody has to look at it. */
function Holders({ entry, name }: { entry: OffEntry; name: string }) {
  const t = useMessages("sold-out");
  const tickets = findTicketsWith(useTickets(), entry);
  return tickets.map((ticket) => {
    const number = shortNumber(ticket);
    const count = countOnBoard([ticket], entry);
    return (
      <div
        key={ticket.id}
        className="flex items-center gap-3 rounded-[18px] bg-warn-soft p-2 ps-3 font-bold text-warn"
      >
        <TriangleAlert aria-hidden className="size-6 shrink-0" />
        <span className="min-w-0 grow wrap-anywhere">{t("holds", { number, count, name })}</span>
        <Link
          to={`/vendor/orders/${ticket.id}`}
          className={touchClasses("outline", "md", "shrink-0 border-transparent bg-raised")}
        >
          {t("open", { number })}
        </Link>
      </div>
    );
  });
}
