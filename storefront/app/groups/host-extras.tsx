import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { ErrorResponse } from "@errand/core/errors";
import type { Group } from "@errand/core/groups/groups.contract";
import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { CouponSection } from "../checkout/coupon-section.tsx";
import { ExtrasSection } from "../checkout/extras-section.tsx";
import { couponBasis, useCoupon } from "../checkout/use-coupon.ts";
import { useShop } from "../config/shop.ts";
import type { HostDraft } from "./use-host-draft.ts";

interface HostExtrasProps {
  /** As it is quoted. */
  group: Group;
  store: StoreDetails;
  draft: HostDraft;
  change(changes: Partial<HostDraft>): void;
  errors: ErrorResponse[];
}

/** What the host adds when ordering: notes, a tip, a coupon for all lines. */
export function HostExtras({ group, store, draft, change, errors }: HostExtrasProps) {
  const { config } = useShop();
  const scope = { ...useScope(), zoneIds: [store.zone_id], moduleId: store.module_id };
  const lines = group.receipt?.lines ?? [];
  const items = lines.filter(({ key }) => key === "items" || key === "add_ons");
  const subtotal = sumOf(items.map(({ amount }) => toMinor(amount)));
  const setCoupon = (couponCode: string | null) => change({ couponCode });
  const coupon = useCoupon({
    code: draft.couponCode,
    isGuest: false,
    list: endpointQuery(scope, "GET /coupon/list", { store_id: store.id }),
    find: (code) => {
      const input = { code, store_id: store.id, amount: fromMinor(subtotal) };
      return call("GET /coupon/apply", input, { scope });
    },
    basis: couponBasis(group.receipt, subtotal, {
      byStore: store.free_delivery,
      over: config.free_delivery_over === null ? null : toMinor(config.free_delivery_over),
    }),
    errors,
    change: setCoupon,
    drop: () => setCoupon(null),
  });
  const isDelivered = group.order_type !== "take_away";
  return (
    <div className="divide-y divide-line border-y border-line *:first:pt-5">
      <ExtrasSection
        draft={draft}
        change={change}
        offers={{
          delivery: isDelivered,
          cutlery: store.cutlery,
          packaging: store.extra_packaging_status ? store.extra_packaging_amount : null,
          tip: config.dm_tips_status === 1 && isDelivered,
        }}
      />
      <CouponSection coupon={coupon} storeId={store.id} />
    </div>
  );
}
