import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { FilterBar } from "../../console/office/filter-bar.tsx";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { DayField, OfficeSelect } from "../../console/office/office-field.tsx";
import { useDeskClient } from "../desk-client.ts";
import { kinds, linked, type OrderFilter, sortings, states } from "./use-order-filter.ts";

/** What is listed: all of it is in the address. */
export function OrderFilters({
  filter,
  change,
  isBusy,
}: Pick<OrderFilter, "filter" | "change"> & { isBusy: boolean }) {
  const t = useMessages("desk-orders");
  const { endpointQuery, scope } = useDeskClient();
  const zones = useQuery(endpointQuery(scope, "GET /zone/list"));
  const modules = useQuery(endpointQuery(scope, "GET /module"));
  return (
    <FilterBar
      search={{
        label: t("search"),
        value: filter.search,
        isBusy,
        onChange: (search) => change({ search }),
      }}
    >
      <OfficeSelect
        label={t("state.label")}
        value={filter.state}
        onChange={(state) => change({ state })}
        options={states.map((value) => ({
          value,
          label:
            value === ""
              ? t("state.any")
              : value === "active"
                ? t("state.active")
                : t(`status.${value}`),
        }))}
      />
      <OfficeSelect
        label={t("kind.label")}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
        options={kinds.map((value) => ({ value, label: t(`kind.${value || "any"}`) }))}
      />
      <OfficeSelect
        label={t("zone.label")}
        value={filter.zone}
        onChange={(zone) => change({ zone })}
        options={[
          { value: "", label: t("zone.any") },
          ...(zones.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <OfficeSelect
        label={t("module.label")}
        value={filter.module}
        onChange={(module) => change({ module })}
        options={[
          { value: "", label: t("module.any") },
          ...(modules.data ?? [])
            .filter(({ module_type }) => module_type !== "rental")
            .map(({ id, module_name }) => ({ value: String(id), label: module_name })),
        ]}
      />
      <OfficeSelect
        label={t("late.label")}
        value={filter.late}
        onChange={(late) => change({ late })}
        options={[
          { value: "", label: t("late.any") },
          { value: "1", label: t("late.late") },
        ]}
      />
      <DayField label={t("from")} value={filter.from} onChange={(from) => change({ from })} />
      <DayField label={t("to")} value={filter.to} onChange={(to) => change({ to })} />
      <OfficeSelect
        label={t("sort.label")}
        value={filter.sort}
        onChange={(sort) => change({ sort })}
        options={sortings.map((value) => ({ value, label: t(`sort.${value}`) }))}
      />
      {linked
        .filter((name) => filter[name] !== "")
        .map((name) => {
          const label = t(`only.${name}`, { id: filter[name] });
          return (
            <OfficeButton
              key={name}
              aria-label={t("only.remove", { name: label })}
              onClick={() => change({ [name]: "" })}
            >
              {label}
              <X aria-hidden className="size-4" />
            </OfficeButton>
          );
        })}
    </FilterBar>
  );
}
