import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { Link } from "react-router";
import { searchPath } from "../catalog/paths.ts";
import { useShop } from "../config/shop.ts";
import type { Listing } from "./browse-data.ts";

/** Links to the matches of a search in other modules, such as "Groceries, 3 items". */
export function OtherModules({ listing: { browse, search } }: { listing: Listing }) {
  const t = useMessages("search");
  const { modules } = useShop();
  if (browse.kind !== "searched" || !search) return null;
  const found = search.otherModules.flatMap(({ module_id, items_count }) => {
    const module = modules.find(({ id }) => id === module_id);
    return module ? [{ module, count: items_count }] : [];
  });
  if (found.length === 0) return null;
  return (
    <nav aria-label={t("elsewhere")} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="text-muted">
        {t("elsewhere")}
      </span>
      {found.map(({ module, count }) => (
        <Link
          key={module.id}
          to={searchPath(browse.text, module.id)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sunken ps-2 pe-4 font-semibold hover:bg-line"
        >
          <Picture
            src={module.icon_full_url}
            alt=""
            sizes="32px"
            className="size-8! rounded-full"
          />
          {module.module_name}{" "}
          <span className="font-normal text-muted">{t("items", { count })}</span>
        </Link>
      ))}
    </nav>
  );
}
