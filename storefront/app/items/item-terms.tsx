import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { fewLeft } from "@errand/core/items/stock";
import { weightText } from "@errand/core/weight-text";
import { ClockIcon } from "@errand/ui/icon-sprite.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import StoreIcon from "lucide-react/icons/store";
import { useOpening } from "../catalog/opening-text.ts";
import { storePath } from "../catalog/paths.ts";
import { useItemAvailability, useTimeWindow } from "./item-availability.ts";

interface ItemTermsProps {
  item: Item;
  /** Undefined while it loads. */
  store: Store | undefined;
  /** The stock of the chosen variation. */
  stock: number | null;
  /** False where the delivery has lines of its own. */
  showsMinutes?: boolean;
}

/** Who sells an item, and when, in what unit and how many of it. */
export function ItemTerms({ item, store, stock, showsMinutes = true }: ItemTermsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-meta">
      <StoreLine item={item} store={store} />
      <Measures item={item} stock={stock} showsMinutes={showsMinutes} />
    </div>
  );
}

function StoreLine({ item, store }: { item: Item; store: Store | undefined }) {
  return (
    <>
      <PageLink
        to={storePath({ slug: item.store_slug })}
        className="inline-flex min-h-9 items-center gap-1.5 font-semibold hover:underline"
      >
        <StoreIcon aria-hidden className="size-4" />
        <bdi>{item.store_name}</bdi>
        <ChevronRight aria-hidden className="size-4" />
      </PageLink>
      {store && <StoreOpening store={store} />}
    </>
  );
}

/** Shown for closed stores only. */
function StoreOpening({ store }: { store: Store }) {
  const { isOpen, word, detail } = useOpening(store);
  if (isOpen) return null;
  return <span className="text-muted">{[word, detail].filter(Boolean).join(" · ")}</span>;
}

/** Unit, delivery time, hours, maximum quantity and remaining stock. */
function Measures({ item, stock, showsMinutes }: Required<Omit<ItemTermsProps, "store">>) {
  const t = useMessages("catalog");
  const state = useItemAvailability(item);
  const window = useTimeWindow(item);
  const isFew = stock !== null && stock > 0 && stock <= fewLeft;
  const language = useLanguage();
  const amount = (count: number) =>
    item.weight_step === null ? count : weightText(item.weight_step * count, language);
  const { min_delivery_time: from, max_delivery_time: until } = item;
  return (
    <p aria-live="polite" className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
      {item.unit_type !== null && <span>{t("item.unit", { unit: item.unit_type })}</span>}
      {showsMinutes && (
        <span className="inline-flex items-center gap-1.5">
          <ClockIcon className="size-4" />
          {t("minutes", { from, until })}
        </span>
      )}
      {state === "ready" && window !== "" && <span>{t("order.availableAt", { window })}</span>}
      {item.maximum_cart_quantity !== null && (
        <span>{t("item.atMost", { amount: amount(item.maximum_cart_quantity) })}</span>
      )}
      {stock !== null && stock <= 0 && (
        <span className="font-semibold text-bad">{t("outOfStock")}</span>
      )}
      {isFew && (
        <span className="font-semibold text-warn">
          {t("item.onlyLeft", { amount: amount(stock) })}
        </span>
      )}
    </p>
  );
}
