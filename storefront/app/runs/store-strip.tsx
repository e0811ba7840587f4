import type { ShopperCart } from "@errand/core/cart/carts.contract";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { RunReach } from "@errand/core/runs/runs.contract";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import ArrowRight from "lucide-react/icons/arrow-right";
import Route from "lucide-react/icons/route";
import { scopedQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useGoToCheckout } from "../cart/go-to-checkout.ts";
import { useCarts } from "../cart/use-carts.ts";
import { useMoney } from "../config/shop.ts";

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
  const reach = useReach(store, carts);
  const added = reach?.stores.find(({ store_id }) => store_id === store.id);
  const canBeAdded = added !== undefined && added.reason === undefined;
  if (others.length === 0 || !(isInErrand || canBeAdded)) return null;
  const stores = others.map(({ store_name }) => store_name).join(", ");
  return (
    <section
      aria-label={t("title")}
      className="flex h-16 items-center gap-3 rounded-panel bg-sunken px-4"
    >
      <Route aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 grow leading-snug">
        {isInErrand ? (
          <Together stores={stores} run={reach?.run} />
        ) : (
          <Added stores={stores} extra={added?.extra ?? 0} />
        )}
      </div>
      {isInErrand && (
        <Button size="sm" className="shrink-0" onClick={() => goToCheckout("/errand")}>
          <span className="max-md:sr-only">{t("strip.see")}</span>
          <ArrowRight aria-hidden className="size-4 md:hidden rtl:-scale-x-100" />
        </Button>
      )}
    </section>
  );
}

/** One courier in place of several; without the price while it is unknown. */
function Together({ stores, run }: { stores: string; run: RunReach["run"] | undefined }) {
  const t = useMessages("runs");
  const money = useMoney();
  if (!run) return <p className="line-clamp-2">{t("strip.together", { stores })}</p>;
  return (
    <>
      <p className="truncate font-bold">{t("strip.price", { amount: money(run.fee) })}</p>
      <p className="truncate text-sm text-muted">
        {run.fee < run.alone_fee
          ? t("strip.instead", { amount: money(run.alone_fee), stores })
          : t("strip.with", { stores })}
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

function useReach({ id }: Store, carts: readonly ShopperCart[]): RunReach | undefined {
  const content = carts.map(({ store_id, subtotal }) => `${store_id} ${subtotal}`).join();
  return useQuery({
    ...scopedQuery(useScope(), ["reach", id, content], (call) =>
      call("GET /customer/run/reach", { store_ids: [id] }),
    ),
    enabled: carts.some(({ store_id }) => store_id !== id),
  }).data;
}
