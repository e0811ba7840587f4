import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Bike from "lucide-react/icons/bike";
import { Segments } from "../../console/office/segments.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useMoney } from "../../console/use-shop.ts";
import { FoundRows } from "../list/found-rows.tsx";
import { RowTable } from "../list/row-table.tsx";
import { useAgeText } from "../list/use-age-text.ts";
import { useListPages } from "../list/use-list-pages.ts";

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
  const query = useListPages({
    name: ["GET /desk/couriers", input],
    limit,
    read: (call, offset) => call("GET /desk/couriers", { ...input, offset }),
    everyMs: readEveryMs,
  });
  const columns = [
    { label: t("column.name") },
    { name: "duty", label: t("column.duty") },
    { name: "jobs", label: t("column.jobs"), isFigure: true },
    { name: "cash", label: t("column.cash"), isFigure: true },
    { name: "position", label: t("column.position") },
    { name: "phone", label: t("column.phone") },
  ];
  return (
    <FoundRows
      list="couriers"
      columns={columns}
      title={desk("section.couriers")}
      beside={
        <Segments<"" | "on">
          label={t("duty.label")}
          value={duty}
          onChange={(value) => change({ duty: value })}
          options={[
            { value: "", label: t("duty.all") },
            { value: "on", label: t("duty.on") },
          ]}
        />
      }
      searchLabel={t("search")}
      search={filter.search}
      onSearch={(search) => change({ search })}
      query={query}
      getRows={(page) => page.couriers}
      empty={{ icon: Bike, title: t("none"), text: t("noneText") }}
    >
      {(couriers) => (
        <RowTable
          caption={desk("section.couriers")}
          columns={columns}
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
      )}
    </FoundRows>
  );
}
