import type { Category } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import { categoryPath } from "../catalog/paths.ts";
import { Section } from "./section.tsx";

/** The categories that the shop features. */
export function FeaturedCategories({ categories }: { categories: Category[] }) {
  const t = useMessages("home");
  return (
    <Section title={t("sections.featuredCategories")}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {categories.slice(0, 8).map((category) => (
          <li
            key={category.id}
            className="group relative flex items-center gap-2.5 overflow-hidden md:gap-3 rounded-card border border-transparent bg-sunken p-2.5 hover:border-line-strong has-[a:focus-visible]:border-accent"
          >
            <Picture
              src={category.image_full_url}
              alt=""
              sizes="80px"
              className="pastel-picture size-11! shrink-0 rounded-control md:size-20!"
            />
            <span className="min-w-0">
              <PageLink
                to={categoryPath(category, category.module_id)}
                className="line-clamp-2 text-sm leading-tight hyphens-auto font-semibold group-hover:text-accent after:absolute after:inset-0 after:rounded-card after:content-[''] md:text-base"
              >
                {category.name}
              </PageLink>
              <span className="mt-0.5 block truncate text-xs text-muted md:text-sm">
                {category.childes.map(({ name }) => name).join(", ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
