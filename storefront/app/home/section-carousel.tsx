import type { ReactNode } from "react";
import { Carousel } from "../catalog/carousel.tsx";
import { Section } from "./section.tsx";

interface SectionCarouselProps {
  title: string;
  /** The path of the full list. */
  allAt?: string;
  /** Rendered after the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A section with a carousel. */
export function SectionCarousel({ title, allAt, beside, children }: SectionCarouselProps) {
  return (
    <Section title={title} allAt={allAt} beside={beside}>
      <div className={belowCarousel}>
        <Carousel label={title}>{children}</Carousel>
      </div>
    </Section>
  );
}

/** Removes the space that a carousel reserves for shadows from the gap below it. */
export const belowCarousel = "-mb-4";

/** The width of a wide card, which leaves part of the next one visible. */
export function wideCardWidth(count: number): string {
  if (count === 1) return "w-full shrink-0";
  return `shrink-0 snap-start w-[88%] ${count === 2 ? "md:w-[calc(50%-8px)]" : "md:w-[47%]"}`;
}
