import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useEffect, useRef, useState } from "react";

interface CarouselProps {
  /** Names the list for screen readers. */
  label: string;
  children: ReactNode;
}

/** A row of cards that scrolls horizontally, with buttons on wide screens. */
export function Carousel({ label, children }: CarouselProps) {
  const t = useMessages("catalog");
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const updateEnds = () => {
      const scrolled = Math.abs(element.scrollLeft);
      const remaining = element.scrollWidth - element.clientWidth - scrolled;
      setEnds({ atStart: scrolled < 4, atEnd: remaining < 4 });
    };
    const observer = new ResizeObserver(updateEnds);
    observer.observe(element);
    element.addEventListener("scroll", updateEnds, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", updateEnds);
    };
  }, []);

  function move(direction: 1 | -1) {
    const element = list.current;
    if (!element) return;
    const isRtl = getComputedStyle(element).direction === "rtl";
    element.scrollBy({ left: direction * (isRtl ? -1 : 1) * element.clientWidth * 0.85 });
  }

  return (
    <div className="relative -mx-4 md:mx-0">
      <ul
        ref={list}
        aria-label={label}
        data-more={!ends.atEnd}
        className="flex snap-x snap-proximity scroll-px-4 gap-4 overflow-x-auto scroll-smooth px-4 pt-1 pb-4 [scrollbar-width:none] md:scroll-px-0 md:gap-5 md:px-0"
      >
        {children}
      </ul>
      <CarouselButton
        isShown={!ends.atStart}
        label={t("carousel.previous")}
        side="start"
        onClick={() => move(-1)}
      />
      <CarouselButton
        isShown={!ends.atEnd}
        label={t("carousel.next")}
        side="end"
        onClick={() => move(1)}
      />
    </div>
  );
}

interface CarouselButtonProps {
  isShown: boolean;
  label: string;
  side: "start" | "end";
  onClick(): void;
}

function CarouselButton({ isShown, label, side, onClick }: CarouselButtonProps) {
  if (!isShown) return null;
  return (
    <div
      // Below the heart and above the plus of the last card.
      className={`absolute top-17 z-10 hidden -translate-y-1/2 md:block ${side === "start" ? "-start-5" : "-end-5 desk:max-xl:end-1"}`}
    >
      <IconButton
        icon={side === "start" ? ChevronLeft : ChevronRight}
        label={label}
        variant="outline"
        onClick={onClick}
        className="bg-raised shadow-float"
      />
    </div>
  );
}
