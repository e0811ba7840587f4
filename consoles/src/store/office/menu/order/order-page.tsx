import type { StoreContract } from "@errand/core/contract.store";
import { buttonClasses } from "@errand/ui/button-classes.ts";
import { classNames } from "@errand/ui/class-names.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { Link } from "react-router";
import { PageHead } from "../../../../console/office/page-head.tsx";
import { QueryState } from "../../../../console/office/query-state.tsx";
import { useStoreClient } from "../../../store-client.ts";
import { ChangeFooter } from "../change-footer.tsx";
import {
  useCatalogue,
  useItemsOfCategory,
  useMenuOrder,
  useRefreshItems,
} from "../menu.queries.ts";
import { useMenuUrl } from "../use-menu-url.ts";
import { MovableList } from "./movable-list.tsx";
import { move } from "./move.ts";

type Placed = StoreContract["GET /store/menu-order"]["reply"]["categories"];

/** In which order customers see the categories and the items of the store. */
export function OrderPage() {
  const t = useMessages("menu");
  const { to } = useMenuUrl();
  const query = useMenuOrder();
  return (
    <>
      <PageHead
        title={t("order.title")}
        acts={
          <Link to={to({ view: null })} className={buttonClasses("outline", "sm")}>
            <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {t("back")}
          </Link>
        }
      >
        <p className="text-strong">{t("order.hint")}</p>
      </PageHead>
      <QueryState query={query}>{({ categories }) => <Order placed={categories} />}</QueryState>
    </>
  );
}

function Order({ placed }: { placed: Placed }) {
  const t = useMessages("menu");
  const { call } = useStoreClient();
  const refresh = useRefreshItems();
  const [changed, setChanged] = useState<Placed | null>(null);
  const [isBusy, setBusy] = useState(false);
  const categories = changed ?? placed;
  const { filter, go } = useMenuUrl();
  const current = categories.find(({ id }) => id === filter.category) ?? categories[0];
  const names = useCategoryNames();

  async function publish() {
    setBusy(true);
    try {
      const { message } = await call("PUT /store/menu-order", { categories });
      await refresh();
      setChanged(null);
      toast.success(message);
    } catch (error) {
      reportError(error);
    }
    setBusy(false);
  }

  return (
    <>
      <div className="grid grow content-start md:grid-cols-2 lg:grid-cols-[20rem_minmax(0,36rem)]">
        <section className="min-w-0 border-line md:border-e">
          <h2 className="px-4 py-3 text-body font-bold">{t("categories")}</h2>
          <MovableList
            label={t("categories")}
            entries={categories.map(({ id }) => ({ id, name: names.get(id) ?? "" }))}
            onMove={(from, target) => setChanged(move(categories, from, target))}
          >
            {({ id, name }) => (
              <button
                type="button"
                aria-pressed={id === current?.id}
                onClick={() => go({ category: id }, { replace: true })}
                className={classNames(
                  "min-h-11 w-full rounded-[9px] px-2.5 text-start md:pointer-fine:min-h-9",
                  id === current?.id ? "bg-line font-semibold" : "hover:bg-sunken",
                )}
              >
                {name}
              </button>
            )}
          </MovableList>
        </section>
        {current && (
          <ItemOrder
            key={current.id}
            category={current}
            name={names.get(current.id) ?? ""}
            onMove={(from, target) =>
              setChanged(
                categories.map((each) =>
                  each.id === current.id
                    ? { ...each, item_ids: move(each.item_ids, from, target) }
                    : each,
                ),
              )
            }
          />
        )}
      </div>
      {changed && (
        <ChangeFooter
          publish={t("publish")}
          isBusy={isBusy}
          onDiscard={() => setChanged(null)}
          onPublish={() => void publish()}
        >
          {t("order.changed")}
        </ChangeFooter>
      )}
    </>
  );
}

function useCategoryNames(): Map<number, string> {
  const categories = useCatalogue().data?.categories ?? [];
  return new Map(categories.map(({ id, name }) => [id, name]));
}

interface ItemOrderProps {
  category: Placed[number];
  name: string;
  onMove(from: number, to: number): void;
}

function ItemOrder({ category, name, onMove }: ItemOrderProps) {
  const language = useLanguage();
  const query = useItemsOfCategory(category.id);
  return (
    <section className="min-w-0 border-line max-md:border-t">
      <h2 className="px-4 py-3 text-body font-bold">{name}</h2>
      <QueryState query={query}>
        {(items) => {
          const names = new Map(
            items.map((item) => [item.id, language === "fr" ? item.name_fr : item.name]),
          );
          return (
            <MovableList
              label={name}
              entries={category.item_ids.map((id) => ({ id, name: names.get(id) ?? "" }))}
              onMove={onMove}
            >
              {(item) => item.name}
            </MovableList>
          );
        }}
      </QueryState>
    </section>
  );
}
