import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useMessages } from "../messages/messages.ts";
import { sectionElementId, useSectionInView } from "./section-in-view.ts";

/** A section of the page that the bar links to. */
export interface MenuPart {
  id: string;
  name: string;
}

interface MenuBarProps {
  parts: MenuPart[];
  search: ReactNode;
  filter: ReactNode;
}

/** Sticks below the header: links to the sections of the menu, with the one in view marked, and the search. */
export function MenuBar({ parts, search, filter }: MenuBarProps) {
  const t = useMessages("catalog");
  const { search: query } = useLocation();
  const { current, choose } = useSectionInView(parts.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  // Keeps the marked link visible while the page scrolls.
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>(`[data-part="${current}"]`);
    if (!chip || !list.current || list.current.matches(":hover, :focus-within")) return;
    const left = chip.offsetLeft - (list.current.clientWidth - chip.clientWidth) / 2;
    list.current.scrollTo({ left, behavior: "smooth" });
  }, [current]);

  return (
    // On phones the search scrolls under the header, which leaves more room for the menu.
    <div className="sticky top-0.5 z-20 mt-4 border-b border-line bg-paper/95 backdrop-blur-md md:top-16 desk:top-[73px]">
      <div className="page-column flex flex-col gap-2 py-2.5 md:flex-row md:items-center md:gap-4">
        {search}
        <div className="flex min-w-0 grow items-center gap-2">
          <nav aria-label={t("menu.parts")} className="min-w-0 grow">
            <ul ref={list} className="relative flex gap-1.5 overflow-x-auto [scrollbar-width:none]">
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
                    className="inline-flex min-h-11 items-center rounded-full px-4 font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {filter}
        </div>
      </div>
    </div>
  );
}
