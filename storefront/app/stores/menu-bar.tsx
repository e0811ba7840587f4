import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Search from "lucide-react/icons/search";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { sectionElementId, useSectionInView } from "./section-in-view.ts";

/** A section of the page that the bar links to. */
export interface MenuPart {
  id: string;
  name: string;
}

interface MenuBarProps {
  parts: MenuPart[];
  search: ReactNode;
  /** The search has a text, so that phones show its field. */
  isSearched: boolean;
  filter: ReactNode;
  sort: ReactNode;
}

/**
 * Links to the sections of the menu, with the one in view marked: a list at the side of wide
 * screens, a bar below the header of others. The search and the filters stand above the menu, on
 * phones in the bar.
 */
export function MenuBar({ parts, search, isSearched, filter, sort }: MenuBarProps) {
  const t = useMessages("catalog");
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isSearched);
  const isSearching = isOpen || isSearched;

  // The button opens the field to type in it.
  useEffect(() => {
    if (isOpen) field.current?.querySelector("input")?.focus();
  }, [isOpen]);

  return (
    <div className="sticky top-16 z-20 mt-1 border-b border-line bg-paper/95 backdrop-blur-md desk:contents">
      <div className="page-column flex flex-wrap items-center gap-x-1 py-1 desk:contents">
        <MenuLinks parts={parts} />
        <div className="contents desk:col-start-2 desk:row-start-1 desk:flex desk:items-center desk:gap-3">
          <IconButton
            icon={Search}
            label={t("menu.openSearch")}
            aria-expanded={isSearching}
            onClick={() => setOpen(!isOpen)}
            className="desk:hidden"
          />
          <div
            ref={field}
            className={`order-last w-full desk:order-none desk:block desk:grow ${isSearching ? "pb-1 desk:pb-0" : "hidden"}`}
          >
            {search}
          </div>
          {filter}
          <div className="hidden desk:block">{sort}</div>
        </div>
      </div>
    </div>
  );
}

function MenuLinks({ parts }: { parts: MenuPart[] }) {
  const t = useMessages("catalog");
  const { search: query } = useLocation();
  const { current, choose } = useSectionInView(parts.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  // Keeps the marked link visible while the page scrolls.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-part="${current}"]`);
    if (!link || !list.current || list.current.matches(":hover, :focus-within")) return;
    const left = link.offsetLeft - (list.current.clientWidth - link.clientWidth) / 2;
    const top = link.offsetTop - (list.current.clientHeight - link.clientHeight) / 2;
    list.current.scrollTo({ left, top, behavior: "smooth" });
  }, [current]);

  return (
    <nav
      aria-label={t("menu.parts")}
      className="min-w-0 grow basis-0 desk:sticky desk:top-24 desk:col-start-1 desk:row-span-2 desk:row-start-1 desk:self-start"
    >
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto [scrollbar-width:none] desk:max-h-[calc(100dvh-7rem)] desk:flex-col desk:overflow-y-auto"
      >
        {parts.map(({ id, name }) => (
          <li key={id} data-part={id} className="shrink-0">
            <Link
              to={{ search: query, hash: sectionElementId(id) }}
              replace
              preventScrollReset
              onClick={({ metaKey, ctrlKey, shiftKey }) =>
                metaKey || ctrlKey || shiftKey || choose(id)
              }
              aria-current={id === current ? "location" : undefined}
              className="flex min-h-11 items-center rounded-control px-3.5 font-semibold whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current]:bg-sunken aria-[current]:text-ink desk:whitespace-normal"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
