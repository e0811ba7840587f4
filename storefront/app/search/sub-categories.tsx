import { useMessages } from "@errand/ui/messages/messages.ts";
import type { Listing } from "./browse-data.ts";
import { CategoryLink } from "./category-link.tsx";

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
