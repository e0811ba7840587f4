import { useEffect, useRef, useState } from "react";

export function sectionElementId(id: string): string {
  return `menu-${id}`;
}

/**
 * The category in view: the one below the menu bar, or the chosen one until the visitor scrolls.
 */
export function useSectionInView(ids: string[]) {
  const [current, setCurrent] = useState(ids[0] ?? null);
  const chosen = useRef<AbortController | null>(null);
  const key = ids.join();

  useEffect(() => {
    const sections = key
      .split(",")
      .map((id) => document.getElementById(sectionElementId(id)))
      .filter((section) => section !== null);
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        if (chosen.current?.signal.aborted === false) return;
        const inSight = sections.find((section) => inView.has(section)) ?? lastAbove(sections);
        if (inSight) setCurrent(inSight.id.slice("menu-".length));
      },
      { rootMargin: `-${readingLine}px 0px -55% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);

  function choose(id: string) {
    const section = document.getElementById(sectionElementId(id));
    if (!section) return;
    chosen.current?.abort();
    setCurrent(id);
    // The keyboard continues from the heading.
    section.querySelector("h2")?.focus({ preventScroll: true });
    chosen.current = bringToTop(section);
  }

  return { current: current && ids.includes(current) ? current : (ids[0] ?? null), choose };
}

/**
 * Pixels from the top of the viewport: below the menu bar and the heading of the section in view.
 */
const readingLine = 230;

/** Between two sections the one above the reading line counts; above all of them, the first. */
function lastAbove(sections: HTMLElement[]): HTMLElement | undefined {
  const isAbove = (section: HTMLElement) => section.getBoundingClientRect().top < readingLine;
  return sections.findLast(isAbove) ?? sections[0];
}

/** Events that precede scrolling by the visitor. */
const scrollEvents = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
/** Beyond this distance, in viewport heights, scrolling jumps. */
const maxSmoothScreens = 3;
/** Maximum time in milliseconds that a section is held at the top. */
const maxHoldMs = 5000;

/**
 * Scrolls to a section and holds it at the top while sections above it change size. Aborts the
 * returned controller when the visitor scrolls.
 */
function bringToTop(section: HTMLElement): AbortController {
  const hold = new AbortController();
  const { signal } = hold;
  const isFar = Math.abs(section.getBoundingClientRect().top) > maxSmoothScreens * innerHeight;
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const align = () => section.scrollIntoView({ behavior: "instant" });
  const observer = new ResizeObserver(align);

  for (const event of scrollEvents) {
    addEventListener(event, () => hold.abort(), { signal, passive: true });
  }
  addEventListener(
    "scrollend",
    () => section.parentElement && observer.observe(section.parentElement),
    { signal, once: true },
  );
  signal.addEventListener("abort", () => observer.disconnect());
  setTimeout(() => hold.abort(), maxHoldMs);
  section.scrollIntoView({ behavior: isFar || prefersReducedMotion ? "instant" : "smooth" });
  return hold;
}
