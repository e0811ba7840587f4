import { buttonClasses } from "@errand/ui/button-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { Link } from "react-router";
import { PageHead } from "../page-head.tsx";
import { CategoryTree } from "./category-tree.tsx";
import { ItemList } from "./item-list.tsx";
import { type StoreCatalogue, useRights } from "./menu.queries.ts";
import { MenuTitle } from "./menu-title.tsx";
import { useMenuUrl } from "./use-menu-url.ts";

/** The categories, and the items of one of them. */
export function Browse({ catalogue }: { catalogue: StoreCatalogue }) {
  const t = useMessages("menu");
  const { canChange } = useRights();
  const { to } = useMenuUrl();
  const { all, on_sale } = catalogue.counts;
  return (
    <>
      <PageHead
        title={<MenuTitle />}
        acts={
          canChange && (
            <Link to={to({ view: "order", item: null })} className={buttonClasses("outline", "sm")}>
              <ArrowUpDown aria-hidden className="size-4" />
              {t("order.open")}
            </Link>
          )
        }
      >
        <p className="text-strong">{t("counts", { count: all, onSale: on_sale })}</p>
      </PageHead>
      <div className="grid grow content-start lg:min-h-0 lg:grid-cols-[12rem_minmax(0,1fr)] lg:content-stretch">
        <CategoryTree catalogue={catalogue} />
        <ItemList catalogue={catalogue} />
      </div>
    </>
  );
}
