import { Badge } from "@errand/ui/badge.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { SearchField } from "@errand/ui/search-input.tsx";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import Bike from "lucide-react/icons/bike";
import { MoreButton } from "../../console/office/more-button.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { Segments } from "../../console/office/segments.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useMoney } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { RowTable } from "../list/row-table.tsx";
import { useAgeText } from "../list/use-age-text.ts";

const limit = 50;
const readEveryMs = 30_000;

/** All couriers, or those on duty. */
export function CourierList() {
  const t = useMessages("desk-couriers");
  const desk = useMessages("desk");
  const money = useMoney();
  const age = useAgeText();
  const { filter, change } = useAddressFilter(["search", "duty"]);
  const duty = filter.duty === "on" ? "on" : "";
  const input = {
    limit,
    search: filter.search.trim() || undefined,
    on_duty: duty === "on" ? (1 as const) : undefined,
  };
  const { scopedPages, scope } = useDeskClient();
  const query = useInfiniteQuery({
    ...scopedPages(scope, ["GET /desk/couriers", input], (call, offset) =>
      call("GET /desk/couriers", { ...input, offset }),
    ),
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * limit < total_size ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    refetchInterval: readEveryMs,
  });
  return (
    <>
      <PageHead title={desk("section.couriers")}>
        <Segments<"" | "on">
          label={t("duty.label")}
          value={duty}
          onChange={(value) => change({ duty: value })}
          options={[
            { value: "", label: t("duty.all") },
            { value: "on", label: t("duty.on") },
          ]}
        />
      </PageHead>
      <div className="border-b border-line px-4 py-3 md:px-5">
        <SearchField
          label={t("search")}
          value={filter.search}
          isBusy={query.isFetching}
          onChange={(search) => change({ search })}
        />
      </div>
      <QueryState query={query}>
        {({ pages }) => {
          const couriers = pages.flatMap((page) => page.couriers);
          if (couriers.length === 0)
            return <EmptyState icon={Bike} title={t("none")} text={t("noneText")} />;
          return (
            <RowTable
              caption={desk("section.couriers")}
              columns={[
                { label: t("column.name") },
                { label: t("column.duty") },
                { label: t("column.jobs"), isFigure: true },
                { label: t("column.cash"), isFigure: true },
                { label: t("column.position") },
                { label: t("column.phone") },
              ]}
              rows={couriers.map((courier) => ({
                key: courier.id,
                to: `/desk/couriers/${courier.id}`,
                cells: [
                  courier.name,
                  courier.on_duty ? (
                    <Badge key="duty" tone="good">
                      {t("duty.on")}
                    </Badge>
                  ) : (
                    t("duty.off")
                  ),
                  courier.active_orders,
                  money(courier.cash),
                  courier.location ? t("ago", { age: age(courier.location.time) }) : "–",
                  <a key="phone" href={`tel:${courier.phone}`} className="underline">
                    {courier.phone}
                  </a>,
                ],
              }))}
            />
          );
        }}
      </QueryState>
      <MoreButton query={query} />
    </>
  );
}
