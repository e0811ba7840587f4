import LayoutGrid from "lucide-react/icons/layout-grid";
import { Link } from "react-router";
import { categoryPath } from "../catalog/paths.ts";
import { Rail } from "../catalog/rail.tsx";
import { useMessages } from "../messages/messages.ts";
import { Picture } from "../ui/picture.tsx";
import type { RailCategory } from "./requests.ts";

/** How many are in sight on a phone. */
const eager = 5;

interface CategoryRailProps {
  categories: RailCategory[];
  isFirst: boolean;
}

/** The categories of a module; each leads to what it has. */
export function CategoryRail({ categories, isFirst }: CategoryRailProps) {
  const t = useMessages("home");
  return (
    // Few names take two lines: their second line is not counted as distance.
    <nav aria-label={t("categories")} className="-mb-7">
      <Rail label={t("categories")}>
        {categories.map((category, place) => (
          <li key={category.id} className="w-20 shrink-0 snap-start md:w-24">
            <Link
              to={categoryPath(category, category.module_id)}
              prefetch="intent"
              className="group flex flex-col items-center gap-2 rounded-card py-1 text-center text-sm font-medium"
            >
              <Picture
                src={category.image_full_url}
                alt=""
                sizes="96px"
                isEager={isFirst && place < eager}
                className="rounded-full border-2 border-transparent transition-[border-color,scale] group-hover:scale-[1.03] group-hover:border-line-strong"
              />
              <span className="line-clamp-2 leading-tight">{category.name}</span>
            </Link>
          </li>
        ))}
        <li className="w-20 shrink-0 snap-start md:w-24">
          <Link
            to="/categories"
            prefetch="intent"
            className="group flex flex-col items-center gap-2 rounded-card py-1 text-center text-sm font-medium"
          >
            <span className="grid aspect-square w-full place-items-center rounded-full bg-accent-soft text-accent transition-[scale] group-hover:scale-[1.03]">
              <LayoutGrid aria-hidden className="size-7" />
            </span>
            <span className="leading-tight">{t("allCategories")}</span>
          </Link>
        </li>
      </Rail>
    </nav>
  );
}
