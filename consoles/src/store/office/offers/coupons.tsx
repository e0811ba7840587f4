import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import TicketPercent from "lucide-react/icons/ticket-percent";
import { useState } from "react";
import { MoreButton } from "../../../console/office/more-button.tsx";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useStoreClient } from "../../store-client.ts";
import { CouponDialog } from "./coupon-dialog.tsx";
import type { StoreCoupon } from "./coupon-form.ts";
import { CouponRow } from "./coupon-row.tsx";

const pageSize = 20;

/** The coupons that the store gives and bears, the newest first. */
export function Coupons() {
  const t = useMessages("offers");
  const [edited, setEdited] = useState<StoreCoupon | "new" | null>(null);
  const { scopedPages, scope } = useStoreClient();
  const query = useInfiniteQuery({
    ...scopedPages(scope, ["GET /store/coupons"], (call, offset) =>
      call("GET /store/coupons", { limit: pageSize, offset }),
    ),
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * pageSize < total_size ? pages.length + 1 : undefined,
  });
  return (
    <>
      <div className="flex max-w-4xl flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 md:px-5">
        <p className="min-w-60 grow text-strong">{t("coupons.text")}</p>
        <OfficeButton tone="ink" onClick={() => setEdited("new")}>
          <Plus aria-hidden className="size-4.5" />
          {t("coupons.new")}
        </OfficeButton>
      </div>
      <QueryState query={query}>
        {({ pages }) => {
          const coupons = pages.flatMap(({ entries }) => entries);
          if (coupons.length === 0)
            return (
              <EmptyState
                icon={TicketPercent}
                title={t("coupons.none")}
                text={t("coupons.noneText")}
              />
            );
          return (
            <ul className="max-w-4xl divide-y divide-line px-4 md:px-5">
              {coupons.map((coupon) => (
                <CouponRow key={coupon.id} coupon={coupon} onEdit={() => setEdited(coupon)} />
              ))}
              {query.hasNextPage && (
                <li>
                  <MoreButton query={query} />
                </li>
              )}
            </ul>
          );
        }}
      </QueryState>
      {edited !== null && (
        <CouponDialog coupon={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
