import type { LaterToday } from "@errand/core/catalog/listing";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Link } from "react-router";
import { useClock } from "./opening-text.ts";
import { storePath } from "./paths.ts";

/** Links to the stores that sell later today what nobody sells now, each with the time. */
export function LaterTodayStores({ stores }: { stores: LaterToday[] }) {
  const t = useMessages("catalog");
  const clock = useClock();
  return (
    <ul aria-label={t("later.title")} className="flex flex-col gap-2">
      {stores.map(({ store_id, store_slug, store_name, from }) => (
        <li key={store_id}>
          <Link
            to={storePath({ slug: store_slug })}
            className="flex min-h-11 items-center justify-between gap-4 rounded-control bg-sunken px-4 hover:bg-line"
          >
            <bdi className="min-w-0 truncate font-semibold">{store_name}</bdi>
            <span className="shrink-0 text-muted tabular-nums">
              {t("later.from", { time: clock(from) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
