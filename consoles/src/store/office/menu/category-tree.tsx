import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleSlash from "lucide-react/icons/circle-slash";
import EyeOff from "lucide-react/icons/eye-off";
import ImageOff from "lucide-react/icons/image-off";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ItemFilterState, StoreCatalogue } from "./menu.queries.ts";
import { useMenuUrl } from "./use-menu-url.ts";

const states = [
  ["low_stock", TriangleAlert],
  ["sold_out", CircleSlash],
  ["off_sale", EyeOff],
  ["without_picture", ImageOff],
] as const satisfies [ItemFilterState, LucideIcon][];

/** The categories of the store and the states to look for, each with its number of items. */
export function CategoryTree({ catalogue }: { catalogue: StoreCatalogue }) {
  const t = useMessages("menu");
  const { filter } = useMenuUrl();
  const { counts } = catalogue;
  // Food is cooked to order.
  const shownStates =
    catalogue.module_type === "food" ? states.filter(([state]) => state !== "low_stock") : states;
  const shown = catalogue.categories.filter(({ items }) => items > 0);
  return (
    <nav
      aria-label={t("categories")}
      className="flex gap-4 border-line px-2.5 py-2 max-lg:overflow-x-auto max-lg:border-b lg:flex-col lg:overflow-y-auto lg:border-e lg:py-3"
    >
      <ul className="flex gap-0.5 lg:flex-col">
        <Entry
          name={t("allItems")}
          count={counts.all}
          changes={{ category: null, state: null }}
          isCurrent={filter.category === null && filter.state === null}
        />
        {shown.map(({ id, name, items, sub_categories }) => {
          const subs = sub_categories.filter((sub) => sub.items > 0);
          const isOpen = filter.category === id || subs.some((sub) => sub.id === filter.category);
          return (
            <Entry
              key={id}
              name={name}
              count={items}
              icon={subs.length === 0 ? undefined : isOpen ? ChevronDown : ChevronRight}
              changes={{ category: id, state: null }}
              isCurrent={filter.category === id}
            >
              {isOpen && subs.length > 0 && (
                <ul className="flex gap-0.5 lg:flex-col lg:ps-4">
                  {subs.map((sub) => (
                    <Entry
                      key={sub.id}
                      name={sub.name}
                      count={sub.items}
                      changes={{ category: sub.id, state: null }}
                      isCurrent={filter.category === sub.id}
                    />
                  ))}
                </ul>
              )}
            </Entry>
          );
        })}
      </ul>
      <div className="contents lg:block">
        <h2 id="menu-states" className="px-2.5 pb-1 text-meta text-strong max-lg:sr-only">
          {t("show")}
        </h2>
        <ul aria-labelledby="menu-states" className="flex gap-0.5 lg:flex-col">
          {shownStates.map(([state, icon]) => (
            <Entry
              key={state}
              name={t(`state.${state}`)}
              count={counts[state]}
              icon={icon}
              changes={{ state, category: null }}
              isCurrent={filter.state === state}
            />
          ))}
        </ul>
      </div>
    </nav>
  );
}

interface EntryProps {
  name: string;
  count: number;
  icon?: LucideIcon | undefined;
  changes: { category: number | null; state: ItemFilterState | null };
  isCurrent: boolean;
  children?: ReactNode;
}

function Entry({ name, count, icon: Icon, changes, isCurrent, children }: EntryProps) {
  const { to } = useMenuUrl();
  return (
    <li className="max-lg:flex max-lg:gap-0.5">
      <Link
        to={to({ ...changes, search: null })}
        aria-current={isCurrent ? "true" : undefined}
        className={classNames(
          "flex min-h-11 items-center gap-2 rounded-[9px] px-2.5 lg:pointer-fine:min-h-9",
          isCurrent ? "bg-line font-semibold text-ink" : "text-strong hover:bg-sunken",
        )}
      >
        {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
        <span className="grow max-lg:whitespace-nowrap">{name}</span>
        <span className="tabular-nums">{count}</span>
      </Link>
      {children}
    </li>
  );
}
