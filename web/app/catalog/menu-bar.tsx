import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useWords } from "../words/words.ts";
import type { MenuSection } from "./menu.ts";

export function sectionElementId(id: number): string {
  return `menu-${id}`;
}

/** Stays below the header: the parts of the menu, with the one that is being read marked, and the search. */
export function MenuBar({ sections, search }: { sections: MenuSection[]; search: ReactNode }) {
  const t = useWords("catalog");
  const { search: query } = useLocation();
  const ids = sections.map(({ id }) => id);
  const current = useSectionInView(ids.join());
  const list = useRef<HTMLUListElement>(null);

  // The mark stays in sight while the page is scrolled.
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>(`[data-section="${current}"]`);
    if (!chip || !list.current) return;
    const left = chip.offsetLeft - (list.current.clientWidth - chip.clientWidth) / 2;
    list.current.scrollTo({ left, behavior: "smooth" });
  }, [current]);

  return (
    // On phones the search slides under the header and leaves the room to the menu.
    <div className="sticky top-0.5 z-20 mt-4 border-b border-line bg-paper/95 backdrop-blur-md md:top-16 desk:top-[109px]">
      <div className="page-column flex flex-col gap-2 py-2.5 md:flex-row md:items-center md:gap-4">
        {search}
        <nav aria-label={t("menu.parts")} className="min-w-0 grow">
          <ul ref={list} className="relative flex gap-1.5 overflow-x-auto [scrollbar-width:none]">
            {sections.map(({ id, name }) => (
              <li key={id} data-section={id} className="shrink-0">
                <Link
                  to={{ search: query, hash: sectionElementId(id) }}
                  replace
                  aria-current={id === current ? "location" : undefined}
                  className="inline-flex min-h-11 items-center rounded-full px-4 font-medium whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent"
                >
                  {name ?? t("menu.others")}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** The part of the menu that is at the upper third of the screen. */
function useSectionInView(ids: string): number | null {
  const [current, setCurrent] = useState<number | null>(Number(ids.split(",")[0]) || null);
  useEffect(() => {
    const all = ids.split(",").map(Number);
    const inView = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = Number(target.id.slice("menu-".length));
          if (isIntersecting) inView.add(id);
          else inView.delete(id);
        }
        const first = all.find((id) => inView.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: "-180px 0px -60% 0px" },
    );
    for (const id of all) {
      const section = document.getElementById(sectionElementId(id));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
