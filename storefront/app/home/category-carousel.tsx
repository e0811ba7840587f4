import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import LayoutGrid from "lucide-react/icons/layout-grid";
import { Carousel } from "../catalog/carousel.tsx";
import { categoryPath } from "../catalog/paths.ts";
import type { CarouselCategory } from "./requests.ts";

/** Categories visible on a phone; their pictures load eagerly. */
const eagerCount = 5;

interface CategoryCarouselProps {
  categories: CarouselCategory[];
  isFirst: boolean;
}

/** The categories of a module, each with a link to its items. */
export function CategoryCarousel({ categories, isFirst }: CategoryCarouselProps) {
  const t = useMessages("home");
  return (
    // Few names take two lines, so the space for the second line counts as part of the gap below.
    <nav aria-label={t("categories")} className="-mb-7">
      <Carousel label={t("categories")}>
        {categories.map((category, index) => (
          <li key={category.id} className="w-20 shrink-0 snap-start md:w-24">
            <PageLink
              to={categoryPath(category, category.module_id)}
              className="group flex flex-col items-center gap-2 rounded-card py-1 text-center text-sm font-medium"
            >
              <Picture
                src={category.image_full_url}
                alt=""
                sizes="96px"
                isEager={isFirst && index < eagerCount}
                className="pastel-picture rounded-full border-2 border-transparent transition-[border-color,scale] group-hover:scale-[1.03] group-hover:border-line-strong"
              />
              <span className="line-clamp-2 leading-tight">{category.name}</span>
            </PageLink>
          </li>
        ))}
        <li className="w-20 shrink-0 snap-start md:w-24">
          <PageLink
            to="/categories"
            className="group flex flex-col items-center gap-2 rounded-card py-1 text-center text-sm font-medium"
          >
            <span className="grid aspect-square w-full place-items-center rounded-full bg-accent-soft text-accent transition-[scale] group-hover:scale-[1.03]">
              <LayoutGrid aria-hidden className="size-7" />
            </span>
            <span className="leading-tight">{t("allCategories")}</span>
          </PageLink>
        </li>
      </Carousel>
    </nav>
  );
}
