import type { ReactNode } from "react";
import { Rail } from "../catalog/rail.tsx";
import { Section } from "./section.tsx";

interface SectionRailProps {
  title: string;
  /** Where all of it is. */
  allAt?: string;
  /** Stands behind the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A section whose things stand in a row. */
export function SectionRail({ title, allAt, beside, children }: SectionRailProps) {
  return (
    <Section title={title} allAt={allAt} beside={beside}>
      <div className={underRail}>
        <Rail label={title}>{children}</Rail>
      </div>
    </Section>
  );
}

/** The room that a rail keeps for shadows is not counted as distance. */
export const underRail = "-mb-4";

/** Cards as wide as they can be while the next one is still seen. */
export function wideInRail(count: number): string {
  if (count === 1) return "w-full shrink-0";
  return `shrink-0 snap-start w-[88%] ${count === 2 ? "md:w-[calc(50%-8px)]" : "md:w-[47%]"}`;
}
