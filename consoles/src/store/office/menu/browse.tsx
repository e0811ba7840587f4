import { buttonClasses } from "@errand/ui/button-classes.ts";
import { classNames } from "@errand/ui/class-names.ts";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import FileUp from "lucide-react/icons/file-up";
import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { LazyScreen } from "../../../console/lazy-screen.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { CategoryTree } from "./category-tree.tsx";
import { ItemList } from "./item-list.tsx";
import { type StoreCatalogue, useRights } from "./menu.queries.ts";
import { MenuTitle } from "./menu-title.tsx";
import { useMenuUrl } from "./use-menu-url.ts";

const editor = lazyComponent(() =>
  import("./editor/item-editor.tsx").then((file) => file.ItemEditor),
);

/** The categories, the items of one of them, and the editor of one of these. */
export function Browse({ catalogue }: { catalogue: StoreCatalogue }) {
  const t = useMessages("menu");
  const { canChange } = useRights();
  const { to, item } = useMenuUrl();
  const isEditing = item !== null;
  const { all, on_sale } = catalogue.counts;
  return (
    <>
      <PageHead
        title={<MenuTitle />}
        acts={
          canChange && (
            <>
              <Link
                to={to({ view: "import", item: null })}
                className={buttonClasses("outline", "sm")}
              >
                <FileUp aria-hidden className="size-4" />
                {t("import")}
              </Link>
              <Link
                to={to({ view: "order", item: null })}
                className={buttonClasses("outline", "sm")}
              >
                <ArrowUpDown aria-hidden className="size-4" />
                {t("order.open")}
              </Link>
              <Link to={to({ item: "new", copy: null })} className={buttonClasses("solid", "sm")}>
                <Plus aria-hidden className="size-4" />
                {t("newItem")}
              </Link>
            </>
          )
        }
      >
        <p className="text-strong">{t("counts", { count: all, onSale: on_sale })}</p>
      </PageHead>
      <div
        className={classNames(
          "grid grow content-start lg:min-h-0 lg:content-stretch",
          isEditing
            ? "xl:grid-cols-[13rem_minmax(0,22rem)_minmax(0,1fr)]"
            : "lg:grid-cols-[13rem_minmax(0,1fr)]",
        )}
      >
        <div className={classNames("contents", isEditing && "max-xl:hidden")}>
          <CategoryTree catalogue={catalogue} />
          <ItemList catalogue={catalogue} />
        </div>
        {isEditing && (
          <section
            aria-label={t("editor")}
            className="min-w-0 border-line lg:min-h-0 lg:overflow-y-auto xl:border-s"
          >
            <LazyScreen component={editor} fallback={null} />
          </section>
        )}
      </div>
    </>
  );
}
