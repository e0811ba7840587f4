import { tripStatuses } from "@errand/core/trips/trips.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import { FilterBar } from "../../console/office/filter-bar.tsx";
import { MoreButton } from "../../console/office/more-button.tsx";
import { OfficeSelect } from "../../console/office/office-field.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useMoney } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { ListTools } from "../list/list-tools.tsx";
import { RowTable } from "../list/row-table.tsx";
import { useListPages } from "../list/use-list-pages.ts";
import { TripStatus } from "./trip-status.tsx";
import { useMomentText } from "./use-moment-text.ts";

const limit = 50;
const states = ["active", ...tripStatuses] as const;

/** The rental trips of the operator's zones, those that are picked up first before others. */
export function TripList() {
  const t = useMessages("desk-trips");
  const desk = useMessages("desk");
  const money = useMoney();
  const moment = useMomentText();
  const { endpointQuery, scope } = useDeskClient();
  const zones = useQuery(endpointQuery(scope, "GET /zone/list"));
  const { filter, change } = useAddressFilter(["search", "state", "zone"]);
  const input = {
    limit,
    search: filter.search.trim() || undefined,
    state: states.find((state) => state === filter.state),
    zone_id: /^[1-9]\d{0,9}$/.test(filter.zone) ? Number(filter.zone) : undefined,
  };
  const query = useListPages({
    name: ["GET /desk/trips", input],
    limit,
    read: (call, offset) => call("GET /desk/trips", { ...input, offset }),
  });
  const columns = [
    { label: t("column.trip") },
    { name: "pickup", label: t("column.pickup") },
    { name: "back", label: t("column.back") },
    { name: "provider", label: t("column.provider") },
    { name: "customer", label: t("column.customer") },
    { name: "status", label: t("column.status") },
    { name: "amount", label: t("column.amount"), isFigure: true },
  ];
  return (
    <>
      <PageHead title={desk("section.trips")} />
      <FilterBar
        search={{
          label: t("search"),
          value: filter.search,
          isBusy: query.isFetching,
          onChange: (search) => change({ search }),
        }}
      >
        <OfficeSelect
          label={t("state")}
          value={input.state ?? ""}
          onChange={(state) => change({ state })}
          options={[
            { value: "", label: t("any") },
            ...states.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
        />
        <OfficeSelect
          label={t("zone")}
          value={filter.zone}
          onChange={(zone) => change({ zone })}
          options={[
            { value: "", label: t("anyZone") },
            ...(zones.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <ListTools list="trips" columns={columns} />
      </FilterBar>
      <QueryState query={query}>
        {({ pages }) => {
          const trips = pages.flatMap((page) => page.trips);
          if (trips.length === 0)
            return <EmptyState icon={KeyRound} title={t("none")} text={t("noneText")} />;
          return (
            <RowTable
              caption={desk("section.trips")}
              columns={columns}
              rows={trips.map((trip) => ({
                key: trip.id,
                to: `/desk/trips/${trip.id}`,
                cells: [
                  trip.id,
                  moment(trip.pickup_time),
                  moment(trip.estimated_trip_end_time),
                  trip.provider.name,
                  <span key="customer">
                    <bdi>{trip.user_info.contact_person_name}</bdi>{" "}
                    <span className="text-muted">{trip.user_info.contact_person_number}</span>
                  </span>,
                  <TripStatus key="status" trip={trip} />,
                  money(trip.trip_amount),
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
