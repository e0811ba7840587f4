import type { CommonCondition } from "@errand/core/lists/brands.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { conditionPath } from "../catalog/paths.ts";
import { SectionCarousel } from "./section-carousel.tsx";

/** Common conditions; each links to the items that treat it. */
export function Conditions({ conditions }: { conditions: CommonCondition[] }) {
  const t = useMessages("home");
  return (
    <SectionCarousel title={t("sections.conditions")}>
      {conditions.map(({ id, slug, name }) => (
        <li key={id} className="shrink-0 snap-start">
          <PageLink
            to={conditionPath(slug)}
            className="flex min-h-12 items-center rounded-full border border-line bg-card px-5 font-semibold whitespace-nowrap hover:border-accent hover:text-accent"
          >
            {name}
          </PageLink>
        </li>
      ))}
    </SectionCarousel>
  );
}
