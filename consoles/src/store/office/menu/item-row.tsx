import type { ModuleType } from "@errand/core/modules/modules.contract";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Link } from "react-router";
import { useMoney } from "../../../console/use-shop.ts";
import type { StoreItem } from "./menu.queries.ts";
import type { Selection } from "./selection/use-selection.ts";
import { useItemText } from "./use-item-text.ts";
import { useMenuUrl } from "./use-menu-url.ts";

interface ItemRowProps {
  item: StoreItem;
  type: ModuleType;
  /** Null for those who may not change items. */
  selection: Selection | null;
}

export function ItemRow({ item, type, selection }: ItemRowProps) {
  const t = useMessages("menu");
  const money = useMoney();
  const { to, item: current } = useMenuUrl();
  const { name, detail, state } = useItemText(item, type);
  const isCurrent = current === item.id;
  const isOut = state !== null;
  return (
    <li
      className={classNames("flex items-center border-b border-line", isCurrent && "bg-call-soft")}
    >
      {selection && (
        <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <span className="sr-only">{t("select", { name })}</span>
          <input
            type="checkbox"
            readOnly
            checked={selection.has(item.id)}
            onClick={({ shiftKey }) => selection.toggle(item.id, shiftKey)}
            className="size-4.5 accent-ink"
          />
        </label>
      )}
      <Link
        to={to({ item: item.id, copy: null })}
        aria-current={isCurrent ? "true" : undefined}
        className="flex min-w-0 grow items-center gap-3 py-2.5 pe-4 not-first:ps-0 first:ps-4 -outline-offset-2 hover:bg-sunken"
      >
        <span className={classNames("w-10 shrink-0", isOut && "opacity-50 grayscale")}>
          <Picture
            src={item.images_full_url[0] ?? null}
            alt=""
            sizes="40px"
            className="rounded-[9px]"
          />
        </span>
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block truncate text-meta text-strong">{detail}</span>
        </span>
        <span className="shrink-0 text-end tabular-nums">
          <span className="block font-semibold">
            {item.variations.length > 0
              ? t("from", { price: money(item.price) })
              : money(item.price)}
          </span>
          {state && <span className="block text-meta font-semibold text-warn">{state}</span>}
        </span>
      </Link>
    </li>
  );
}
