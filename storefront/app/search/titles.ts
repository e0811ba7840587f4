import { useMessages } from "@errand/ui/messages/messages.ts";
import { countFilters, type SortOrder } from "../catalog/filters/filters.ts";
import type { StoreList } from "../catalog/paths.ts";
import { useShop } from "../config/shop.ts";
import type { Listing } from "./browse-data.ts";

/** The title of a list. */
export function useListTitle(listing: Listing): string {
  const { browse, subject, search, counts, filters, moduleId, list } = listing;
  const t = useMessages("search");
  const { modules } = useShop();
  const isOfStores = list.shown === "stores" && list.first.total_size > 0;
  switch (browse.kind) {
    case "category":
    case "brand":
    case "condition":
      return subject ?? browse.id;
    case "searched":
      if (counts.items === 0 && !isOfStores && countFilters(filters) === 0) {
        const module = modules.find(({ id }) => id === moduleId)?.module_name ?? "";
        return t("nothingIn", { module, text: browse.text });
      }
      return t("title.searched", { text: search?.correction?.to ?? browse.text });
    default:
      return t(`title.${browse.kind}`);
  }
}

interface UsualOrder {
  text: string;
  order: SortOrder | null;
}

/** The default order of a list: its name, and the selectable order that equals it, if any. */
export function useDefaultOrder(
  { browse, list }: Pick<Listing, "browse" | "list">,
  hasPlace: boolean,
): UsualOrder {
  const t = useMessages("search");
  const catalog = useMessages("catalog");
  if (browse.kind === "searched") return { text: t("usual.match"), order: null };
  if (list.shown === "stores") {
    const order = hasPlace ? "nearby" : "popular";
    return { text: catalog(`filters.order.${order}`), order };
  }
  switch (browse.kind) {
    case "new":
      return { text: t("usual.new"), order: null };
    case "discounted":
      return { text: t("usual.discounted"), order: null };
    case "most_reviewed":
      return { text: t("usual.reviewed"), order: null };
    default:
      return { text: catalog("filters.order.popular"), order: "popular" };
  }
}

export function useDefaultStoreOrder(list: StoreList): UsualOrder {
  const t = useMessages("search");
  const catalog = useMessages("catalog");
  switch (list) {
    case "latest":
      return { text: t("usual.new"), order: null };
    case "discounted":
      return { text: t("usual.discounted"), order: null };
    case "top-rated":
      return { text: t("usual.rated"), order: null };
    default:
      return { text: catalog("filters.order.popular"), order: "popular" };
  }
}
