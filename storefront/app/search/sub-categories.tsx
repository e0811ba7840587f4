import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import type { ReactNode } from "react";
import { categoryPath } from "../catalog/paths.ts";
import type { Listing, ShownCategory } from "./browse-data.ts";

interface SubCategoriesProps {
  family: NonNullable<Listing["family"]>;
}

/** Links to a main category and its subcategories. */
export function SubCategories({ family: { current, main, children } }: SubCategoriesProps) {
  const t = useMessages("search");
  if (children.length === 0) return null;
  return (
    <nav aria-label={t("categories.below", { name: main.name })} className="-mx-4 md:mx-0">
      <ul className="flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:flex-wrap md:px-0">
        <CategoryLink category={main} isCurrent={main.id === current.id}>
          {t("categories.all", { name: main.name })}
        </CategoryLink>
        {children.map((child) => (
          <CategoryLink key={child.id} category={child} isCurrent={child.id === current.id}>
            {child.name}
          </CategoryLink>
        ))}
      </ul>
    </nav>
  );
}

interface CategoryLinkProps {
  category: ShownCategory;
  isCurrent: boolean;
  children: ReactNode;
}

function CategoryLink({ category, isCurrent, children }: CategoryLinkProps) {
  return (
    <li className="shrink-0">
      <PageLink
        to={categoryPath(category, category.module_id)}
        aria-current={isCurrent ? "page" : undefined}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-transparent bg-sunken ps-1.5 pe-4 font-medium whitespace-nowrap hover:border-accent aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent"
      >
        <Picture
          src={category.image_full_url}
          alt=""
          sizes="32px"
          isEager
          className="pastel-picture size-8! rounded-full"
        />
        {children}
      </PageLink>
    </li>
  );
}
