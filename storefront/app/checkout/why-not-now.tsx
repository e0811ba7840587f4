import type { Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { isInItsTime } from "../catalog/item-state.ts";
import { useOpening } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";
import { useTimeWindow } from "../items/item-availability.ts";
import { TakeOut } from "./take-out.tsx";
import type { OrderedProducts } from "./use-ordered-products.ts";

interface WhyNotNowProps {
  store: StoreDetails;
  products: OrderedProducts;
  blocking: Item[];
  /** It can be ordered for later. */
  hasSlots: boolean;
  now: Date;
}

/**
 * Why an order is not possible now: its store is closed, or items are not sold at this time, which
 * are named.
 */
export function WhyNotNow({ store, products, blocking, hasSlots, now }: WhyNotNowProps) {
  const t = useMessages("checkout");
  const { config } = useShop();
  const opening = useOpening(store);
  const items = [...new Map(products.lines.map(({ item }) => [item.id, item])).values()];
  const notNow = items.filter((item) => !isInItsTime(item, now, config.time_zone));
  const named = blocking.length > 0 ? blocking : opening.isOpen ? notNow : [];
  const next = hasSlots
    ? t("time.orderLater")
    : blocking.length > 0 && items.length > 1
      ? t(blocking.length > 1 ? "time.withoutOne" : "time.without")
      : null;
  if (named.length > 0) {
    return (
      <>
        {named.map((item) => (
          <span key={item.id} className="block">
            <NotSoldNow item={item} /> {named.length === 1 && next}
            {blocking.length > 0 && (
              <span className="block">
                <TakeOut item={item} products={products} />
              </span>
            )}
          </span>
        ))}
        {named.length > 1 && next}
      </>
    );
  }
  if (opening.isOpen) return t("time.never");
  const closed = [opening.word, opening.detail].filter(Boolean).join(", ");
  return (
    <>
      {t("time.sentence", { text: closed })} {next}
    </>
  );
}

/** With the hours in which the item is sold. */
function NotSoldNow({ item }: { item: Item }) {
  const t = useMessages("checkout");
  const window = useTimeWindow(item);
  const { name } = item;
  return <>{window === "" ? t("time.notSoldNow", { name }) : t("time.soldAt", { name, window })}</>;
}

/** What the button says in place of the price while the order is possible at no time. */
export function useImpossibleText(store: StoreDetails, blocking: Item[]): string {
  const t = useMessages("checkout");
  const opening = useOpening(store);
  const [item] = blocking;
  if (item) return t("time.notWith", { name: item.name });
  if (!opening.isOpen && opening.detail) return t("time.button", { text: opening.detail });
  return t("time.none");
}
