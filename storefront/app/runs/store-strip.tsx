import type { ShopperCart } from "@errand/core/cart/carts.contract";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { RunReach } from "@errand/core/runs/runs.contract";
import { Button } from "@errand/ui/button.tsx";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronRight from "lucide-react/icons/chevron-right";
import Route from "lucide-react/icons/route";
import { useGoToCheckout } from "../cart/go-to-checkout.ts";
import { useCarts } from "../cart/use-carts.ts";
import { useReach } from "../catalog/reach.tsx";
import { useMoney } from "../config/shop.ts";
import { useWindowText } from "./use-window-text.ts";

type Store = Pick<StoreDetails, "id">;

/**
 * That one courier can bring what waits in other stores together with this one, and what that
 * costs; nothing without another cart, or where the store cannot be on the way.
 */
export function StoreStrip({ store }: { store: Store }) {
  const t = useMessages("runs");
  const goToCheckout = useGoToCheckout();
  const carts = useCarts().data ?? [];
  const others = carts.filter(({ store_id }) => store_id !== store.id);
  const isInErrand = others.length < carts.length;
  const reach = useReach([store]);
  const added = reach?.stores.find(({ store_id }) => store_id === store.id);
  const canBeAdded = added !== undefined && added.reason === undefined;
  if (others.length === 0 || !(isInErrand || canBeAdded)) return null;
  const stores = others.map(({ store_name }) => store_name).join(", ");
  const shown = isInErrand ? inRouteOrder(carts, reach?.run?.store_ids) : others;
  return (
    <section
      aria-label={t("title")}
      className="flex h-16 items-center gap-3 rounded-panel bg-sunken px-4"
    >
      <p className="hidden shrink-0 items-center gap-3 text-lg font-bold desk:flex">
        <Route aria-hidden className="size-5" />
        {t("title")}
      </p>
      <Stops carts={shown} hereId={store.id} />
      <div
        className={classNames(
          "min-w-0 grow leading-snug",
          isInErrand && "desk:shrink-0 desk:text-end",
        )}
      >
        {isInErrand ? (
          <Together stores={stores} run={reach?.run} />
        ) : (
          <Added stores={stores} extra={added?.extra ?? 0} />
        )}
      </div>
      {isInErrand && (
        <Button size="sm" className="shrink-0" onClick={() => goToCheckout("/errand")}>
          <span className="max-md:sr-only">{t("strip.see")}</span>
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Button>
      )}
    </section>
  );
}

/** As the courier comes to them; as they are where that is unknown. */
function inRouteOrder(carts: readonly ShopperCart[], storeIds: readonly number[] = []) {
  const place = ({ store_id }: ShopperCart) => storeIds.indexOf(store_id);
  return carts.toSorted((one, other) => place(one) - place(other));
}

interface StopsProps {
  carts: readonly ShopperCart[];
  /** The store whose page this is. */
  hereId: number;
}

/** The stores of the errand: pictures that overlap on phones, with names on wide screens. */
function Stops({ carts, hereId }: StopsProps) {
  const t = useMessages("runs");
  return (
    <ul className="flex shrink-0 items-center max-[22.5rem]:hidden desk:min-w-0 desk:shrink">
      {carts.map(({ store_id, store_name, store_logo_full_url, count }, index) => (
        <li
          key={store_id}
          className={classNames(
            "flex items-center gap-2.5 desk:min-w-0",
            index > 0 && "-ms-2.5 desk:ms-0",
          )}
        >
          {index > 0 && (
            <ChevronRight
              aria-hidden
              className="mx-3 hidden size-4 shrink-0 text-muted desk:block rtl:-scale-x-100"
            />
          )}
          <span className="size-9 shrink-0 overflow-hidden rounded-control border-2 border-sunken">
            <Picture src={store_logo_full_url} alt="" sizes="36px" />
          </span>
          <span className="min-w-0 leading-snug max-desk:sr-only">
            <bdi className="block truncate font-bold">{store_name}</bdi>
            <span className="block truncate text-meta text-muted">
              {store_id === hereId
                ? t("strip.here", { items: t("items", { count }) })
                : t("items", { count })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface TogetherProps {
  stores: string;
  /** Null where one courier cannot bring them, undefined while that is unknown. */
  run: RunReach["run"] | undefined;
}

/** One courier in place of several, and when; without the price while it is unknown. */
function Together({ stores, run }: TogetherProps) {
  const t = useMessages("runs");
  const money = useMoney();
  const windowText = useWindowText();
  if (!run) return <p className="line-clamp-2">{t("strip.together", { stores })}</p>;
  return (
    <>
      <p className="truncate font-bold">
        {run.fee === 0 ? t("strip.priceFree") : t("strip.price", { amount: money(run.fee) })}
      </p>
      <p className="truncate text-sm text-muted tabular-nums">
        {run.fee < run.alone_fee && (
          <>
            <s>{money(run.alone_fee)}</s> <bdi className="max-md:sr-only">
              {t("strip.apart")},
            </bdi>{" "}
          </>
        )}
        <bdi>{windowText(run.window)}</bdi>
      </p>
    </>
  );
}

/** What the store adds to the errand. */
function Added({ stores, extra }: { stores: string; extra: number }) {
  const t = useMessages("runs");
  const money = useMoney();
  return (
    <p className="line-clamp-2">
      {extra === 0 ? t("strip.free", { stores }) : t("strip.add", { stores, amount: money(extra) })}
    </p>
  );
}
