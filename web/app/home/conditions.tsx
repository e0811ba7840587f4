import type { CommonCondition } from "@errand/core/catalog/brands.contract";
import { Link } from "react-router";
import { conditionPath } from "../catalog/paths.ts";
import { useWords } from "../words/words.ts";
import { SectionRail } from "./section-rail.tsx";

/** What people take medicine for; each leads to what helps. */
export function Conditions({ conditions }: { conditions: CommonCondition[] }) {
  const t = useWords("home");
  return (
    <SectionRail title={t("sections.conditions")}>
      {conditions.map(({ id, slug, name, items_count }) => (
        <li key={id} className="shrink-0 snap-start">
          <Link
            to={conditionPath(slug)}
            prefetch="intent"
            className="relative flex min-h-12 items-center gap-2 rounded-full border border-line bg-card ps-5 pe-3 font-semibold whitespace-nowrap hover:border-accent hover:text-accent"
          >
            {name}
            <span
              aria-hidden
              className="rounded-full bg-accent-soft px-2 py-0.5 text-xs text-accent tabular-nums"
            >
              {items_count}
            </span>
            <span className="sr-only">{t("itemCount", { count: items_count })}</span>
          </Link>
        </li>
      ))}
    </SectionRail>
  );
}
