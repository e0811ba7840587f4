import { Link } from "react-router";
import { categoryPath } from "../catalog/paths.ts";
import { Rail } from "../catalog/rail.tsx";
import { Picture } from "../ui/picture.tsx";
import { useWords } from "../words/words.ts";
import type { RailCategory } from "./home-data.ts";

interface CategoryRailProps {
  categories: RailCategory[];
  /** The one whose items are shown, by slug or id. */
  current?: string;
}

/** How many are in sight on a phone. */
const eager = 5;

/** The categories of a module; each leads to its items, the current one back to everything. */
export function CategoryRail({ categories, current }: CategoryRailProps) {
  const t = useWords("home");
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t("categories")}>
      <Rail label={t("categories")}>
        {categories.map((category, place) => {
          const isCurrent = current === category.slug || current === String(category.id);
          return (
            <li key={category.id} className="w-20 shrink-0 snap-start md:w-24">
              <Link
                to={isCurrent ? "/home" : categoryPath(category, category.module_id)}
                prefetch="intent"
                aria-current={isCurrent ? "true" : undefined}
                className="group flex flex-col items-center gap-2 rounded-card py-1 text-center text-sm font-medium aria-[current]:text-accent"
              >
                <Picture
                  src={category.image_full_url}
                  alt=""
                  sizes="96px"
                  isEager={place < eager}
                  className="rounded-full border-2 border-transparent transition-[border-color,scale] group-hover:scale-[1.03] group-hover:border-line-strong group-aria-[current]:border-accent"
                />
                <span className="line-clamp-2 leading-tight">{category.name}</span>
              </Link>
            </li>
          );
        })}
      </Rail>
    </nav>
  );
}
