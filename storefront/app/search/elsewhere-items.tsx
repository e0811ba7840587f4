import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router";
import { searchPath } from "../catalog/paths.ts";
import { useShop } from "../config/shop.ts";
import { ProductCard } from "../items/product-card.tsx";
import { itemGrid } from "../lists/grids.ts";
import type { SearchFindings } from "./browse-data.ts";

interface ElsewhereItemsProps {
  group: SearchFindings["elsewhere"][number];
  text: string;
}

/** The first items that another module has for a search, and the way to all of them. */
export function ElsewhereItems({ group, text }: ElsewhereItemsProps) {
  const t = useMessages("search");
  const { modules } = useShop();
  const module = modules.find(({ id }) => id === group.module_id);
  if (!module) return null;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Picture
          src={module.icon_full_url}
          alt=""
          sizes="36px"
          className="size-9! shrink-0 rounded-control"
        />
        <h2 className="grow text-xl">{t("inModule", { module: module.module_name })}</h2>
        {group.count > group.products.length && (
          <Link
            to={searchPath(text, module.id)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline"
          >
            {t("allElsewhere", { count: group.count })}
            <span className="sr-only">{t("inModule", { module: module.module_name })}</span>
            <ArrowRight aria-hidden className="size-4.5 rtl:-scale-x-100" />
          </Link>
        )}
      </div>
      <ul className={itemGrid}>
        {group.products.map((item) => (
          <li key={item.id}>
            <ProductCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
