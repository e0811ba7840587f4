import type { Brand } from "@errand/core/lists/brands.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { brandPath } from "../catalog/paths.ts";
import { tileWidth } from "./card-widths.ts";
import { SectionCarousel } from "./section-carousel.tsx";

/**
 * Links brands to their items. Shows no number of items, because it depends on the visitor's
 * location.
 */
export function Brands({ brands }: { brands: Brand[] }) {
  const t = useMessages("home");
  return (
    <SectionCarousel title={t("sections.brands")}>
      {brands.map(({ id, slug, name, image_full_url }) => (
        <li key={id} className={tileWidth}>
          <PageLink
            to={brandPath(slug)}
            className="flex h-full flex-col items-center gap-1 rounded-card border border-line bg-card p-3 text-center hover:border-accent hover:text-accent"
          >
            <Picture
              src={image_full_url}
              alt=""
              sizes="96px"
              className="mb-1 size-16! rounded-full"
            />
            <span className="line-clamp-1 text-sm font-semibold">{name}</span>
          </PageLink>
        </li>
      ))}
    </SectionCarousel>
  );
}
